import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { ChinatownAnswer } from './answer.ts';
import { buildAnswers, builders, checkPlace } from './build.ts';
import { checkKeep, keepAnswers } from './locations.ts';
import type { ChinatownState } from './state.ts';
import { checkTrade } from './legal-trade.ts';
import { differencesOf } from './versions.ts';

const RULE = { keep: 'CT-10', trade: 'CT-23', build: 'CT-30', over: 'CT-50' } as const;

export function decisions(s: ChinatownState): Decision[] {
  const { phase: kind, round } = s;
  if (kind === 'over') return [];
  // Not secret: what is built stays hidden, but that a seat has finished is public.
  const asked = { kind, rule: RULE[kind], secret: kind === 'keep', about: { round } };
  const seats = kind === 'build' ? builders(s) : [...s.money.keys()];
  return seats.map((seat) => {
    return { ...asked, seat, owed: kind === 'keep' ? s.kept[seat] === null : !s.ready[seat] };
  });
}

/** Null while trading: offers cannot be listed. */
export function answers(s: ChinatownState, seat: Seat): readonly ChinatownAnswer[] | null {
  if (s.phase === 'keep') return keepAnswers(s, seat);
  if (s.phase === 'trade') return null;
  return s.phase === 'build' && builders(s).includes(seat) ? buildAnswers(s, seat) : [];
}

/** For a seat whose time is up: the first cards, no more trade, nothing built (CT-24). */
export function fallback(s: ChinatownState, seat: Seat): ChinatownAnswer {
  if (s.phase === 'keep') return keepAnswers(s, seat)[0]!;
  if (s.phase !== 'trade') return { built: true };
  return differencesOf(s).timeUpIsFinal ? { done: true, timeUp: true } : { done: true };
}

export function check(s: ChinatownState, seat: Seat, answer: ChinatownAnswer): Problem | null {
  const other = problem(RULE[s.phase], 'other-question', { asked: s.phase });
  if ('keep' in answer) return s.phase === 'keep' ? checkKeep(s, seat, answer.keep) : other;
  if ('built' in answer || 'place' in answer) {
    if (s.phase !== 'build') return other;
    if (!builders(s).includes(seat))
      return problem('CT-30', 'not-building', { waitingFor: builders(s) });
    return 'place' in answer ? checkPlace(s, seat, answer.place, answer.at) : null;
  }
  return s.phase === 'trade' ? checkTrade(s, seat, answer) : other;
}

/**
 * CT-23, CT-24: nothing that is said in the trade is undone. The rules have ways back of their own
 * (`takeBack`, `withdraw`, another offer, `done: false`), and some answers are seen by some seats
 * only: whether undo is refused must not tell the others of them.
 */
export function finalRule(s: ChinatownState, _seat: Seat, answer: ChinatownAnswer): string | null {
  if (s.phase !== 'trade') return null;
  return 'done' in answer ? 'CT-24' : 'CT-23';
}
