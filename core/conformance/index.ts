import { QuickChance } from '../chance.ts';
import { commitmentTo, mixedSeed, type Shuffling } from '../commitment.ts';
import { toHex } from '../bytes.ts';
import type { AnyGame, Decision } from '../game.ts';
import { canonical } from '../json.ts';
import type { Options } from '../options.ts';
import { begin, give } from '../play.ts';
import { problemLine } from '../problem.ts';
import { Breach, type Law, type Moment } from './law.ts';
import { plainEvents, purity, serialise } from './laws/data.ts';
import { conservation, deadEnd, fallbackLaw, notation, outcomeLaw } from './laws/flow.ts';
import { replaying, undoLaw } from './laws/history.ts';
import { illegalRefused, legalAccepted } from './laws/legality.ts';
import { searchSide } from './laws/search.ts';
import { eventLeak, resampling, secretAnswers, viewLeak } from './laws/secrecy.ts';
import { soakProgress } from './size.ts';

export { gamesToPlay } from './size.ts';
export type { Law } from './law.ts';

export const LAWS: readonly Law[] = [
  deadEnd,
  outcomeLaw,
  conservation,
  legalAccepted,
  illegalRefused,
  fallbackLaw,
  serialise,
  purity,
  plainEvents,
  notation,
  viewLeak,
  eventLeak,
  secretAnswers,
  resampling,
  undoLaw,
  replaying,
  searchSide,
];

export type Violation = {
  readonly law: string;
  readonly message: string;
  /** Which random game, for `conform(game, { seed, only: n })`. */
  readonly game: number;
  readonly seats: number;
  readonly options: Options;
  readonly answers: number;
};

export type Report = {
  readonly games: number;
  readonly answers: number;
  /** How often each law looked: a law that never did proves nothing. */
  readonly looks: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
};

export type Conformance = {
  readonly games: number;
  readonly seed?: number;
  /** Fixes the number of seats or some options; otherwise all are tried at random. */
  readonly seats?: number;
  readonly options?: Options;
  /** Answers after which a game counts as endless. */
  readonly longest?: number;
  /** Plays just this game of the run again. */
  readonly only?: number;
  readonly progress?: (done: number, of: number) => void;
};

/** Every moment of these first games is looked at by every law. */
const THOROUGH = 8;
const ENOUGH = 10;

function randomOptions(game: AnyGame, seats: number, fixed: Options, luck: QuickChance): Options {
  const options: Record<string, Options[string]> = {};
  for (const spec of game.options) {
    const values = spec.values(seats);
    options[spec.name] = fixed[spec.name] ?? values[luck.int(values.length)]!;
  }
  return options;
}

function randomShuffling(seats: number, luck: QuickChance): Shuffling & { secret: string } {
  const digest = (): string => toHex(Uint8Array.from({ length: 32 }, () => luck.int(256)));
  const secret = digest();
  return {
    scheme: 1,
    commitment: commitmentTo(secret),
    contributions: Array.from({ length: seats }, digest),
    secret,
  };
}

/** Mostly somebody the game waits for; now and then a seat that merely may answer. */
function randomDecision(decisions: readonly Decision[], luck: QuickChance): Decision {
  const owed = decisions.filter((decision) => decision.owed);
  const among = owed.length > 0 && luck.int(5) > 0 ? owed : decisions;
  return among[luck.int(among.length)]!;
}

class EndlessGame extends Error {}

/** Plays one random game under all laws; returns the number of answers. Breaches are thrown. */
function playOne(
  game: AnyGame,
  index: number,
  settings: Conformance,
  looks: Record<string, number>,
  at: (law: Law | null, moment: Moment) => void,
): number {
  const luck = new QuickChance(Math.imul(settings.seed ?? 1, 0x9e3779b1) + index);
  const { min, max } = game.seats;
  const seats = settings.seats ?? min + luck.int(max - min + 1);
  const options = randomOptions(game, seats, settings.options ?? {}, luck);
  const shuffling = randomShuffling(seats, luck);
  const { play } = begin(
    game,
    options,
    seats,
    mixedSeed(shuffling.secret, shuffling.contributions),
  );
  const moment: Moment = { game, options, seats, play, luck, shuffling };
  const thorough = index < THOROUGH;
  /** Runs one hook of every law whose turn it is. */
  const under = (often: boolean, hook: (law: Law) => (() => void) | undefined): void => {
    for (const law of LAWS) {
      if (law.often === 'sometimes' && !often) continue;
      const look = hook(law);
      if (!look) continue;
      at(law, moment);
      looks[law.name] = (looks[law.name] ?? 0) + 1;
      look();
    }
    at(null, moment);
  };
  const longest = settings.longest ?? 5000;
  at(null, moment);
  under(thorough || luck.int(8) === 0, (law) => law.start && (() => law.start!(moment)));
  let answers = 0;
  for (; ; answers++) {
    const decisions = game.decisions(play.state);
    if (decisions.length === 0) break;
    if (answers >= longest) throw new EndlessGame(`no end after ${longest} answers`);
    const { seat } = randomDecision(decisions, luck);
    const listed = game.answers(play.state, seat);
    const answer =
      listed === null
        ? game.sample?.(play.state, seat, luck)
        : listed[luck.int(Math.max(1, listed.length))];
    const turn = { ...moment, seat, answer };
    const often = thorough || luck.int(40) === 0;
    under(often, (law) => law.before && (() => law.before!(turn)));
    const before = { state: often ? canonical(play.state) : '', draws: play.chance.draws };
    const applied = give(play, seat, answer);
    if ('problem' in applied)
      throw new Error(
        `the answer ${JSON.stringify(answer)} was refused: ${problemLine(applied.problem)}`,
      );
    under(often, (law) => law.after && (() => law.after!({ ...turn, applied, before })));
  }
  under(thorough || luck.int(8) === 0, (law) => law.end && (() => law.end!(moment)));
  return answers;
}

/**
 * The suite every game passes: random whole games over every number of seats and every option,
 * all laws held at their moments. Says what was broken, in which game, and how to see it again.
 */
export function conform(game: AnyGame, settings: Conformance): Report {
  const violations: Violation[] = [];
  const looks: Record<string, number> = {};
  const progress = settings.progress ?? soakProgress(game.id);
  let answers = 0;
  const first = settings.only ?? 0;
  const last = settings.only ?? settings.games - 1;
  for (let index = first; index <= last && violations.length < ENOUGH; index++) {
    let law: Law | null = null;
    let moment: Moment | null = null;
    try {
      answers += playOne(game, index, settings, looks, (now, here) => {
        law = now;
        moment = here;
      });
    } catch (error) {
      const here = moment as Moment | null;
      const name =
        error instanceof EndlessGame ? 'endless' : ((law as Law | null)?.name ?? 'crash');
      const message =
        error instanceof Breach || error instanceof EndlessGame
          ? error.message
          : `threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
      violations.push({
        law: name,
        message,
        game: index,
        seats: here?.seats ?? 0,
        options: here?.options ?? {},
        answers: here?.play.moves.length ?? 0,
      });
    }
    progress?.(index + 1, settings.games);
  }
  return { games: last - first + 1, answers, looks, violations };
}
