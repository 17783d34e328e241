import { COLOURS } from '../colours.ts';
import * as material from '../material.ts';
import type { Objective } from '../material-shape.ts';
import * as layout from './layout.ts';
import type { Tables } from './tables.ts';

const { OBJECTIVES } = material;
const { BITS, BY_COLOUR, BY_DISTRICT, FIELD, GUARD, LEVELS, ONES, PRESENT, TWICE } = layout;

export function bits(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const RULES = [
  'all_colours',
  'all_districts',
  'count_feature',
  'count_colour',
  'double_presence',
  'roof_levels',
  'grey_split',
  'connected_group',
  'border_pairs',
] as const;

/** By objective: its rule and up to two parameters (see `holds`). */
const RULE = Int32Array.from(OBJECTIVES, ({ rule }) => RULES.indexOf(rule));
const NUMBERS = Int32Array.from(OBJECTIVES.flatMap(numbersOf));

function numbersOf(objective: Objective): [number, number] {
  const { rule } = objective;
  if (rule === 'count_feature') return [objective.n, objective.feature === 'park' ? 0 : 2];
  if (rule === 'count_colour') return [objective.n, BITS * COLOURS.indexOf(objective.colour)];
  if (rule === 'grey_split') return [objective.n[0]!, objective.n[1]!];
  if (rule !== 'roof_levels') return [objective.n, 0];
  return [objective.levels.reduce((all, level) => all | (1 << level), 0), 0];
}

/**
 * TU-31 over bit masks: whether an objective that was not met before is met now that the player
 * whose data begins at `me` has put a roof on `site`.
 */
export function holds(
  objective: number,
  data: Int32Array,
  me: number,
  tables: Tables,
  site: number,
): boolean {
  const n = NUMBERS[2 * objective]!;
  const m = NUMBERS[2 * objective + 1]!;
  switch (RULE[objective]!) {
    case 0:
      return ((data[me + BY_COLOUR]! + GUARD - ONES) & GUARD) === GUARD;
    case 1:
      return everyDistrict(data[me + BY_DISTRICT]!);
    case 2: {
      const low = data[me + PRESENT]! & tables.features[m]!;
      return bits(low) + bits(data[me + PRESENT + 1]! & tables.features[m + 1]!) >= n;
    }
    case 3:
      return ((data[me + BY_COLOUR]! >> m) & FIELD) >= n;
    case 4:
      return bits(data[me + TWICE]!) + bits(data[me + TWICE + 1]!) >= n;
    case 5:
      return (data[me + LEVELS]! & n) === n;
    case 6: {
      const one = (data[me + BY_DISTRICT]! >> tables.grey[0]) & 15;
      const other = (data[me + BY_DISTRICT]! >> tables.grey[1]) & 15;
      return (one >= n && other >= m) || (one >= m && other >= n);
    }
    case 7:
      return groupAround(data, me, tables, site) >= n;
    default:
      return bothSides(data, me, tables, site);
  }
}

/** Whether all five districts, four bits each, are non-zero. */
function everyDistrict(packed: number): boolean {
  return ((packed | (packed >> 1) | (packed >> 2) | (packed >> 3)) & 0x11111) === 0x11111;
}

/** The size of the connected group around the site, found neighbour by neighbour. */
function groupAround(data: Int32Array, me: number, { nextMask }: Tables, site: number): number {
  let low = data[me + PRESENT]!;
  let high = data[me + PRESENT + 1]!;
  let newLow = site < 32 ? 1 << site : 0;
  let newHigh = site < 32 ? 0 : 1 << (site & 31);
  let size = 0;
  while ((newLow | newHigh) !== 0) {
    const next = newLow !== 0 ? 31 - Math.clz32(newLow) : 63 - Math.clz32(newHigh);
    const bit = 1 << (next & 31);
    if (next < 32) {
      newLow ^= bit;
      low &= ~bit;
    } else {
      newHigh ^= bit;
      high &= ~bit;
    }
    newLow |= nextMask[2 * next]! & low;
    newHigh |= nextMask[2 * next + 1]! & high;
    size++;
  }
  return size;
}

const has = (data: Int32Array, me: number, site: number): boolean =>
  ((data[me + PRESENT + (site >> 5)]! >> (site & 31)) & 1) === 1;

/**
 * Whether a border road at the site has the player at both ends, and so has another road across
 * another border without a shared building.
 */
function bothSides(data: Int32Array, me: number, { crossings }: Tables, site: number): boolean {
  for (let i = 0; i < crossings.length; i += 3) {
    const a = crossings[i]!;
    const b = crossings[i + 1]!;
    if ((a !== site && b !== site) || !has(data, me, a) || !has(data, me, b)) continue;
    for (let j = 0; j < crossings.length; j += 3) {
      const c = crossings[j]!;
      const d = crossings[j + 1]!;
      const apart = a !== c && a !== d && b !== c && b !== d;
      const other = crossings[i + 2] !== crossings[j + 2];
      if (apart && other && has(data, me, c) && has(data, me, d)) return true;
    }
  }
  return false;
}
