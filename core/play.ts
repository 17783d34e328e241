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
import { canonical, type Json } from './json.ts';
import type { Options } from './options.ts';
import { coreProblem, type Problem, type Refused } from './problem.ts';
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
  readonly by: GivenBy;
  /** The phase in which all act at the same time, unseen by the others; null in any other. */
  readonly phase: string | null;
};

/** A game in progress: its state, its chance and its moves. */
export type Play<State = unknown, G extends AnyPlayableGame = AnyPlayableGame> = {
  readonly game: G;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /**
   * The position that the game began from, after the first `answers` of the answers below; absent
   * where it began with its set-up.
   */
  readonly from?: Checkpoint;
  state: State;
  chance: Chance;
  /** All moves, undos included. */
  readonly moves: Move[];
  /** The answers not undone. */
  answers: StandingAnswer[];
  /** Copies of earlier states, so that an undo replays few answers; the oldest first. */
  readonly checkpoints: Checkpoint[];
};

/** The state after the first `answers` answers that stand, and the draws until then. */
export type Checkpoint = {
  readonly answers: number;
  readonly state: unknown;
  readonly draws: number;
};

/**
 * The most answers between two checkpoints, so the most that an undo replays. A copy costs about as
 * much as one or two answers.
 */
const CHECKPOINT_EVERY = 8;

/** Starts a game from complete options and a seed. */
export function startPlay<G extends AnyPlayableGame>(
  game: G,
  options: Options,
  seats: number,
  seed: string,
): { play: Play<unknown, G>; events: readonly GameEvent[] } {
  const chance = secretChance(seed);
  const { state, events } = game.setUp(options, seats, chance);
  return { play: { game, options, seats, seed, state, chance, ...noMoves() }, events };
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
  const from = { answers: 0, state: game.copy(state), draws };
  const chance = secretChance(seed, draws);
  const own = game.copy(state);
  return { game, options, seats, seed, from, state: own, chance, ...noMoves() };
}

/** The history of a game before its first move. */
const noMoves = (): Pick<Play, 'moves' | 'answers' | 'checkpoints'> => ({
  moves: [],
  answers: [],
  checkpoints: [],
});

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

/** Some legal answers, for games that cannot list them all. The first is the fallback. */
export function someAnswers(
  game: AnyPlayableGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
  count: number,
): unknown[] {
  const safe = game.fallback(state, seat);
  const { sample } = game;
  if (!sample) return [safe];
  return [safe, ...Array.from({ length: count - 1 }, () => sample(state, seat, chance))];
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

/** Who gave an answer: the seat (a person or its bot), or the clock in its place. */
type GivenBy = 'seat' | 'clock';

/** Gives an answer in a game in progress. */
export function giveAnswer(
  play: Play,
  seat: Seat,
  answer: unknown,
  by: GivenBy = 'seat',
): Applied<GameEvent> | Refused {
  const result = addAnswer(play, seat, answer, by);
  if (!('problem' in result)) play.moves.push({ seat, answer: answer as Json });
  return result;
}

/** Plays an answer and adds it to those that stand; `moves` stay as they are. */
export function addAnswer(
  play: Play,
  seat: Seat,
  answer: unknown,
  by: GivenBy,
): Applied<GameEvent> | Refused {
  const { game, state, chance, checkpoints } = play;
  const before = chance.draws;
  const why = refusal(game, state, seat, answer);
  if (why) return { problem: why };
  const finalBy = game.finalRule?.(state, seat, answer) ?? null;
  const phase = secretPhases(game, game.decisions(state), (asked) => asked === seat)[0] ?? null;
  const result = game.apply(state, seat, answer, chance);
  const fixed = result.reveals || chance.draws !== before;
  play.answers.push({ seat, answer: answer as Json, by, fixed, finalBy, phase });
  // Nothing is undone behind a fixed answer: of the checkpoints before it one is enough.
  if (fixed) checkpoints.splice(0, checkpoints.length - 1);
  if (play.answers.length - lastCheckpoint(play) >= CHECKPOINT_EVERY) addCheckpoint(play);
  return result;
}

/**
 * The phases, as texts, of those among the decisions of these seats in which all act at the same
 * time and do not see what the others do (see `PlayableGame.together`).
 */
export function secretPhases(
  game: AnyPlayableGame,
  decisions: readonly Decision[],
  of: (seat: Seat) => boolean,
): string[] {
  return decisions.flatMap(({ seat, kind, secret, about }) => {
    const together = secret || game.together?.includes(kind) === true;
    return together && of(seat) ? canonical([kind, about ?? null]) : [];
  });
}

/** The number of answers at the last checkpoint but `back`. The beginning counts as one. */
const lastCheckpoint = ({ checkpoints, from }: Play, back = 0): number =>
  checkpoints.at(-1 - back)?.answers ?? from?.answers ?? 0;

function addCheckpoint({ game, state, chance, answers, checkpoints }: Play): void {
  checkpoints.push({ answers: answers.length, state: game.copy(state), draws: chance.draws });
}

/** Goes back to the state after the first `kept` answers that stand. */
export function rewind(play: Play, kept: number): void {
  const { game, seed, answers, checkpoints } = play;
  while (lastCheckpoint(play) > kept) checkpoints.pop();
  const from = checkpoints.at(-1);
  const first = lastCheckpoint(play);
  const again = from
    ? { state: game.copy(from.state), chance: secretChance(seed, from.draws) }
    : startAgain(play);
  for (const { seat, answer } of answers.slice(first, kept)) {
    const result = applyAnswer(game, again.state, seat, answer, again.chance);
    if ('problem' in result)
      throw new Error(`a standing answer was refused on replay: ${result.problem.code}`);
  }
  play.state = again.state;
  play.chance = again.chance;
  answers.length = kept;
  if (first === kept) return;
  // Who undoes once often does it again at the same place. A checkpoint there makes that cheap; it
  // takes the place of the last one where the distance to the one before allows it.
  if (kept - lastCheckpoint(play, 1) <= CHECKPOINT_EVERY) checkpoints.pop();
  addCheckpoint(play);
}
