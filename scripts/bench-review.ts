/*
 * How good the chances of the review are: bot games are analysed as the review does it, and the
 * chances of every seat after every step are compared with who won, by decile.
 *
 *   npm run bench:review                              every game, 20 games each by its regulars
 *   npm run bench:review -- downtown --games 500      one game, 500 games
 *   npm run bench:review -- downtown --players 4 --level expert --seed 2
 *   npm run bench:review -- --records games.ndjson    games that `faubourg simulate` recorded
 */
import { type GameRecord, gameVersions, isRefused, problemLine, winShares } from '@faubourg/core';
import { courseOf, playoutReview, stepsOf } from '@faubourg/search';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { catalogue } from '../games/index.ts';
import { Calibration } from './benches/calibration.ts';
import { root } from './tools/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string' },
    level: { type: 'string', default: 'regular' },
    seed: { type: 'string', default: '1' },
    records: { type: 'string' },
  },
});

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** Adds the chances of a recorded game, as the review computes them, to the figures. */
async function add(figures: Calibration, record: GameRecord): Promise<void> {
  const listed = catalogue[record.game];
  if (!listed) throw new Error(`There is no game "${record.game}".`);
  const game = await listed.rules();
  const review = (await listed.bots?.())?.review ?? playoutReview(game);
  const course = courseOf(record, gameVersions([game]));
  if (isRefused(course)) throw new Error(problemLine(course.problem));
  const chances = Array.from(stepsOf(course, review, 0), ({ before }) => before);
  figures.add(chances, winShares(record.result!));
}

function say(id: string, figures: Calibration, seconds: number): void {
  console.log(`\n${id}: ${figures.games} games, ${seconds.toFixed(0)} s`);
  console.log('decile      predictions  predicted     came    error');
  for (const [i, decile] of figures.deciles().entries()) {
    const name = `${10 * i}–${10 * (i + 1)} %`.padEnd(11);
    if (!decile) continue;
    const { predictions, predicted, came } = decile;
    const cells = [percent(predicted), percent(came), percent(Math.abs(came - predicted))];
    console.log(
      `${name} ${String(predictions).padStart(11)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`,
    );
  }
  console.log(`mean error ${percent(figures.error())}, Brier score ${figures.brier().toFixed(3)}`);
}

async function calibrate(id: string, file: string): Promise<void> {
  const figures = new Calibration();
  const start = performance.now();
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== '') await add(figures, JSON.parse(line) as GameRecord);
  say(id, figures, (performance.now() - start) / 1000);
}

/** Plays bot games with the command line and returns the file of their records. */
async function played(id: string, folder: string): Promise<string> {
  const file = join(folder, `${id}.ndjson`);
  const { games, seed, level, players } = values;
  const asked = ['--game', id, '--games', games, '--seed', seed, '--bots', level, '--jobs', '1'];
  const args = [...asked, ...(players ? ['--players', players] : []), '--records', file];
  const program = join(root, 'cli', 'bin', 'faubourg.js');
  const child = spawn(process.execPath, [program, 'simulate', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`faubourg simulate ended with ${code}.`);
  return file;
}

if (values.records !== undefined) await calibrate(values.records, values.records);
else {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-review-'));
  try {
    for (const { id, bots } of Object.values(catalogue)) {
      if (!bots || (positionals.length > 0 && !positionals.includes(id))) continue;
      await calibrate(id, await played(id, folder));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
