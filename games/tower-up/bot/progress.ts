import { COLOURS } from '../rules/colours.ts';
import { bits } from '../rules/fast/goals.ts';
import {
  BITS,
  BY_COLOUR,
  BY_DISTRICT,
  FIELD,
  LEVELS,
  PRESENT,
  TWICE,
} from '../rules/fast/layout.ts';
import type { Tables } from '../rules/fast/tables.ts';
import { OBJECTIVES } from '../rules/material.ts';
import type { Objective } from '../rules/material-shape.ts';

/** The steps a player still needs for an objective; 0 when it is met. */
type Missing = (data: Int32Array, me: number, tables: Tables) => number;

const atMost = (need: number, have: number): number => (have < need ? need - have : 0);

function missingFor(objective: Objective): { need: number; missing: Missing } {
  switch (objective.rule) {
    case 'all_colours': {
      const { n } = objective;
      const some = (packed: number, shift: number): number => ((packed >> shift) & FIELD ? 1 : 0);
      const missing: Missing = (data, me) => {
        const own = data[me + BY_COLOUR]!;
        return atMost(
          n,
          some(own, 0) + some(own, BITS) + some(own, 2 * BITS) + some(own, 3 * BITS),
        );
      };
      return { need: n, missing };
    }
    case 'all_districts': {
      const { n } = objective;
      return { need: n, missing: (data, me) => atMost(n, nonZero(data[me + BY_DISTRICT]!)) };
    }
    case 'count_feature': {
      const { n } = objective;
      const word = objective.feature === 'park' ? 0 : 2;
      const missing: Missing = (data, me, { features }) =>
        atMost(
          n,
          bits(data[me + PRESENT]! & features[word]!) +
            bits(data[me + PRESENT + 1]! & features[word + 1]!),
        );
      return { need: n, missing };
    }
    case 'count_colour': {
      const { n } = objective;
      const shift = BITS * COLOURS.indexOf(objective.colour);
      return {
        need: n,
        missing: (data, me) => atMost(n, (data[me + BY_COLOUR]! >> shift) & FIELD),
      };
    }
    case 'double_presence': {
      const { n } = objective;
      const missing: Missing = (data, me) =>
        atMost(n, bits(data[me + TWICE]!) + bits(data[me + TWICE + 1]!));
      return { need: n, missing };
    }
    case 'roof_levels': {
      const wanted = objective.levels.reduce((all, level) => all | (1 << level), 0);
      const need = objective.levels.length;
      return { need, missing: (data, me) => need - bits(data[me + LEVELS]! & wanted) };
    }
    case 'grey_split': {
      const [many, few] = objective.n as [number, number];
      const missing: Missing = (data, me, { grey }) => {
        const one = (data[me + BY_DISTRICT]! >> grey[0]) & 15;
        const other = (data[me + BY_DISTRICT]! >> grey[1]) & 15;
        return Math.min(
          atMost(many, one) + atMost(few, other),
          atMost(few, one) + atMost(many, other),
        );
      };
      return { need: many + few, missing };
    }
    case 'connected_group': {
      const { n } = objective;
      return { need: n, missing: (data, me, tables) => atMost(n, largestGroup(data, me, tables)) };
    }
    case 'border_pairs':
      break;
  }
  return { need: 2, missing: missingPairs };
}

/** The number of districts with a building; four bits each. */
function nonZero(packed: number): number {
  return bits((packed | (packed >> 1) | (packed >> 2) | (packed >> 3)) & 0x11111);
}

function largestGroup(data: Int32Array, me: number, { nextMask }: Tables): number {
  let low = data[me + PRESENT]!;
  let high = data[me + PRESENT + 1]!;
  let largest = 0;
  while ((low | high) !== 0) {
    let newLow = low & -low;
    let newHigh = newLow === 0 ? high & -high : 0;
    let size = 0;
    while ((newLow | newHigh) !== 0) {
      const site = newLow !== 0 ? 31 - Math.clz32(newLow) : 63 - Math.clz32(newHigh);
      const bit = 1 << (site & 31);
      if (site < 32) {
        newLow &= ~bit;
        low &= ~bit;
      } else {
        newHigh &= ~bit;
        high &= ~bit;
      }
      newLow |= nextMask[2 * site]! & low;
      newHigh |= nextMask[2 * site + 1]! & high;
      size++;
    }
    if (size > largest) largest = size;
  }
  return largest;
}

const has = (data: Int32Array, me: number, site: number): boolean =>
  ((data[me + PRESENT + (site >> 5)]! >> (site & 31)) & 1) === 1;

/** By site: the sites across a border from it, as a bit mask in two words; of one board. */
const across = { of: null as Int32Array | null, masks: new Int32Array(2 * 64) };

/** Whether the player is on both sides of a border: mostly it is not. */
function isAcross(data: Int32Array, me: number, { crossings }: Tables): boolean {
  const { masks } = across;
  if (across.of !== crossings) {
    across.of = crossings;
    masks.fill(0);
    for (let i = 0; i < crossings.length; i += 3) {
      const [a, b] = [crossings[i]!, crossings[i + 1]!];
      masks[2 * a + (b >> 5)]! |= 1 << (b & 31);
    }
  }
  const low = data[me + PRESENT]!;
  const high = data[me + PRESENT + 1]!;
  let pairs = 0;
  for (let rest = low; rest !== 0; rest &= rest - 1) {
    const row = 2 * (31 - Math.clz32(rest & -rest));
    pairs |= (masks[row]! & low) | (masks[row + 1]! & high);
  }
  for (let rest = high; rest !== 0; rest &= rest - 1) {
    const row = 2 * (63 - Math.clz32(rest & -rest));
    pairs |= (masks[row]! & low) | (masks[row + 1]! & high);
  }
  return pairs !== 0;
}

function missingPairs(data: Int32Array, me: number, tables: Tables): number {
  if (!isAcross(data, me, tables)) return 2;
  const { crossings } = tables;
  let missing = 2;
  for (let i = 0; i < crossings.length; i += 3) {
    const a = crossings[i]!;
    const b = crossings[i + 1]!;
    if (!has(data, me, a) || !has(data, me, b)) continue;
    missing = 1;
    for (let j = i + 3; j < crossings.length; j += 3) {
      const c = crossings[j]!;
      const d = crossings[j + 1]!;
      if (crossings[i + 2] === crossings[j + 2] || a === c || a === d || b === c || b === d)
        continue;
      if (has(data, me, c) && has(data, me, d)) return 0;
    }
  }
  return missing;
}

const all = OBJECTIVES.map(missingFor);

/** By index of the objective: its steps in all, and the steps a player still needs. */
export const NEED = Int32Array.from(all, ({ need }) => need);
export const MISSING: readonly Missing[] = all.map(({ missing }) => missing);
