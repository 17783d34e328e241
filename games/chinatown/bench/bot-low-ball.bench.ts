/*
 * How the gain of deals is split between experts and bots that offer little and never give way: two
 * of each at a table, both valued by the expert's evaluation. For a figure worth quoting
 *
 *   GAMES=400 npm run bench -- chinatown/bot/low-ball
 *
 * FROM plays the games from that one on.
 */
import { lowBallGame } from './bot-low-ball.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/low-ball';
const { GAMES = '2', FROM = '0' } = process.env;

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  let [expert, stubborn, deals] = [0, 0, 0];
  for (let game = Number(FROM); game < Number(GAMES); game++) {
    const shared = await lowBallGame(game);
    expert += shared.expert;
    stubborn += shared.stubborn;
    deals += shared.deals;
  }
  const value = Math.round((1000 * stubborn) / (stubborn + expert)) / 10;
  console.log(JSON.stringify({ name: NAME, value, unit: `% of the surplus of ${deals} deals` }));
}
