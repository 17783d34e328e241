import type { Outcome } from '@faubourg/core';
import type { Sentence } from '../words/sentence.ts';
import type { SentenceContext } from '../words/format.ts';

/** The sentence that names the winner or winners. */
export function verdict({ winners }: Outcome, context: SentenceContext): Sentence {
  if (winners.length === 1) return { id: 'end.won', args: { seat: { seat: winners[0]! } } };
  const names = new Intl.ListFormat(context.language).format(
    winners.map((seat) => context.name(seat)),
  );
  return { id: 'end.shared', args: { names } };
}

/** The seats from first to last, each with its place; equal scores share a place unless one of them won. */
export function ranking({
  scores,
  winners,
}: Outcome): { seat: number; place: number; score: number }[] {
  const seats = scores.map((score, seat) => ({ seat, score, won: winners.includes(seat) }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  let place = 0;
  return seats.map(({ seat, score, won }, i) => {
    const before = seats[i - 1];
    if (!before || before.score !== score || before.won !== won) place = i + 1;
    return { seat, score, place };
  });
}
