/*
 * How long bots think while trading, in processor time: the 95th percentile of all answers and of
 * those to an offer, and a year's trade of four experts; and how late the expert answers when its
 * time is short.
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

/** Milliseconds of processor time of this thread. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Whether an offer waits for the seat's answer. */
const isAsked = ({ viewer, offers }: ChinatownView): boolean =>
  offers.some(
    ({ parties, agreed, declined }) =>
      parties.includes(viewer!) && !agreed?.includes(viewer!) && !declined?.includes(viewer!),
  );

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  let [all, toOffers, years]: [number[], number[], number[]] = [[], [], []];
  const expert = bot('expert');
  let inYear = 0;
  const timed: typeof expert = {
    ...expert,
    think: async (view: ChinatownView, thinkOptions) => {
      const start = processorTime();
      const thought = await expert.think(view, thinkOptions);
      if (view.phase !== 'trade') return thought;
      const time = processorTime() - start;
      inYear += time;
      all.push(time);
      if (isAsked(view)) toOffers.push(time);
      return thought;
    },
  };
  for (let game = 0; game < WARM_UP + Number(GAMES); game++) {
    if (game === WARM_UP) [all, toOffers, years] = [[], [], []];
    await watchGame([timed, timed, timed, timed], seedFor(3, game), (before, _events, after) => {
      if (before.phase === 'keep' && after.phase === 'trade') inYear = 0;
      if (before.phase === 'trade' && after.phase === 'build') years.push(inYear);
    });
  }
  const say = (what: string, times: readonly number[], part: number): void => {
    const sorted = times.toSorted((a, b) => a - b);
    const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
    const value = Math.round(10 * found) / 10;
    console.log(JSON.stringify({ name: `${NAME}${what}`, value, unit: 'ms' }));
  };
  say('-p95', all, 0.95);
  say('/to-an-offer-p95', toOffers, 0.95);
  say('/year-p50', years, 0.5);
  say('/year-most', years, 1);
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
