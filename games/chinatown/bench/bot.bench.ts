/*
 * How long bots take in the trade: the answer that only one in twenty takes longer than, and the
 * longest trading phase of four experts among themselves.
 */
import { seedFor } from '@faubourg/search';
import { bot } from '../bot/index.ts';
import type { ChinatownView } from '../rules/index.ts';
import { watchGame } from './bot-table.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/answer';
const WARM_UP = 2;
const { GAMES = '4' } = process.env;

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  let times: number[] = [];
  let longest = 0;
  const expert = bot('expert');
  const timed: typeof expert = {
    ...expert,
    think: async (view: ChinatownView, asking) => {
      const start = performance.now();
      const thought = await expert.think(view, asking);
      if (view.phase === 'trade') times.push(performance.now() - start);
      return thought;
    },
  };
  for (let game = 0; game < WARM_UP + Number(GAMES); game++) {
    if (game === WARM_UP) [times, longest] = [[], 0];
    let start = 0;
    await watchGame([timed, timed, timed, timed], seedFor(3, game), (before, _events, after) => {
      if (before.phase === 'keep' && after.phase === 'trade') start = performance.now();
      if (before.phase !== 'trade' || after.phase !== 'build') return;
      longest = Math.max(longest, performance.now() - start);
    });
  }
  times.sort((a, b) => a - b);
  const p95 = Math.round(10 * times[Math.floor(times.length * 0.95)]!) / 10;
  console.log(JSON.stringify({ name: `${NAME}-p95`, value: p95, unit: 'ms' }));
  const value = Math.round(longest);
  console.log(JSON.stringify({ name: `${NAME}/longest-phase`, value, unit: 'ms' }));
}
