import { QuickChance } from '../chance.ts';
import { commitmentTo, mixedSeed, type Shuffling } from '../commitment.ts';
import { toHex } from '../bytes.ts';
import type { AnyGame, Decision } from '../game.ts';
import { canonical } from '../json.ts';
import type { Options } from '../options.ts';
import { startPlay, giveAnswer } from '../play.ts';
import { problemLine } from '../problem.ts';
import { Breach, type Law, type AtState } from './law.ts';
import { plainEvents, purity, serialise } from './laws/data.ts';
import {
  conservation,
  deadEnd,
  fallbackLaw,
  kindsLaw,
  notation,
  outcomeLaw,
  scoresLaw,
  startLaw,
} from './laws/flow.ts';
import { replayLaw, undoLaw } from './laws/history.ts';
import { illegalRefused, legalAccepted } from './laws/legality.ts';
import { fastRulesLaw } from './laws/fast-rules.ts';
import {
  eventLeak,
  resampleLaw,
  secretAnswers,
  undoLeak,
  announcedLaw,
  viewerLaw,
  viewLeak,
} from './laws/secrecy.ts';
import { eventShapeLaw, viewShapeLaw } from './laws/shapes.ts';
import { soakProgress } from './game-count.ts';

export { recordGame, recordLines, shuffleFrom, type WantedRecord } from './record-game.ts';
export { gamesToPlay } from './game-count.ts';
export type { Law } from './law.ts';

/** Every law of the kit, in the order in which they are checked. */
export const LAWS: readonly Law[] = [
  startLaw,
  kindsLaw,
  deadEnd,
  outcomeLaw,
  scoresLaw,
  conservation,
  legalAccepted,
  illegalRefused,
  fallbackLaw,
  serialise,
  purity,
  plainEvents,
  eventShapeLaw,
  notation,
  viewerLaw,
  viewShapeLaw,
  announcedLaw,
  viewLeak,
  eventLeak,
  secretAnswers,
  undoLeak,
  resampleLaw,
  undoLaw,
  replayLaw,
  fastRulesLaw,
];

/** A law that a game broke, and where. */
export type Violation = {
  readonly law: string;
  readonly message: string;
  /** Which random game, for `conform(game, { seed, only: n })`. */
  readonly game: number;
  readonly seats: number;
  readonly options: Options;
  readonly answers: number;
};

/** What a run of the kit did and found. */
export type Report = {
  readonly games: number;
  readonly answers: number;
  /** By law: how often it was checked; a law that was never checked proves nothing. */
  readonly checks: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
};

/** Settings of a run of the kit. */
export type Conformance = {
  readonly games: number;
  readonly seed?: number;
  /** Fixes the number of seats or some options; otherwise all are tried at random. */
  readonly seats?: number;
  readonly options?: Options;
  /**
   * About how many answers a game has: the expensive laws are then checked at a few states of the
   * first games, too, instead of at all of them.
   */
  readonly usual?: number;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
  /** Plays just this game of the run again. */
  readonly only?: number;
  /** Called after every game. */
  readonly progress?: (done: number, of: number) => void;
};

/** In the first games, this many, every law is checked at every state. */
const THOROUGH = 4;
/** In later games the expensive laws are checked at about this many states of each. */
const CHECKED_STATES = 2;
const ENOUGH = 10;

function randomOptions(game: AnyGame, seats: number, fixed: Options, chance: QuickChance): Options {
  const options: Record<string, Options[string]> = {};
  for (const spec of game.options) {
    const values = spec.values(seats);
    const value = fixed[spec.name] ?? values[chance.int(values.length)]!;
    if (!spec.optional || value !== values[0]) options[spec.name] = value;
  }
  return options;
}

function randomShuffling(seats: number, chance: QuickChance): Shuffling & { secret: string } {
  const digest = (): string => toHex(Uint8Array.from({ length: 32 }, () => chance.int(256)));
  const secret = digest();
  return {
    scheme: 1,
    commitment: commitmentTo(secret),
    contributions: Array.from({ length: seats }, digest),
    secret,
  };
}

/** Mostly an owed decision; sometimes one that is optional. */
function randomDecision(decisions: readonly Decision[], chance: QuickChance): Decision {
  const owed = decisions.filter((decision) => decision.owed);
  const among = owed.length > 0 && chance.int(5) > 0 ? owed : decisions;
  return among[chance.int(among.length)]!;
}

class EndlessGame extends Error {}

type Found = { readonly law: string; readonly message: string };

function foundIn(law: string, error: unknown): Found {
  if (error instanceof EndlessGame) return { law: 'endless', message: error.message };
  if (error instanceof Breach) return { law, message: error.message };
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { law, message: `threw ${text}` };
}

/**
 * Plays one random game and checks all laws. A broken law is reported once and not checked again in
 * this game. `usual` is the expected length of a game, which spreads the expensive checks; 0 means
 * that every state is checked.
 */
function playOne(
  context: AtState & { readonly pick: QuickChance },
  { longest = 5000, usual }: { longest?: number; usual: number },
  checked: (law: Law) => void,
  broken: (found: Found) => void,
): void {
  const { game, play } = context;
  // A separate chance: how often laws are checked must not change which game is played.
  const { pick } = context;
  const thorough = usual === 0;
  const resting = new Set<Law>();
  const under = (often: boolean, hook: (law: Law) => (() => void) | undefined): void => {
    for (const law of LAWS) {
      if ((law.often === 'sometimes' && !often) || resting.has(law)) continue;
      const look = hook(law);
      if (!look) continue;
      checked(law);
      try {
        look();
      } catch (error) {
        resting.add(law);
        broken(foundIn(law.name, error));
      }
    }
  };
  try {
    under(pick.int(8) === 0 || thorough, (law) => law.start && (() => law.start!(context)));
    for (let answers = 0; ; answers++) {
      const decisions = game.decisions(play.state);
      if (decisions.length === 0) break;
      if (answers >= longest) throw new EndlessGame(`no end after ${longest} answers`);
      const { seat } = randomDecision(decisions, pick);
      const listed = game.answers(play.state, seat);
      const answer = listed
        ? listed[pick.int(Math.max(1, listed.length))]
        : game.sample!(play.state, seat, pick);
      const often = pick.int(Math.max(1, usual)) < CHECKED_STATES || thorough;
      const turn = { ...context, seat, answer };
      under(often, (law) => law.before && (() => law.before!(turn)));
      const before = { state: often ? canonical(play.state) : '', draws: play.chance.draws };
      const applied = giveAnswer(play, seat, answer);
      if ('problem' in applied) {
        throw new Breach(
          `${JSON.stringify(answer)} of seat ${seat} was refused: ${problemLine(applied.problem)}`,
        );
      }
      under(often, (law) => law.after && (() => law.after!({ ...turn, applied, before })));
    }
    under(pick.int(8) === 0 || thorough, (law) => law.end && (() => law.end!(context)));
  } catch (error) {
    broken(foundIn('crash', error));
  }
}

function randomGame(
  game: AnyGame,
  index: number,
  settings: Conformance,
): AtState & { pick: QuickChance } {
  const pick = new QuickChance(Math.imul(settings.seed ?? 1, 0x9e3779b1) + index);
  const chance = new QuickChance(pick.word());
  const { min, max } = game.seats;
  const seats = settings.seats ?? min + pick.int(max - min + 1);
  const options = randomOptions(game, seats, settings.options ?? {}, pick);
  const shuffling = randomShuffling(seats, pick);
  const { play } = startPlay(
    game,
    options,
    seats,
    mixedSeed(shuffling.secret, shuffling.contributions),
  );
  return { game, options, seats, play, chance, pick, shuffling };
}

/**
 * The conformance suite: random whole games over all numbers of seats and all options, with all
 * laws checked. Reports what was broken, in which game, and how to repeat it.
 */
export function conform(game: AnyGame, settings: Conformance): Report {
  const violations: Violation[] = [];
  const checks: Record<string, number> = {};
  const progress = settings.progress ?? soakProgress(game.id);
  const { games, only, longest } = settings;
  const last = only ?? games - 1;
  let answers = 0;
  let badGames = 0;
  for (let index = only ?? 0; index <= last && badGames < ENOUGH; index++) {
    const context = randomGame(game, index, settings);
    // A single game is replayed because it broke a law: check all of its states.
    const thorough = only !== undefined || (index < THOROUGH && settings.usual === undefined);
    const usual = thorough ? 0 : (settings.usual ?? Math.ceil(answers / index));
    const { seats, options, play } = context;
    const before = violations.length;
    playOne(
      context,
      { usual, ...(longest !== undefined && { longest }) },
      (law) => {
        checks[law.name] = (checks[law.name] ?? 0) + 1;
      },
      (found) =>
        violations.push({ ...found, game: index, seats, options, answers: play.moves.length }),
    );
    if (violations.length > before) badGames++;
    answers += play.moves.length;
    progress?.(index + 1, games);
  }
  return { games: last - (only ?? 0) + 1, answers, checks, violations };
}
