import { QuickChance } from '@faubourg/core';
import { chinatown } from '../rules/index.ts';
import { best, figure } from './figure.ts';
import { lateTable } from './positions.ts';

figure('chinatown/offer-legality', 'µs', () => {
  const chance = new QuickChance(1);
  const state = lateTable(chance);
  const offers: { seat: number; answer: { offer: never[] } }[] = [];
  while (offers.length < 500) {
    const seat = chance.int(5);
    const answer = chinatown.sample!(state, seat, chance);
    if ('offer' in answer && !('counter' in answer)) offers.push({ seat, answer: answer as never });
  }
  const once = (): void => {
    for (const { seat, answer } of offers) chinatown.check(state, seat, answer);
  };
  return (best(100, once) / offers.length) * 1000;
});

/**
 * Random trade answers at a full table; conservation laws are checked after each, outside the
 * measured time.
 */
figure('chinatown/trading-actions', 'actions/s', () => {
  const chance = new QuickChance(3);
  const actions = 100_000;
  const start = lateTable(chance);
  let state = chinatown.copy(start);
  let spent = 0;
  for (let i = 0; i < actions; i++) {
    const seat = chance.int(5);
    const from = performance.now();
    const answer = chinatown.sample!(state, seat, chance);
    const why = chinatown.check(state, seat, answer);
    if (why) throw new Error(`${JSON.stringify(answer)} was refused: ${why.code}`);
    chinatown.apply(state, seat, answer, chance);
    spent += performance.now() - from;
    const faults = chinatown.faults(state);
    if (faults.length > 0) throw new Error(`${JSON.stringify(answer)}: ${faults.join('; ')}`);
    if (state.phase !== 'trade') state = chinatown.copy(start);
  }
  return (1000 * actions) / spent;
});
