import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { ChinatownAnswer } from './answers.ts';
import { buildAnswers, builders, checkPlace } from './build.ts';
import { checkKeep, keepAnswers } from './locations.ts';
import type { ChinatownState } from './state.ts';
import { checkTrade } from './trade-may.ts';

export function decisions(s: ChinatownState): Decision[] {
  const about = { round: s.round };
  const ask = (seat: Seat, kind: string, rule: string, owed: boolean, secret: boolean): Decision => ({
    seat,
    kind,
    rule,
    owed,
    secret,
    about,
  });
  switch (s.phase) {
    case 'keep':
      return s.kept.map((kept, seat) => ask(seat, 'keep', 'CT-10', kept === null, true));
    case 'trade':
      return s.ready.map((ready, seat) => ask(seat, 'trade', 'CT-23', !ready, false));
    case 'build':
      return builders(s).map((seat) => ask(seat, 'build', 'CT-30', true, false));
    case 'over':
      return [];
  }
}

/** Offers cannot be listed; all else can. */
export function answers(s: ChinatownState, seat: Seat): readonly ChinatownAnswer[] | null {
  switch (s.phase) {
    case 'keep':
      return keepAnswers(s, seat);
    case 'trade':
      return null;
    case 'build':
      return builders(s).includes(seat) ? buildAnswers(s, seat) : [];
    case 'over':
      return [];
  }
}

/** For a seat whose time is up: the first cards, no more trade, nothing built (CT-24). */
export function fallback(s: ChinatownState, seat: Seat): ChinatownAnswer {
  if (s.phase === 'keep') return keepAnswers(s, seat)[0]!;
  return s.phase === 'trade' ? { done: true } : { built: true };
}

const RULE = { keep: 'CT-10', trade: 'CT-23', build: 'CT-30', over: 'CT-50' } as const;

export function check(s: ChinatownState, seat: Seat, answer: ChinatownAnswer): Problem | null {
  const other = problem(RULE[s.phase], 'other-question', { asked: s.phase });
  if ('keep' in answer) return s.phase === 'keep' ? checkKeep(s, seat, answer.keep) : other;
  if ('built' in answer || 'place' in answer) {
    if (s.phase !== 'build') return other;
    if (!builders(s).includes(seat)) return problem('CT-30', 'not-building', { waitingFor: builders(s) });
    return 'place' in answer ? checkPlace(s, seat, answer.place, answer.at) : null;
  }
  return s.phase === 'trade' ? checkTrade(s, seat, answer) : other;
}
