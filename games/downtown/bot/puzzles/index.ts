import type { AnyAnswer } from '@faubourg/core';
import {
  confirmBySearch,
  type FoundPuzzle,
  isRefusal,
  type Moment,
  type PuzzleFinder,
  puzzleValues,
  rank,
  type Ranked,
  type Refusal,
  ThinkTimer,
} from '@faubourg/search';
import type { DowntownAnswer } from '../../rules/answer.ts';
import { fast } from '../../rules/fast/index.ts';
import * as at from '../../rules/fast/layout.ts';
import { type DowntownState, isDuel, type Town } from '../../rules/state.ts';
import { LastRound } from '../last-round.ts';
import { levelSettings } from '../levels.ts';
import type { LevelSettings } from '../think-context.ts';
import { makeBot } from '../think.ts';
import { endValues } from './end-values.ts';
import { THEMES, themeOf } from './theme.ts';

/** How much deeper the confirming bot looks into the purchases after a vote than the expert. */
const DEEPER = 20;

/** More orders for every seat, and purchases ahead searched as much longer as the budget is larger. */
const deepSettings: LevelSettings = {
  ...levelSettings.expert,
  name: 'deep',
  candidates: 16,
  widenings: 4,
  purchasesAhead: DEEPER * levelSettings.expert.purchasesAhead,
};

const expert = makeBot(levelSettings.expert);
const deep = makeBot(deepSettings);

/** In percent of the victory, against the others' mixes in the solved round. */
const WIN = { equal: 0.5, gap: 12, most: 3 };
/** In money at the end, among orders that win equally often. */
const LEAD = { equal: 0.05, gap: 3, most: 3 };
/** A lead below this, in money, is no fun to defend. */
const HOPELESS = -15;
/** The most one seat could still gain in a solved round, as a share of the victory. */
const SOLVED = 0.01;

type Valued = { readonly measure: 'win' | 'lead'; readonly ranked: Ranked };

/** The last orders, solved for all seats at once; every legal order has its value. */
async function solve(state: DowntownState, seat: number): Promise<Valued | Refusal> {
  const node = fast.node(state);
  const round = new LastRound(node);
  await round.solve(new ThinkTimer({ budget: { iterations: 1 }, seed: 0 }));
  if (round.found.regret > SOLVED) return { refused: 'too-long' };
  const { win, lead } = endValues(node, round, seat);
  const answers = round.legal[seat]!.map((code) => fast.answer(node, seat, code) as AnyAnswer);
  const wins = rank(
    answers.map((answer, i) => ({ answer, value: win[i]! })),
    WIN,
  );
  if (!isRefusal(wins)) return { measure: 'win', ranked: wins };
  const top = Math.max(...win);
  const equal = answers.flatMap((answer, i) =>
    win[i]! >= top - WIN.equal ? { answer, value: lead[i]! } : [],
  );
  const leads = rank(equal, LEAD);
  if (isRefusal(leads)) return leads;
  if ('pass' in leads.best[0]!.answer) return { refused: 'too-easy' };
  if (leads.best[0]!.value < HOPELESS) return { refused: 'hopeless' };
  return { measure: 'lead', ranked: leads };
}

/**
 * Whether a position can be asked about: before anybody has made a secret choice of this phase, and
 * where the deeper search really looks further. It looks into purchases; a pile, or a vote before
 * another vote, it would only weigh as the expert does. The mayor's choice after a tie is so rare
 * that the theme would stay empty.
 */
function isMoment(s: DowntownState): s is Town {
  if (isDuel(s) || s.orders.some(Boolean)) return false;
  if (s.phase === 'order') return true;
  if (s.phase === 'ballot' && s.ballots.some(Boolean)) return false;
  const votes = s.phase === 'ballot' || s.phase === 'lobby';
  return votes && s.votes.length === s.turned.length - 1;
}

async function find({ view, state, seat, budget, wanted }: Moment): Promise<FoundPuzzle | Refusal> {
  const town = state as Town;
  if (town.phase === 'ballot' && !wanted('vote')) return { refused: 'theme-full' };
  if (town.phase === 'lobby' && !wanted('token')) return { refused: 'theme-full' };
  const last = town.phase === 'order' && fast.node(town).laid === at.ALL;
  const about = (best: AnyAnswer) => themeOf(town, seat, best as DowntownAnswer, last);
  const solved = last ? await solve(town, seat) : null;
  if (solved && isRefusal(solved)) return solved;
  const ranked =
    solved?.ranked ??
    (await confirmBySearch(expert, deep, view, budget, (best) => wanted(about(best).theme)));
  if (isRefusal(ranked)) return ranked;
  const { theme, facts } = about(ranked.best[0]!.answer);
  if (!wanted(theme)) return { refused: 'theme-full' };
  return {
    theme,
    method: last ? 'exact' : 'search',
    measure: solved?.measure ?? 'win',
    ...puzzleValues(ranked, last),
    facts,
  };
}

/** Finds puzzles in Downtown: the last orders solved, other decisions confirmed by search. */
export const puzzles: PuzzleFinder = {
  themes: THEMES,
  tables: [3, 4, 3, 5].map((seats) => ({ seats, options: {}, level: 'regular' })),
  spot: ({ state, seat }) => {
    const s = state as DowntownState;
    return isMoment(s) ? `${s.round} ${s.phase} ${s.votes.length} ${seat}` : null;
  },
  find,
};
