/*
 * How long bots think while trading: the 95th percentile per answer, and the longest trading phase
 * of four experts; and how late the expert answers when its time is short.
 */
import { QuickChance } from '@faubourg/core';
import { seedFor } from '@faubourg/search';
import { bot } from '../bot/index.ts';
import { chinatown, type ChinatownView } from '../rules/index.ts';
import { watchGame } from './watch-game.ts';
import { lateTable } from './positions.ts';

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
    think: async (view: ChinatownView, thinkOptions) => {
      const start = performance.now();
      const thought = await expert.think(view, thinkOptions);
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

const LATE = 'chinatown/bot/late';
const MILLISECONDS = 10;
/** Runs per position; the shortest counts, which leaves out other load on the machine. */
const RUNS = 5;

if (LATE.startsWith(prefix) || prefix.startsWith(LATE)) {
  const expert = bot('expert');
  const late: number[] = [];
  for (let seed = 0; seed < 60; seed++) {
    const view = chinatown.view(lateTable(new QuickChance(seed), 2 + (seed % 5)), seed % 5);
    let shortest = Infinity;
    for (let run = 0; run < RUNS; run++) {
      const start = performance.now();
      await expert.think(view, { budget: { milliseconds: MILLISECONDS }, seed });
      shortest = Math.min(shortest, performance.now() - start);
    }
    late.push(shortest - MILLISECONDS);
  }
  const value = Math.round(10 * Math.max(...late)) / 10;
  console.log(JSON.stringify({ name: LATE, value, unit: 'ms' }));
}
