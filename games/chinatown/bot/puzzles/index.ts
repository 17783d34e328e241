import {
  type FoundPuzzle,
  isRefusal,
  type Moment,
  type PuzzleFinder,
  type Refusal,
} from '@faubourg/search';
import { ROUNDS } from '../../rules/material.ts';
import type { ChinatownState } from '../../rules/state.ts';
import { findBuild } from './build.ts';
import { findKeep } from './keep.ts';
import { findOffer } from './offer.ts';
import { findRoundDeal } from './round-deal.ts';

/** The themes of Chinatown's puzzles, in the order in which the page lists them. */
const THEMES = ['place', 'complete', 'keep', 'accept', 'decline', 'king', 'three'] as const;

/** Without an economy card, incomes are certain; with open money, so is the winner. */
const OPTIONS = { economy: 'off', money: 'open', dealMoney: 'open' } as const;

/** Years before this one are too open to ask about. */
const FIRST_YEAR = 2;

type Question = 'build' | 'keep' | 'offer' | 'three';

/** The themes that a question can lead to. */
const LEADS_TO: { readonly [question in Question]: readonly string[] } = {
  build: ['place', 'complete'],
  keep: ['keep'],
  offer: ['accept', 'decline', 'king'],
  three: ['three'],
};

/** What can be asked here: at the beginning of a phase, before the seat has done anything in it. */
function questionsOf(s: ChinatownState, seat: number): Question[] {
  const last = s.round === ROUNDS;
  if (s.round < FIRST_YEAR) return [];
  if (s.phase === 'build') return s.planned[seat]!.length === 0 ? ['build'] : [];
  if (s.phase === 'keep') return last ? ['keep'] : [];
  if (s.phase !== 'trade' || s.offers.length > 0) return [];
  return last ? ['offer', 'three'] : ['three'];
}

async function find({ state, seat, wanted, budget }: Moment): Promise<FoundPuzzle | Refusal> {
  const s = state as ChinatownState;
  let refusal: Refusal = { refused: 'theme-full' };
  for (const question of questionsOf(s, seat)) {
    const found = ask(question, s, seat, wanted, budget.seeds[0]!);
    if (!isRefusal(found) && wanted(found.theme)) return found;
    if (isRefusal(found)) refusal = found;
  }
  return refusal;
}

function ask(
  question: Question,
  s: ChinatownState,
  seat: number,
  wanted: Moment['wanted'],
  seed: number,
): FoundPuzzle | Refusal {
  if (!LEADS_TO[question].some((theme) => wanted(theme))) return { refused: 'theme-full' };
  if (question === 'build') return findBuild(s, seat);
  if (question === 'offer') return findOffer(s, seat, wanted);
  return question === 'keep' ? findKeep(s, seat, seed) : findRoundDeal(s, seat);
}

/** Finds puzzles in Chinatown: building, offers and circles of three counted exactly. */
export const puzzles: PuzzleFinder = {
  themes: THEMES,
  // Apprentices make no offers: more is left to trade.
  tables: [3, 4, 5, 3, 4, 5].map((seats, i) => ({
    seats,
    options: OPTIONS,
    level: i % 2 === 0 ? 'apprentice' : 'regular',
  })),
  spot: ({ state, seat }) => {
    const s = state as ChinatownState;
    const [question] = questionsOf(s, seat);
    return question === undefined ? null : `${s.round} ${question} ${seat}`;
  },
  find,
};
