import type { Chance } from '../chance.ts';
import type { Shuffling } from '../commitment.ts';
import type { AnyGame, Applied, GameEvent, Seat, Viewer } from '../game.ts';
import type { Options } from '../options.ts';
import type { Play } from '../play.ts';

/** A state of a random game at which a law is checked. */
export type AtState = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly play: Play;
  /** The source of the game's seed, secret included. */
  readonly shuffling: Shuffling;
  /** A chance for the law's own use; the game's chance stays untouched. */
  readonly chance: Chance;
};

/** A state together with the answer that is about to be given. */
export type BeforeAnswer = AtState & { readonly seat: Seat; readonly answer: unknown };

/** The result of the answer, and the state before it. */
export type AfterAnswer = BeforeAnswer & {
  readonly applied: Applied<GameEvent>;
  readonly before: { readonly state: string; readonly draws: number };
};

/**
 * A property every game must have. A hook throws `Breach` if it does not hold. Cheap laws are
 * checked at every state; the others (`often: 'sometimes'`) at some states of every game and at
 * every state of the first games.
 */
export type Law = {
  readonly name: string;
  /** What the law says, in one sentence. */
  readonly says: string;
  readonly often: 'always' | 'sometimes';
  /** Called after the set-up of every game. */
  start?(context: AtState): void;
  /** Called before an answer is given. */
  before?(turn: BeforeAnswer): void;
  /** Called after an answer was given. */
  after?(done: AfterAnswer): void;
  /** Called when a game is over. */
  end?(context: AtState): void;
};

/** The form of a numbered rule: "TU-21". */
export const NUMBERED_RULE = /^[A-Z]+-[0-9]+$/;

export class Breach extends Error {}

export function demand(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Breach(message());
}

/** All viewers of a game: the seats and a spectator. */
export const everyone = (seats: number): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  null,
];

/** A viewer in a message. */
export const who = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** A short excerpt of two texts for a message, from where they differ. */
export function differing(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 60)}… against …${b.slice(from, at + 60)}…`;
}
