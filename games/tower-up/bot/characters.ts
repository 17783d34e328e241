import type { QuickChance } from '@faubourg/core';
import { type CharacterName, CHARACTERS } from '../rules/characters.ts';
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import { TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { TRACKS } from '../rules/material.ts';

/** How much a character likes an answer, 0 to 1, from the player's part before and after it. */
type Taste = (before: Player, after: Player, code: number) => number;
type Player = { readonly data: Int32Array; readonly me: number };

/** Steps of a marker, floors of a stock and steps towards a star that count as much as possible. */
const MOST_STEPS = 6;
const MOST_FLOORS = 4;
const MOST_NEARER = 2;

const COLOURS = [0, 1, 2, 3] as const;
const STARS = TRACKS.star_steps;

const marker = ({ data, me }: Player, colour: number): number =>
  (data[me + at.MARKERS]! >> (at.BITS * colour)) & 63;
const steps = (player: Player): number =>
  COLOURS.reduce((sum: number, colour) => sum + marker(player, colour), 0);

/** The steps that all four markers together lack to the next star column; 0 after the last one. */
function short(player: Player): number {
  const star = STARS[player.data[player.me + at.STARS]!];
  if (star === undefined) return 0;
  return COLOURS.reduce(
    (sum: number, colour) => sum + Math.max(0, star - marker(player, colour)),
    0,
  );
}

const within = (value: number, most: number): number => Math.min(1, Math.max(0, value / most));

const tastes: { readonly [character in CharacterName]: Taste } = {
  /** Builds, and likes high buildings. */
  builder: (before, after, code) =>
    code < TAKE ? (1 + within(steps(after) - steps(before), MOST_STEPS)) / 2 : 0,
  /** Fills its stock before it builds. */
  collector: (before, after) =>
    within(after.data[after.me + at.TOTAL]! - before.data[before.me + at.TOTAL]!, MOST_FLOORS),
  /** Moves all four markers to the next star column: a star is an extra turn. */
  racer: (before, after) =>
    after.data[after.me + at.STARS]! > before.data[before.me + at.STARS]!
      ? 1
      : within(short(before) - short(after), MOST_NEARER),
};

/** The part of the victory that a character gives away at most for an answer that it likes. */
const WHIMS: { readonly [character in CharacterName]: number } = {
  builder: 0.035,
  collector: 0.06,
  racer: 0.035,
};

/** The character of this name; undefined if there is none. */
export const characterNamed = (name: string | undefined): CharacterName | undefined =>
  CHARACTERS.find((one) => one === name);

type Settings = {
  readonly character?: CharacterName | undefined;
  readonly temperature: number;
  readonly horizon: 'far' | 'one';
};

/** What a bot's character adds to the worth of each answer, in shares of the victory. */
export function likings(
  { character, temperature, horizon }: Settings,
  root: TowerUpNode,
  seat: number,
  codes: ArrayLike<number>,
  chance: QuickChance,
): number[] | null {
  if (character === undefined) return null;
  const me = at.PLAYERS + seat * at.PLAYER;
  const next: TowerUpNode = { ...root, data: root.data.slice() };
  // A weak level does not tell close answers apart: its character decides among more of them. What a
  // search finds is worth more care.
  const whim = Math.max(horizon === 'far' ? WHIMS[character] / 3 : WHIMS[character], temperature);
  return Array.from(codes, (code) => {
    fast.copy(root, next);
    fast.apply(next, seat, code, chance);
    return whim * tastes[character]({ data: root.data, me }, { data: next.data, me }, code);
  });
}
