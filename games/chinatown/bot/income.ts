import type { ChinatownEvent } from '../rules/events.ts';

type Income = { readonly seat: number; readonly source: string; readonly amount: number };

/** Where money comes from, in thousands: businesses and the economy's bonus (CT-40, CT-41). */
export function incomeOf(happened: { readonly kind: string }): Income[] {
  const event = happened as ChinatownEvent;
  if (event.kind !== 'income') return [];
  const each = (amounts: readonly number[], source: string): Income[] =>
    amounts.map((amount, seat) => ({ seat, source, amount }));
  return [...each(event.business, 'businesses'), ...each(event.bonus, 'economy')];
}
