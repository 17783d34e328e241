import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { sayTrade } from '../trade-words.ts';
import type { TradingDesk } from '../trading-desk.svelte.ts';
import type { ChinatownTable } from '../types.ts';

/** The title of the tray. */
export function titleOf(
  { view }: ChinatownTable,
  { counters, me, parties, empty }: TradingDesk,
): Sentence {
  if (empty) return sayTrade('trade.title');
  if (counters) {
    const { id } = counters;
    const own = view.offers.some((one) => one.id === id && one.author === me);
    return own
      ? sayTrade('trade.title.own', { offer: id })
      : sayTrade('trade.title.counter', { offer: id });
  }
  const [first] = parties;
  if (first === null) return sayTrade('trade.title.anyone');
  if (first !== undefined && parties.length === 1)
    return sayTrade('trade.title.two', { seat: { seat: first } });
  return sayTrade('trade.title.some', { count: parties.length + 1 });
}
