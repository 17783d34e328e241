/*
 * The core alone: random games of the toy, every legal answer listed and one of them given
 * through the full check (form, turn, rules). Prints one JSON line per figure.
 */
import { applyAnswer, QuickChance } from '../index.ts';
import { toy } from '../test/toy/index.ts';

const prefix = process.argv[2] ?? '';
const SECONDS = 3;

function playGames(until: number): { answers: number; games: number } {
  const chance = new QuickChance(1);
  let answers = 0;
  let games = 0;
  while (performance.now() < until) {
    const { state } = toy.setUp({ hand: 3, rounds: 8 }, 4, chance);
    games++;
    for (;;) {
      const asked = toy.decisions(state).find(({ owed }) => owed);
      if (!asked) break;
      const legal = toy.answers(state, asked.seat)!;
      const result = applyAnswer(toy, state, asked.seat, legal[chance.int(legal.length)], chance);
      if ('problem' in result) throw new Error(result.problem.code);
      answers++;
    }
  }
  return { answers, games };
}

if ('core/toy/answers'.startsWith(prefix) || prefix.startsWith('core/toy')) {
  playGames(performance.now() + 1000);
  const from = performance.now();
  const { answers, games } = playGames(from + 1000 * SECONDS);
  const seconds = (performance.now() - from) / 1000;
  console.log(
    JSON.stringify({
      name: 'core/toy/answers',
      value: Math.round(answers / seconds),
      unit: 'answers/s',
    }),
  );
  console.log(
    JSON.stringify({
      name: 'core/toy/answers-per-game',
      value: Math.round(answers / games),
      unit: 'answers',
    }),
  );
}
