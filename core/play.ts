import { type Chance, secretChance } from './chance.ts';
import type {
  AnyPlayableGame,
  AnyView,
  Applied,
  CoreRefusal,
  Decision,
  GameEvent,
  PlayableGame,
  Seat,
} from './game.ts';
import type { Json } from './json.ts';
import type { Options } from './options.ts';
import { coreProblem, type Problem, problem, type Refused } from './problem.ts';
import { faultLine } from './shape.ts';

/** One move of a seat, as stored in a record. */
export type Move =
  | { readonly seat: Seat; readonly answer: Json }
  | { readonly seat: Seat; readonly undo: true };

/** An answer that was not undone. */
export type StandingAnswer = {
  readonly seat: Seat;
  readonly answer: Json;
  /** Something was revealed or drawn: it cannot be undone. */
  readonly fixed: boolean;
  /** The rule of the game by which it cannot be undone, or null. */
  readonly finalBy: string | null;
};

/** A game in progress: its state, its chance and its moves. */
export type Play<State = unknown, G extends AnyPlayableGame = AnyPlayableGame> = {
  readonly game: G;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** The position that the game began from; absent where it began with its set-up. */
  readonly from?: { readonly state: unknown; readonly draws: number };
  state: State;
  chance: Chance;
  /** All moves, undos included. */
  readonly moves: Move[];
  /** The answers not undone. */
  answers: StandingAnswer[];
};

/** Starts a game from complete options and a seed. */
export function startPlay<G extends AnyPlayableGame>(
  game: G,
  options: Options,
  seats: number,
  seed: string,
): { play: Play<unknown, G>; events: readonly GameEvent[] } {
  const chance = secretChance(seed);
  const { state, events } = game.setUp(options, seats, chance);
  return { play: { game, options, seats, seed, state, chance, moves: [], answers: [] }, events };
}

/**
 * Starts a game from a state of it instead of its set-up. Chance goes on after `draws` draws. Such
 * a game has no record, since a record begins with the set-up.
 */
export function startFromPosition<G extends AnyPlayableGame>(
  game: G,
  options: Options,
  seats: number,
  state: unknown,
  { seed, draws }: { readonly seed: string; readonly draws: number },
): Play<unknown, G> {
  const from = { state: game.copy(state), draws };
  const chance = secretChance(seed, draws);
  const own = game.copy(state);
  return { game, options, seats, seed, from, state: own, chance, moves: [], answers: [] };
}

/** The same game at its beginning. */
function startAgain<G extends AnyPlayableGame>({
  game,
  options,
  seats,
  seed,
  from,
}: Play<unknown, G>): Play<unknown, G> {
  if (!from) return startPlay(game, options, seats, seed).play;
  return startFromPosition(game, options, seats, from.state, { seed, draws: from.draws });
}

/**
 * Why this seat may not give this answer now, or null. Checks shape, turn and rules; changes
 * nothing.
 */
export function refusal<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: PlayableGame<State, Answer, Event, View>,
  state: State,
  seat: Seat,
  answer: unknown,
): Problem | null {
  const decisions = game.decisions(state);
  const rule = (refusal: CoreRefusal, open?: Decision): string | null =>
    game.refusalRule?.(state, refusal, seat, answer) ?? open?.rule ?? null;
  if (decisions.length === 0) return coreProblem('FB-1', rule('game-over'), 'game-over');
  const asked = decisions.find((decision) => decision.seat === seat);
  if (!asked) {
    const waitingFor = [...new Set(decisions.map((d) => d.seat))];
    const cited = rule('not-asked', decisions[0]);
    return coreProblem('FB-2', cited, 'not-asked', { seat, waitingFor });
  }
  const fault = game.shapes.answer.fault(answer, '');
  if (fault) {
    const data = { ...fault, line: faultLine(fault) };
    return coreProblem('FB-3', rule('answer-form', asked), 'answer-form', data);
  }
  return game.check(state, seat, answer as Answer);
}

/** Plays an answer in place, or returns the problem and changes nothing. */
export function applyAnswer<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: PlayableGame<State, Answer, Event, View>,
  state: State,
  seat: Seat,
  answer: unknown,
  chance: Chance,
): Applied<Event> | Refused {
  const why = refusal(game, state, seat, answer);
  return why ? { problem: why } : game.apply(state, seat, answer as Answer, chance);
}

/** A random legal answer, uniform if answers can be listed. */
export function randomAnswer(
  game: AnyPlayableGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
): Json {
  const listed = game.answers(state, seat);
  if (listed && listed.length > 0) return listed[chance.int(listed.length)] as Json;
  return (game.sample?.(state, seat, chance) ?? game.fallback(state, seat)) as Json;
}

/** Gives an answer in a game in progress. */
export function giveAnswer(play: Play, seat: Seat, answer: unknown): Applied<GameEvent> | Refused {
  const { game, state, chance } = play;
  const before = chance.draws;
  const why = refusal(game, state, seat, answer);
  if (why) return { problem: why };
  const finalBy = game.finalRule?.(state, seat, answer) ?? null;
  const result = game.apply(state, seat, answer, chance);
  const fixed = result.reveals || chance.draws !== before;
  play.answers.push({ seat, answer: answer as Json, fixed, finalBy });
  play.moves.push({ seat, answer: answer as Json });
  return result;
}

/**
 * Why a seat may not undo its last answer, or null. It may if since then nothing was revealed,
 * nothing was drawn and no other seat acted, and if no rule of the game makes the answer final.
 */
export function undoRefusal(play: Play, seat: Seat): Problem | null {
  const last = play.answers.at(-1);
  if (!last) return problem('FB-4', 'nothing-to-undo');
  if (last.seat !== seat) return problem('FB-4', 'others-acted', { seat: last.seat });
  if (last.finalBy !== null) return coreProblem('FB-4', last.finalBy, 'final-answer');
  if (last.fixed) return problem('FB-4', 'chance-or-reveal');
  return null;
}

/**
 * Undoes the seat's last answer by replaying the game without it. Chance is drawn by index from the
 * same seed, so undo cannot change a draw.
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
