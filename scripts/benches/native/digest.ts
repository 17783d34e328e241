import { answerDrawer, type AnyGame, fastRulesOf, QuickChance, readOptions } from '@faubourg/core';

/**
 * One hash over the random games of the seeds from 0 on, by the default options: of each game the
 * number of answers, the scores and the next random word. A native program prints the same hash if
 * it plays the same games.
 */
export function digestOf(game: AnyGame, seats: number, games: number): number {
  const read = readOptions(game, {}, seats);
  if ('problem' in read) throw new Error(`${game.id}: ${read.problem.code}`);
  const fast = fastRulesOf(game);
  const draw = answerDrawer(fast);
  const node = fast.node(game.setUp(read.options, seats, new QuickChance(0)).state);
  const scores = new Float64Array(seats);
  let hash = 0x811c9dc5;
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (let seed = 0; seed < games; seed++) {
    const chance = new QuickChance(seed);
    fast.setUp(node, chance);
    let answers = 0;
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      for (let seat = 0; seat < seats; seat++) {
        if (((owing >> seat) & 1) === 0) continue;
        fast.apply(node, seat, draw(node, seat, chance), chance);
        answers++;
      }
    }
    add(answers);
    fast.scores(node, scores);
    for (const score of scores) add(score);
    add(chance.word());
  }
  return hash >>> 0;
}
