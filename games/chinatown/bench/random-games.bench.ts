import { QuickChance } from '@faubourg/core';
import { chinatown } from '../rules/index.ts';
import { search } from '../rules/search.ts';
import { best, defaults, figure } from './figure.ts';

/** Whole games of random answers without trading, set-up included, on one core. */
figure('chinatown/random-games/4p', 'games/s', () => {
  const chance = new QuickChance(1);
  const node = search.node(chinatown.setUp(defaults(4), 4, chance).state);
  const out = new Int32Array(search.widest);
  const playOne = (): void => {
    search.deal(node, chance);
    for (let owing = search.owing(node); owing !== 0; owing = search.owing(node)) {
      for (let seat = 0; seat < 4; seat++) {
        if ((owing & (1 << seat)) === 0) continue;
        const count = search.legal(node, seat, out);
        search.play(node, seat, out[chance.int(count)]!, chance);
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
