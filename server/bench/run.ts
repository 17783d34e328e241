import { loadGames } from '../catalogue.ts';
import { defaultLimits } from '../limits/limits.ts';
import { longLogCosts } from './long-log.ts';
import { boardgameSaturation, idle, latency, saturation } from './measures.ts';
import { liveClock, messageSizes } from './sizes.ts';

/* npm run bench:server [-- scale [measure]]: the table server under load, boardgame.io's beside it. */

const scale = Number(process.argv[2] ?? 1);
const wanted = process.argv[3];
if (!(scale > 0 && scale <= 1)) {
  console.error('The scale is a number above 0 and up to 1, e.g. npm run bench:server -- 0.1');
  process.exit(1);
}
type Rate = { readonly answersPerSecond: number };

const some = (n: number): number => Math.max(1, Math.round(n * scale));
const time = (ms: number): number => ms * Math.max(scale, 0.25);

/** About as many answers as a game has: 70 in Tower Up, 200 in Downtown, 280 in Chinatown. */
const LENGTH = 200;

const mean = (rates: readonly Rate[]): number =>
  rates.reduce((sum, { answersPerSecond }) => sum + answersPerSecond, 0) / rates.length;

const ratio = (some: readonly Rate[], others: readonly Rate[]): number =>
  Number((mean(some) / mean(others)).toFixed(1));

const measures: { [name: string]: () => Promise<object> } = {
  latency: () => latency(some(1000), 2000, time(20_000)),
  idle: () => idle(some(10_000)),
  saturation: async () => {
    // The speed of a machine varies: the two are measured in turn.
    const ours: Rate[] = [await saturation(some(200), LENGTH)];
    const files: Rate[] = [];
    while (files.length < 2) {
      files.push(await boardgameSaturation(some(200), LENGTH, 'files'));
      ours.push(await saturation(some(200), LENGTH));
    }
    const memory = await boardgameSaturation(some(200), LENGTH, 'memory');
    const shared = await saturation(some(200), LENGTH, 20);
    return {
      ours,
      'twenty tables on a connection': shared,
      'boardgame.io, its files': files,
      'boardgame.io, in memory': memory,
      // Against its file storage, which sends before it writes and never calls fsync.
      ratio: ratio(ours, files),
      // Against its memory storage, which loses every match at a restart.
      ratioToMemory: ratio(ours, [memory]),
    };
  },
};

const games = await loadGames();
for (const game of games.games) {
  measures[`sizes/${game.id}`] = async () => ({
    clock: 'live',
    ...messageSizes(game, games, some(20), liveClock),
  });
  const { entriesPerPerson, attemptsPerDecision } = defaultLimits;
  measures[`long-log/${game.id}`] = async () => {
    const limits = { entries: some(entriesPerPerson), attempts: some(attemptsPerDecision) };
    const { costs, ...about } = await longLogCosts(games, game.id, limits);
    return { ...about, unit: 'ms of processor time, in all and in the longest turn', ...costs };
  };
}

for (const [name, measure] of Object.entries(measures)) {
  if (wanted !== undefined && !name.startsWith(wanted)) continue;
  console.log(JSON.stringify({ bench: `server/${name}`, ...(await measure()) }));
}
