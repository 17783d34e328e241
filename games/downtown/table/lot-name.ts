import { listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { plotsOf } from '../rules/state.ts';
import { type DowntownTable, say } from './types.ts';
import { useName } from './phrases.ts';

/** The name of a lot with its state: use, owners of the plots, free plots. */
export function lotName({ view, forecast }: DowntownTable, lot: number): Sentence {
  const { use, owners, closed } = view.lots[lot - 1]!;
  if (use === 'park') return say('lot.park', { lot });
  const what = use === null ? say('use.bare') : useName(use);
  if (closed) return say('lot.closed', { lot, what });
  const seats = view.players.flatMap((_, seat) => {
    const plots = plotsOf(owners, seat);
    return plots > 0 ? say('lot.owner', { seat: { seat }, plots }) : [];
  });
  const { free } = forecast.lots[lot - 1]!;
  if (seats.length === 0) return say('lot.open', { lot, what, free });
  return say('lot.owned', { lot, what, free, owners: listOf(seats) });
}
