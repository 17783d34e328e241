import { type Chance, takeRandom } from '@faubourg/core';
import { boardOf } from './board.ts';
import { incomes, shopsOfSizes } from './businesses.ts';
import type { ChinatownEvent } from './events.ts';
import { BONUS, ECONOMY, type Economy } from './material.ts';
import type { ChinatownState } from './state.ts';

/** The economy cards not turned yet. */
export function economyLeft(turned: readonly Economy[]): Economy[] {
  const left = ECONOMY.slice();
  for (const card of turned) {
    const at = left.findIndex((one) => one.join() === card.join());
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** CT-40, CT-41: turns an economy card and pays what shops and businesses earn. */
export function payIncome(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const seats = s.money.length;
  const events: ChinatownEvent[] = [];
  let bonus = s.money.map(() => 0);
  if (s.options.economy === 'on') {
    const sizes = takeRandom(economyLeft(s.turned), chance);
    s.turned.push(sizes.slice());
    events.push({ kind: 'economy', sizes: sizes.slice() });
    bonus = shopsOfSizes(s.land, sizes, seats).map((shops) => shops * BONUS);
  }
  const business = incomes(boardOf(s.options.map), s.land, seats);
  for (let seat = 0; seat < seats; seat++) {
    const income = business[seat]! + bonus[seat]!;
    s.money[seat] = s.money[seat]! + income;
    s.ledger.income[seat] = s.ledger.income[seat]! + income;
  }
  events.push({ kind: 'income', business, bonus });
  return events;
}
