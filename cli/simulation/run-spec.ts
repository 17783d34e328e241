import {
  anyJson,
  commitmentTo,
  flag,
  integer,
  list,
  MAX_SEATS,
  object,
  type Options,
  QuickChance,
  type Shape,
  type Shuffling,
  table,
  text,
} from '@faubourg/core';
import { createHash } from 'node:crypto';

/**
 * All that a run depends on. The same spec gives the same bytes on every machine. Specs are stored
 * in queues, so that the names of the fields cannot change.
 */
export type RunSpec = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Moves the bots on by one seat after every game. */
  readonly rotate: boolean;
  /** Milliseconds that a program has for an answer. */
  readonly patience: number;
  /**
   * Plays random games over the fast rules: only win shares, scores and lengths, many times faster.
   */
  readonly fast: boolean;
  readonly records: boolean;
  /** Games in one block, the unit of work of a thread or a machine. */
  readonly block: number;
};

export const runSpecShape: Shape<RunSpec> = object({
  game: text(40),
  rules: integer(1, 1_000_000),
  options: table(text(40), anyJson),
  bots: list(text(1000), 1, MAX_SEATS),
  seed: text(200),
  games: integer(1, 1_000_000_000),
  rotate: flag,
  patience: integer(1, 3_600_000),
  fast: flag,
  records: flag,
  block: integer(1, 1_000_000),
});

/** The games of one block: from `from` up to, not including, `to`. */
export type Block = { readonly index: number; readonly from: number; readonly to: number };

export function blocksOf({ games, block }: RunSpec): Block[] {
  return Array.from({ length: Math.ceil(games / block) }, (_, index) => ({
    index,
    from: index * block,
    to: Math.min(games, (index + 1) * block),
  }));
}

/** 64 hexadecimal digits for one purpose in one game of a run, derived by a hash. */
function derived(seed: string, game: number, purpose: string): string {
  return createHash('sha256')
    .update(`faubourg/simulation/1\n${purpose}\n${game}\n${seed}`)
    .digest('hex');
}

/**
 * The shuffling of one game, with its secret as in a finished game, so that the record can be
 * verified.
 */
export function shufflingOf(spec: RunSpec, game: number): Shuffling & { secret: string } {
  const secret = derived(spec.seed, game, 'secret');
  return {
    scheme: 1,
    commitment: commitmentTo(secret),
    contributions: spec.bots.map((_, seat) => derived(spec.seed, game, `seat ${seat}`)),
    secret,
  };
}

/** The chance of a bot, or the one that draws which seat is asked first. */
export function chanceFor(spec: RunSpec, game: number, purpose: string): QuickChance {
  return new QuickChance(Number.parseInt(derived(spec.seed, game, purpose).slice(0, 8), 16));
}

/** The index of the bot that plays a seat in one game. */
export function botOnSeat(spec: RunSpec, game: number, seat: number): number {
  return spec.rotate ? (seat + game) % spec.bots.length : seat;
}
