/*
 * The expert against boardgame.io's MCTSBot:
 *
 *   node games/tower-up/bench/rivals.ts --games 400 --seed 1 [--iterations 1000] [--expert 300]
 *     [--from 0] [--to 400]
 *
 * Every seed is played in both seats. `--from` and `--to` play a part of the games, on this or
 * another machine; the parts add up.
 */
import { playMatch, schedule, standings } from '@faubourg/search';
import { parseArgs } from 'node:util';
import { bot } from '../bot/index.ts';
import { towerUp } from '../rules/index.ts';
import { boardgameIoBot } from './boardgame-io.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string', default: '1000' },
    expert: { type: 'string', default: '300' },
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '1000000' },
  },
});
const options = { objectives: 'random', startFloors: 3, start: 'random', board: 'standard' };
const contenders = [
  { bot: bot('expert'), budget: { iterations: Number(values.expert) } },
  { bot: boardgameIoBot(), budget: { iterations: Number(values.iterations) } },
];
const fixtures = schedule(2, Number(values.games), Number(values.seed));
const played = [];
const start = performance.now();
for (const { seed, seating } of fixtures.slice(Number(values.from), Number(values.to))) {
  const seated = seating.map((who) => contenders[who]!);
  const { shares, scores } = await playMatch(towerUp, options, seated, seed);
  const by = (list: readonly number[]) => contenders.map((_, who) => list[seating.indexOf(who)]!);
  played.push({ shares: by(shares), scores: by(scores) });
}
const names = contenders.map(({ bot: { name } }) => name);
for (const { name, games, wins, meanScore } of standings(names, played)) {
  console.log(JSON.stringify({ name, games, ...wins, meanScore }));
}
console.log(JSON.stringify({ seconds: Math.round((performance.now() - start) / 1000) }));
