import { QuickChance } from '@faubourg/core';
import { downtown } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import type { DowntownNode } from '../rules/fast/index.ts';
import type { DowntownOptions } from '../rules/index.ts';

/**
 * Random whole games through the fast rules on one core: set-up included, every legal answer listed
 * at every decision and one of them picked uniformly.
 */
const out = new Int32Array(fast.mostAnswers);

function playOne(node: DowntownNode, chance: QuickChance): number {
  fast.setUp(node, chance);
  let answers = 0;
  for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
    for (; owing !== 0; owing &= owing - 1) {
      const seat = 31 - Math.clz32(owing & -owing);
      const count = fast.legal(node, seat, out);
      fast.apply(node, seat, out[chance.int(count)]!, chance);
      answers++;
    }
  }
  return answers;
}

const options: DowntownOptions = {
  map: 'classic',
  secondCard: 'other-pile',
  soleBonus: 2,
  money: 'open',
};

function gamesPerSecond(seats: number, seconds: number): number {
  const chance = new QuickChance(seats);
  const node = fast.node(downtown.setUp(options, seats, chance).state);
  const until = performance.now() + 1000 * seconds;
  const start = performance.now();
  let games = 0;
  while (performance.now() < until) {
    for (let i = 0; i < 1000; i++) playOne(node, chance);
    games += 1000;
  }
  return games / ((performance.now() - start) / 1000);
}

const prefix = process.argv[2] ?? '';
// Four players first, so that its figure is not affected by type feedback from the others.
for (const seats of [4, 3, 5, 6, 2]) {
  const name = `downtown/random-games/${seats}p`;
  if (!name.startsWith(prefix)) continue;
  gamesPerSecond(seats, 1);
  const rates = [1, 1, 1].map((seconds) => gamesPerSecond(seats, seconds)).sort((a, b) => a - b);
  console.log(JSON.stringify({ name, value: Math.round(rates[1]!), unit: 'games/s' }));
}
