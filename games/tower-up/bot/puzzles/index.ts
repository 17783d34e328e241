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
  type ValuedAnswer,
} from '@faubourg/search';
import type { TowerUpAnswer } from '../../rules/answer.ts';
import { fast } from '../../rules/fast/index.ts';
import { towerUp } from '../../rules/index.ts';
import type { TowerUpState } from '../../rules/state.ts';
import { LastTurns, MARGIN, turnsLeft } from '../last-turns.ts';
import { levelSettings } from '../levels.ts';
import { makeBot } from '../think.ts';
import { THEMES, themeOf } from './theme.ts';

/** The most turns left that are solved exactly, and the plays after which the solver gives up. */
const EXACT_TURNS = 2;
const EXACT_PLAYS = 3_000_000;

/** In percent of the victory: exact values need no band of equals. */
const WIN = { equal: 0.5, gap: 30, most: 4 };
/** In Millions at the end. */
const LEAD = { equal: 0.1, gap: 2, most: 4 };

/** Before the end, only turns with so many buildings are examined: a search takes long. */
const EVERY = 4;
/** A lead below this, in Millions, is no fun to defend. */
const HOPELESS = -8;

type Valued = { readonly measure: 'win' | 'lead'; readonly ranked: Ranked };

/** Every answer played to the end of the game. */
async function solve(state: TowerUpState, seat: number): Promise<Valued | Refusal> {
  const root = fast.node(state);
  const solved = await new LastTurns(root, { plays: EXACT_PLAYS }).solve();
  if (!solved) return { refused: 'too-long' };
  const all = solved.codes.map((code, i) => {
    const worth = solved.values[i]![seat]!;
    // The lead has a weight of at most one percent: rounding removes it.
    const win = Math.min(100, Math.max(0, Math.round(100 * worth)));
    const answer = fast.answer(root, seat, code) as AnyAnswer;
    return { answer, win, lead: (worth - win / 100) / MARGIN };
  });
  const wins = rank(
    all.map(({ answer, win }): ValuedAnswer => ({ answer, value: win })),
    WIN,
  );
  if (!isRefusal(wins)) return { measure: 'win', ranked: wins };
  const top = Math.max(...all.map(({ win }) => win));
  // Between sure results alone the lead is a whole number.
  if (wins.refused === 'many-best' || (top !== 0 && top !== 100)) return wins;
  const leads = rank(
    all.filter(({ win }) => win === top).map(({ answer, lead }) => ({ answer, value: lead })),
    LEAD,
  );
  if (isRefusal(leads)) return leads;
  if (leads.best[0]!.value < HOPELESS) return { refused: 'hopeless' };
  return { measure: 'lead', ranked: leads };
}

/** It searches for all seats alike: a solution must not depend on what the others probably do. */
const expert = makeBot({ ...levelSettings.expert, rivals: 'search', guesses: 'each' });

async function find(moment: Moment): Promise<FoundPuzzle | Refusal> {
  const { view, state, seat, budget, wanted } = moment;
  const town = state as TowerUpState;
  const left = turnsLeft(fast.node(town));
  const last = left <= EXACT_TURNS;
  const about = (answer: AnyAnswer) => themeOf(town, seat, answer as TowerUpAnswer, last);
  // Spares the search where no answer has a theme of which more is wanted.
  const legal = towerUp.answers(town, seat) ?? [];
  if (!legal.some((answer) => wanted(themeOf(town, seat, answer, last).theme)))
    return { refused: 'theme-full' };
  const solved = last ? await solve(town, seat) : null;
  if (solved && isRefusal(solved)) return solved;
  const ranked =
    solved?.ranked ??
    (await confirmBySearch(expert, expert, view, budget, (best) => wanted(about(best).theme)));
  if (isRefusal(ranked)) return ranked;
  const { theme, facts } = about(ranked.best[0]!.answer);
  if (!wanted(theme)) return { refused: 'theme-full' };
  return {
    theme,
    method: solved ? 'exact' : 'search',
    measure: solved?.measure ?? 'win',
    ...puzzleValues(ranked, solved !== null),
    facts: { ...facts, left: last ? left : 0 },
  };
}

/** Finds puzzles in Tower Up: last turns solved exactly, other turns confirmed by search. */
export const puzzles: PuzzleFinder = {
  themes: THEMES,
  tables: [2, 3, 2, 4].map((seats) => ({ seats, options: {}, level: 'regular' })),
  spot: ({ state, kind }) => {
    const { turn, buildings, pile, end } = state as TowerUpState;
    const built = Object.keys(buildings).length;
    if (kind !== 'turn' || (end === null && built % EVERY !== 0)) return null;
    return `${turn} ${built} ${pile.length}`;
  },
  find,
};
