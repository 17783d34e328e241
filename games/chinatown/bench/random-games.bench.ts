import { answerDrawer, QuickChance } from '@faubourg/core';
import { chinatown } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import { defaults, figure } from './figure.ts';

/** Processor time of this thread in seconds: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Whole games of random answers without trading, set-up included, on one core. */
figure('chinatown/random-games/4p', 'games/s', () => {
  const chance = new QuickChance(1);
  const node = fast.node(chinatown.setUp(defaults(4), 4, chance).state);
  const draw = answerDrawer(fast);
  const playOne = (): void => {
    fast.setUp(node, chance);
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      for (let seat = 0; seat < 4; seat++) {
        if ((owing & (1 << seat)) === 0) continue;
        fast.apply(node, seat, draw(node, seat, chance), chance);
      }
    }
  };
  const rate = (seconds: number): number => {
    const start = processorTime();
    let games = 0;
    let time = 0;
    for (; time < seconds; time = processorTime() - start) {
      for (let i = 0; i < 1000; i++) playOne();
      games += 1000;
    }
    return games / time;
  };
  rate(1);
  return Math.max(...Array.from({ length: 6 }, () => rate(0.5)));
});
