import { QuickChance } from '@faubourg/core';
import { chinatown } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import { best, defaults, figure } from './figure.ts';

/** Whole games of random answers without trading, set-up included, on one core. */
figure('chinatown/random-games/4p', 'games/s', () => {
  const chance = new QuickChance(1);
  const node = fast.node(chinatown.setUp(defaults(4), 4, chance).state);
  const out = new Int32Array(fast.mostAnswers);
  const playOne = (): void => {
    fast.setUp(node, chance);
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      for (let seat = 0; seat < 4; seat++) {
        if ((owing & (1 << seat)) === 0) continue;
        const count = fast.legal(node, seat, out);
        fast.apply(node, seat, out[chance.int(count)]!, chance);
      }
    }
  };
  for (let i = 0; i < 20_000; i++) playOne();
  const games = 10_000;
  const once = (): void => {
    for (let i = 0; i < games; i++) playOne();
  };
  return (1000 * games) / best(20, once);
});
