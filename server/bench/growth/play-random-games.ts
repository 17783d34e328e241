/*
 * A process of its own for one figure of `random-games.ts`, so that no figure is affected by type
 * feedback from another. Prints how many random whole games the fast rules play in a second of
 * processor time of this thread.
 *
 *   play-random-games.ts <game> <seats> <options as JSON>
 */
import { answerDrawer, fastRulesOf, orThrow, QuickChance, readOptions } from '@faubourg/core';
import { loadGames } from '../../catalogue.ts';

const [, , id = '', seats = '', given = '{}'] = process.argv;
const { game } = orThrow((await loadGames()).newest(id));
const { options } = orThrow(readOptions(game, JSON.parse(given) as unknown, Number(seats)));
const fast = fastRulesOf(game);
const chance = new QuickChance(1);
const node = fast.node(game.setUp(options, Number(seats), chance).state);
const draw = answerDrawer(fast);

function playOne(): void {
  fast.setUp(node, chance);
  for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
    for (let rest = owing; rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      fast.apply(node, seat, draw(node, seat, chance), chance);
    }
  }
}

/** Seconds of processor time of this thread: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

function rate(seconds: number): number {
  const start = processorTime();
  let games = 0;
  let time = 0;
  for (; time < seconds; time = processorTime() - start) {
    for (let i = 0; i < 100; i++) playOne();
    games += 100;
  }
  return games / time;
}

rate(0.7);
console.log(Math.max(...Array.from({ length: 4 }, () => rate(0.3))));
