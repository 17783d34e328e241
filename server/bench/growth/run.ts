/*
 * How the cost of games, tables, logs and bots grows, as curves: one JSON line for each, and with
 * `--draw <folder>` a picture and the figures as files, by which docs/performance.md explains them.
 *
 *   npm run bench:growth                        all, on a quiet machine
 *   npm run bench:growth -- --only log,store    some of them
 *   npm run bench:growth -- --draw docs/growth
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Report } from './curve.ts';
import { drawFigure } from './draw-figure.ts';
import { logLength } from './log-length.ts';
import { queue } from './queue.ts';
import { randomGames } from './random-games.ts';
import { store } from './store.ts';
import { tables } from './tables.ts';

const measures: { [name: string]: (report: Report) => Promise<void> } = {
  games: randomGames,
  tables,
  log: logLength,
  store,
  queue,
};

const { values } = parseArgs({ options: { only: { type: 'string' }, draw: { type: 'string' } } });
const names = values.only?.split(',') ?? Object.keys(measures);
if (names.some((name) => !(name in measures))) {
  console.error(`--only is some of ${Object.keys(measures).join(', ')}, separated by commas.`);
  process.exit(1);
}

const report: Report = async (figure) => {
  console.log(JSON.stringify(figure));
  if (values.draw === undefined) return;
  const path = join(values.draw, figure.name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.svg`, drawFigure(figure));
  await writeFile(`${path}.json`, `${JSON.stringify(figure, null, 2)}\n`);
};

for (const name of names) await measures[name]!(report);
