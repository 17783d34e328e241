import type { RoughGuess } from '@faubourg/search';
import { PLAYER, PLAYERS, RETURNING, ROOFS_LEFT, STARTS } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { readRough, ROUGH_FEATURES } from './rough-features.ts';
import weights from './weights/rough-guess.json' with { type: 'json' };

/** By number of players: a weight for each feature, then how it changes with the roofs left. */
const WEIGHTS: { readonly [players: string]: readonly number[] } = weights.weights;

/** 0 with half of the roofs left, about 1 at the start and −1 at the end. */
export const phaseOf = (roofsLeft: number): number => roofsLeft / 5 - 1;

const sums = new Float64Array(ROUGH_FEATURES);
let read = new Float32Array(64 * ROUGH_FEATURES);

/** Guesses builds and cards by a sum over their features. */
export function roughGuess(players: number): RoughGuess<TowerUpNode> {
  const known = Float64Array.from(WEIGHTS[players]!);
  return (node, seat, codes, count, odds) => {
    const { data } = node;
    if (data[STARTS] !== 0 || data[RETURNING] !== 0) return false;
    if (read.length < count * ROUGH_FEATURES) read = new Float32Array(2 * count * ROUGH_FEATURES);
    readRough(node, seat, codes, count, read);
    const phase = phaseOf(data[PLAYERS + seat * PLAYER + ROOFS_LEFT]!);
    for (let k = 0; k < ROUGH_FEATURES; k++)
      sums[k] = known[k]! + phase * known[ROUGH_FEATURES + k]!;
    for (let i = 0, row = 0; i < count; i++, row += ROUGH_FEATURES) {
      let sum = 0;
      for (let k = 0; k < ROUGH_FEATURES; k++) sum += sums[k]! * read[row + k]!;
      odds[i] = sum;
    }
    return true;
  };
}
