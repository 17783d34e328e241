import {
  type AnyPlayableGame,
  type AnyView,
  applyAnswer,
  type Decision,
  QuickChance,
  type Seat,
  secretPhases,
} from '@faubourg/core';

/** What the page knows of a table at one moment. */
type Moment = { readonly row: number; readonly decisions: readonly Decision[] };

/**
 * Whether an answer to this view can never be taken back: a rule of the game makes it final, or it
 * reveals or draws something. None of this depends on what the seat cannot see, so that a state
 * that was made up shows it.
 */
export function isFixed(
  game: AnyPlayableGame,
  view: AnyView,
  seat: Seat,
  answer: unknown,
): boolean {
  const chance = new QuickChance(1);
  const state = game.resample(view, chance);
  if (game.finalRule && game.finalRule(state, seat, answer) !== null) return true;
  const drawn = chance.draws;
  const result = applyAnswer(game, state, seat, answer, chance);
  return !('problem' in result) && (result.reveals || chance.draws !== drawn);
}

/**
 * The own answers at a table on the server that can probably be taken back; the server decides. One
 * in a phase in which all act unseen can be, until that phase ends; any other as long as nobody
 * else has acted.
 */
export class OwnSteps {
  #game: AnyPlayableGame;
  #steps: { readonly row: number; readonly phase: string | null }[] = [];

  constructor(game: AnyPlayableGame) {
    this.#game = game;
  }

  /** The phase in which a seat is asked unseen by the others, or null. */
  phaseOf({ decisions }: Moment, seat: Seat): string | null {
    return secretPhases(this.#game, decisions, (asked) => asked === seat)[0] ?? null;
  }

  /** An answer was given in this phase and led to this row. */
  add(row: number, phase: string | null): void {
    if (phase === null) this.clear();
    this.#steps.push({ row, phase });
  }

  /** The last answer was taken back, or none can be any more. */
  removeLast(): void {
    this.#steps.pop();
  }

  clear(): void {
    this.#steps = [];
  }

  /** Forgets the steps of a phase that has ended. */
  update({ decisions }: Moment): void {
    const open = secretPhases(this.#game, decisions, () => true);
    this.#steps = this.#steps.filter(({ phase }) => phase === null || open.includes(phase));
  }

  mayUndo({ row }: Moment): boolean {
    const last = this.#steps.at(-1);
    return last !== undefined && (last.phase !== null || last.row === row);
  }
}
