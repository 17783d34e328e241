/*
 * Trains a small agent to beat the random bots, in a few seconds:
 *   node cli/examples/learning/learn.ts tower-up 2 3000
 */
import { readOptions } from '@faubourg/core';
import { openGames } from '../../context/game-loader.ts';
import { train } from './train.ts';

const [id = 'tower-up', players = '2', games = '3000'] = process.argv.slice(2);
const loader = await openGames(process.env['FAUBOURG_GAMES'] || undefined);
const game = await loader.game(id);
const seats = Number(players);
const read = readOptions(game, {}, seats);
if ('problem' in read) throw new Error(`${id} cannot be played by ${players}`);
const share = train(
  { game, encoding: await loader.encoding(id), options: read.options, seats, learners: [0] },
  { games: Number(games), rate: 0.05, seed: 1, trial: 500 },
);
console.log(
  `${id}: wins ${(100 * share).toFixed(1)} % against ${seats - 1} random ` +
    `(fair: ${(100 / seats).toFixed(1)} %) after ${games} games of training`,
);
