import { type Chance, secretChance } from './chance.ts';
import type { AnyGame, Applied, Game, GameEvent, Seat } from './game.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import { type Problem, problem, type Refused } from './problem.ts';
import { faultLine } from './shape.ts';

/** One thing a seat did, as it stands in a record. */
export type Move =
  | { readonly seat: Seat; readonly answer: Json }
  | { readonly seat: Seat; readonly undo: true };

/** A game under way: the state, its chance, and all that led here. */
export type Play<State = unknown> = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** The position that the game began from; absent where it began with its set-up. */
  readonly from?: { readonly state: unknown; readonly draws: number };
  state: State;
  chance: Chance;
  /** Everything that was done, takings-back included. */
  readonly moves: Move[];
  /** The answers that stand, with what the undo law needs to know of each. */
  answers: { readonly seat: Seat; readonly answer: Json; readonly fixed: boolean }[];
};

/** Starts a game from complete options and a seed. */
export function startPlay(
  game: AnyGame,
  options: Options,
  seats: number,
  seed: string,
): { play: Play; events: readonly GameEvent[] } {
  const chance = secretChance(seed);
  const { state, events } = game.setUp(options, seats, chance);
  return { play: { game, options, seats, seed, state, chance, moves: [], answers: [] }, events };
}

/**
 * Starts a game from a state of it instead of its set-up. Luck goes on after `draws` draws. Such
 * a game has no record, since a record begins with the set-up.
 */
export function startFromPosition(
  game: AnyGame,
  options: Options,
  seats: number,
  state: unknown,
  { seed, draws }: { readonly seed: string; readonly draws: number },
): Play {
  const from = { state: game.copy(state), draws };
  const chance = secretChance(seed, draws);
  const own = game.copy(state);
  return { game, options, seats, seed, from, state: own, chance, moves: [], answers: [] };
}

/** The same game at its beginning. */
function startAgain({ game, options, seats, seed, from }: Play): Play {
  if (!from) return startPlay(game, options, seats, seed).play;
  return startFromPosition(game, options, seats, from.state, { seed, draws: from.draws });
}

/** Why this seat may not give this answer now, or null. Looks at form, turn and rules; changes nothing. */
export function refusal<State, Answer, Event extends GameEvent, View>(
  game: Game<State, Answer, Event, View>,
  state: State,
  seat: Seat,
  answer: unknown,
): Problem | null {
  const decisions = game.decisions(state);
  if (decisions.length === 0) return problem('FB-1', 'game-over');
  const asked = decisions.filter((decision) => decision.seat === seat);
  if (asked.length === 0) {
    return problem('FB-2', 'not-asked', {
      seat,
      waitingFor: [...new Set(decisions.map((d) => d.seat))],
    });
  }
  const fault = game.shapes.answer.fault(answer, '');
  if (fault) return problem('FB-3', 'answer-form', { ...fault, line: faultLine(fault) });
  return game.check(state, seat, answer as Answer);
}

/** Plays an answer in place, or says why not and changes nothing. */
export function applyAnswer<State, Answer, Event extends GameEvent, View>(
  game: Game<State, Answer, Event, View>,
  state: State,
  seat: Seat,
  answer: unknown,
  chance: Chance,
): Applied<Event> | Refused {
  const why = refusal(game, state, seat, answer);
  return why ? { problem: why } : game.apply(state, seat, answer as Answer, chance);
}

/** A legal answer, each equally likely where they can be listed. For who asks to be surprised. */
export function randomAnswer(game: AnyGame, state: unknown, seat: Seat, chance: Chance): Json {
  const listed = game.answers(state, seat);
  if (listed && listed.length > 0) return listed[chance.int(listed.length)] as Json;
  return (game.sample?.(state, seat, chance) ?? game.fallback(state, seat)) as Json;
}

/** Gives an answer in a game under way. */
export function giveAnswer(play: Play, seat: Seat, answer: unknown): Applied<GameEvent> | Refused {
  const before = play.chance.draws;
  const result = applyAnswer(play.game, play.state, seat, answer, play.chance);
  if ('problem' in result) return result;
  const fixed = result.reveals || play.chance.draws !== before;
  play.answers.push({ seat, answer: answer as Json, fixed });
  play.moves.push({ seat, answer: answer as Json });
  return result;
}

/**
 * Why a seat may not take its last answer back, or null. It may as long as nothing was revealed,
 * nothing random happened and nobody else acted since.
 */
export function undoRefusal(play: Play, seat: Seat): Problem | null {
  const last = play.answers.at(-1);
  if (!last) return problem('FB-4', 'nothing-to-undo');
  if (last.seat !== seat) return problem('FB-4', 'others-acted', { seat: last.seat });
  if (last.fixed) return problem('FB-4', 'chance-or-reveal');
  return null;
}

/**
 * Takes the seat's last answer back by playing the game again without it. Chance is drawn by
 * index from the same seed, so nothing is rolled anew.
 */
export function undo(play: Play, seat: Seat): null | Refused {
  const why = undoRefusal(play, seat);
  if (why) return { problem: why };
  const again = startAgain(play);
  for (const { seat: by, answer } of play.answers.slice(0, -1)) {
    const result = giveAnswer(again, by, answer);
    if ('problem' in result)
      throw new Error(`a standing answer was refused on replay: ${result.problem.code}`);
  }
  play.state = again.state;
  play.chance = again.chance;
  play.answers = again.answers;
  play.moves.push({ seat, undo: true });
  return null;
}
