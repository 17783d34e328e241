import type { ChinatownEvent, Payment } from '../rules/events.ts';

type Income = { readonly seat: number; readonly source: string; readonly amount: number };

/**
 * Sources of money, in thousands: businesses (CT-41), the economy bonus (CT-40), and trade, net of
 * what was paid (CT-22).
 */
export function incomeOf(happened: readonly { readonly kind: string }[]): Income[] {
  const events = happened as readonly ChinatownEvent[];
  return events.flatMap((event) => {
    if (event.kind === 'income') {
      return [...each(event.business, 'businesses'), ...each(event.bonus, 'economy')];
    }
    return event.kind === 'deal' ? paymentsOf(event, events).flatMap(trade) : [];
  });
}

function each(amounts: readonly number[], source: string): Income[] {
  return amounts.map((amount, seat) => ({ seat, source, amount }));
}

/**
 * The payments of a deal: in its event, or where they are secret, in the separate event for the
 * parties.
 */
function paymentsOf(
  { offer, gifts }: ChinatownEvent & { kind: 'deal' },
  events: readonly ChinatownEvent[],
): readonly Payment[] {
  const secret = events.find((event) => event.kind === 'money' && event.offer === offer);
  if (secret?.kind === 'money') return secret.payments;
  return gifts.map(({ from, to, money = 0 }) => ({ from, to, money }));
}

function trade({ from, to, money }: Payment): Income[] {
  if (from === null || to === null || money === 0) return [];
  return [
    { seat: from, source: 'trade', amount: -money },
    { seat: to, source: 'trade', amount: money },
  ];
}
