import type { Chance } from '../chance.ts';
import type { Shuffling } from '../commitment.ts';
import type { AnyGame, Applied, GameEvent, Seat } from '../game.ts';
import type { Options } from '../options.ts';
import type { Play } from '../play.ts';

/** A moment of a random game at which a law looks. */
export type AtState = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly play: Play;
  /** Where the game's seed comes from, secret included. */
  readonly shuffling: Shuffling;
  /** Luck for the law's own use; the game's chance stays untouched. */
  readonly chance: Chance;
};

/** A moment together with the answer that is about to be given. */
export type BeforeAnswer = AtState & { readonly seat: Seat; readonly answer: unknown };

/** What the answer led to, and what stood before it. */
export type AfterAnswer = BeforeAnswer & {
  readonly applied: Applied<GameEvent>;
  readonly before: { readonly state: string; readonly draws: number };
};

/**
 * Something every game must obey. A hook that finds a breach throws `Breach`. Laws that cost
 * little look at every moment; the others (`often: 'sometimes'`) at some moments of every game
 * and at every moment of the first ones.
 */
export type Law = {
  readonly name: string;
  /** What the law says, in one sentence. */
  readonly says: string;
  readonly often: 'always' | 'sometimes';
  /** Called after the set-up of every game. */
  start?(moment: AtState): void;
  /** Called before an answer is given. */
  before?(turn: BeforeAnswer): void;
  /** Called after an answer was given. */
  after?(done: AfterAnswer): void;
  /** Called when a game is over. */
  end?(moment: AtState): void;
};

export class Breach extends Error {}

export function demand(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Breach(message());
}

/** Text short enough for a message; when two texts are told apart, from where they differ. */
export function differing(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
