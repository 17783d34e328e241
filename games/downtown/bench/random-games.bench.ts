import { answerDrawer, QuickChance } from '@faubourg/core';
import { downtown } from '../rules/index.ts';
import { fast } from '../rules/fast/index.ts';
import type { DowntownNode } from '../rules/fast/index.ts';
import type { DowntownOptions } from '../rules/index.ts';

/**
 * Random whole games through the fast rules on one core: set-up included, and at every decision one
 * of the legal answers drawn uniformly.
 */
const draw = answerDrawer(fast);

function playOne(node: DowntownNode, chance: QuickChance): number {
  fast.setUp(node, chance);
  let answers = 0;
  for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
    for (; owing !== 0; owing &= owing - 1) {
      const seat = 31 - Math.clz32(owing & -owing);
      fast.apply(node, seat, draw(node, seat, chance), chance);
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

/** Processor time of this thread in seconds: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function gamesPerSecond(seats: number, seconds: number): number {
  const chance = new QuickChance(seats);
  const node = fast.node(downtown.setUp(options, seats, chance).state);
  const start = processorTime();
  let games = 0;
  let time = 0;
  for (; time < seconds; time = processorTime() - start) {
    for (let i = 0; i < 1000; i++) playOne(node, chance);
    games += 1000;
  }
  return games / time;
}

const prefix = process.argv[2] ?? '';
// Four players first, so that its figure is not affected by type feedback from the others.
for (const seats of [4, 3, 5, 6, 2]) {
  const name = `downtown/random-games/${seats}p`;
  if (!name.startsWith(prefix)) continue;
  gamesPerSecond(seats, 1);
  const rates = Array.from({ length: 6 }, () => gamesPerSecond(seats, 0.5));
  console.log(JSON.stringify({ name, value: Math.round(Math.max(...rates)), unit: 'games/s' }));
}
