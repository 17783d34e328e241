import type { Chance, Seat } from '@faubourg/core';
import { pays } from './offer.ts';
import { START_MONEY } from './material.ts';
import type { Ledger, Offer } from './state.ts';
import type { ChinatownView } from './view.ts';

/**
 * Money that agrees with all the viewer knows: income and open deals are announced, so only the
 * deals that others closed among themselves leave a doubt. There, money passes at random from one
 * party to another, at least until everybody has what they stand by to pay.
 */
export function resampleMoney(
  v: ChinatownView,
  offers: readonly Offer[],
  chance: Chance,
): { money: number[]; ledger: Ledger } {
  const { income, open } = v.ledger;
  const money = v.money.map((_, seat) => START_MONEY + income[seat]! + open[seat]!);
  const secret = v.ledger.secret.map(({ seats, net }) => {
    for (const [i, seat] of seats.entries()) money[seat] = money[seat]! + (net?.[i] ?? 0);
    return { seats: [...seats], net: net ? [...net] : seats.map(() => 0) };
  });
  const doubtful = secret.filter((_, i) => v.ledger.secret[i]!.net === null);
  const spare = (seat: Seat): number => {
    const due = offers.map((offer) => (offer.agreed.includes(seat) ? pays(offer, seat) : 0));
    return money[seat]! - Math.max(0, ...due);
  };
  let left = 6 * doubtful.length;
  while (left-- > 0 || money.some((_, seat) => spare(seat) < 0)) {
    const { seats, net } = doubtful[chance.int(doubtful.length)]!;
    const [a, b] = [chance.int(seats.length), chance.int(seats.length)];
    const [from, to] = [seats[a]!, seats[b]!];
    const amount = chance.int(Math.min(5, Math.max(0, spare(from))) + 1);
    net[a] = net[a]! - amount;
    net[b] = net[b]! + amount;
    money[from] = money[from]! - amount;
    money[to] = money[to]! + amount;
  }
  return { money, ledger: { income: [...income], open: [...open], secret } };
}
