import { COLOURS } from '../colours.ts';
import { OBJECTIVES } from '../material.ts';
import type { Objective } from '../material-forms.ts';
import { BITS, BY_COLOUR, BY_DISTRICT, FIELD, GUARD, LEVELS, ONES, PRESENT, TWICE } from './layout.ts';
import type { Tables } from './tables.ts';

/*
 * TU-31 over bit masks. A test: the numbers of the node, where the player's part begins, the
 * tables of the board.
 */
type Test = (data: Int32Array, me: number, tables: Tables) => boolean;

export function bits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function testFor(objective: Objective): Test {
  switch (objective.rule) {
    case 'all_colours':
      return (data, me) => ((data[me + BY_COLOUR]! + GUARD - ONES) & GUARD) === GUARD;
    case 'all_districts':
      return (data, me) => everyDistrict(data[me + BY_DISTRICT]!);
    case 'count_feature': {
      const { n, feature } = objective;
      const which = feature === 'park' ? 'parks' : 'lakes';
      return (data, me, tables) =>
        bits(data[me + PRESENT]! & tables[which][0]!) +
          bits(data[me + PRESENT + 1]! & tables[which][1]!) >=
        n;
    }
    case 'count_colour': {
      const { n } = objective;
      const shift = BITS * COLOURS.indexOf(objective.colour);
      return (data, me) => ((data[me + BY_COLOUR]! >> shift) & FIELD) >= n;
    }
    case 'double_presence': {
      const { n } = objective;
      return (data, me) => bits(data[me + TWICE]!) + bits(data[me + TWICE + 1]!) >= n;
    }
    case 'roof_levels': {
      const wanted = objective.levels.reduce((all, level) => all | (1 << level), 0);
      return (data, me) => (data[me + LEVELS]! & wanted) === wanted;
    }
    case 'grey_split': {
      const [many, few] = objective.n as [number, number];
      return (data, me, { grey }) => {
        const one = (data[me + BY_DISTRICT]! >> grey[0]) & 15;
        const other = (data[me + BY_DISTRICT]! >> grey[1]) & 15;
        return (one >= many && other >= few) || (one >= few && other >= many);
      };
    }
    case 'connected_group':
      return groupOf(objective.n);
    case 'border_pairs':
      return bothSides;
  }
}

/** Four bits a district, none of the five zero. */
function everyDistrict(packed: number): boolean {
  return ((packed | (packed >> 1) | (packed >> 2) | (packed >> 3)) & 0x11111) === 0x11111;
}

function groupOf(n: number): Test {
  return (data, me, { nextMask }) => {
    let low = data[me + PRESENT]!;
    let high = data[me + PRESENT + 1]!;
    while (bits(low) + bits(high) >= n) {
      // A group grows from one site until no neighbour is left; then the rest is looked at.
      let newLow = low & -low;
      let newHigh = low === 0 ? high & -high : 0;
      let size = 0;
      while ((newLow | newHigh) !== 0) {
        const inLow = newLow !== 0;
        const site = inLow ? 31 - Math.clz32(newLow & -newLow) : 63 - Math.clz32(newHigh & -newHigh);
        size++;
        if (inLow) {
          newLow &= newLow - 1;
          low &= ~(1 << site);
        } else {
          newHigh &= newHigh - 1;
          high &= ~(1 << (site & 31));
        }
        newLow |= nextMask[2 * site]! & low;
        newHigh |= nextMask[2 * site + 1]! & high;
      }
      if (size >= n) return true;
    }
    return false;
  };
}

const has = (data: Int32Array, me: number, site: number): boolean =>
  ((data[me + PRESENT + (site >> 5)]! >> (site & 31)) & 1) === 1;

function bothSides(data: Int32Array, me: number, { crossings }: Tables): boolean {
  for (let i = 0; i < crossings.length; i += 3) {
    const a = crossings[i]!;
    const b = crossings[i + 1]!;
    if (!has(data, me, a) || !has(data, me, b)) continue;
    for (let j = i + 3; j < crossings.length; j += 3) {
      const c = crossings[j]!;
      const d = crossings[j + 1]!;
      const apart = a !== c && a !== d && b !== c && b !== d;
      const other = crossings[i + 2] !== crossings[j + 2];
      if (apart && other && has(data, me, c) && has(data, me, d)) return true;
    }
  }
  return false;
}

/** By the number of the objective. */
export const TESTS: readonly Test[] = OBJECTIVES.map(testFor);
