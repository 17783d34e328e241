import type { Outcome, Seat } from '@faubourg/core';
import type { DowntownState } from './state.ts';

/** DT-60: most money wins; ties share. */
export function ranking(s: DowntownState): { scores: number[]; winners: Seat[] } {
  const scores = s.players.map((player) => ('money' in player ? player.money : player.score));
  const best = Math.max(...scores);
  return { scores, winners: scores.flatMap((score, seat) => (score === best ? seat : [])) };
}

export function outcome(s: DowntownState): Outcome | null {
  return s.phase === 'over' ? { ...ranking(s), reason: 'city-complete' } : null;
}
