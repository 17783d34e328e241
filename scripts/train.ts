/*
 * Trains a game's net by self-play:
 *
 *   npm run train -- tower-up --players 2 --games 40000 --seed 1 [--minutes 7] [--resume]
 *
 * `--minutes` ends early and keeps a checkpoint; `--resume` goes on from it, as if the run had
 * never stopped. The finished net is written to the game's `bot/weights`.
 */
import { type Checkpoint, Training, writeNet } from '@faubourg/search';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registry } from '../games/registry.ts';
import { root } from './root.ts';

const BAR = 30;
const EVERY_MS = 200;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '0' },
    resume: { type: 'boolean', default: false },
  },
});

function fail(message: string): never {
  console.error(`train: ${message}`);
  process.exit(2);
}

function whole(name: string, text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : fail(`--${name}: expected a whole number`);
}

const [id] = positionals;
if (id === undefined || !Object.hasOwn(registry, id))
  fail(`name a game: ${Object.keys(registry).join(', ')}`);
const school = (await registry[id]!.bot?.())?.school;
if (!school) fail(`the bots of ${id} do not learn`);

const players = whole('players', values.players);
const games = whole('games', values.games);
const seed = whole('seed', values.seed);
const minutes = Number(values.minutes);
const lesson = school.lesson(players);
const training = new Training(lesson, { games, seed });
const checkpoints = join(root, 'reports/training');
const checkpoint = join(checkpoints, `${id}-${players}-seed-${seed}.json`);

if (values.resume) {
  const why = training.resume(JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint);
  if (why !== null) fail(`the checkpoint does not fit: ${why}`);
}

const start = performance.now();
const first = training.done;
const end = minutes > 0 ? start + 60_000 * minutes : Infinity;
let shown = -Infinity;

function show(now: number): void {
  const { done, loss } = training;
  const speed = (1000 * (done - first)) / Math.max(1, now - start);
  const full = Math.round((BAR * done) / games);
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full);
  const left = Math.ceil((games - done) / Math.max(1e-9, speed));
  process.stderr.write(
    `\r${bar} ${done} of ${games} games, ${speed.toFixed(0)}/s, loss ${loss.toFixed(4)}, ${left} s left\u001B[K`,
  );
}

while (training.done < games && performance.now() < end) {
  training.step();
  const now = performance.now();
  if (process.stderr.isTTY && now - shown > EVERY_MS) {
    shown = now;
    show(now);
  }
}
if (process.stderr.isTTY) process.stderr.write('\n');

mkdirSync(checkpoints, { recursive: true });
writeFileSync(checkpoint, JSON.stringify(training.save()));
const speed = (training.done - first) / ((performance.now() - start) / 1000);
console.log(
  `${id}, ${players} players: ${training.done} of ${games} games, ${speed.toFixed(0)} games/s, loss ${training.loss.toFixed(4)}`,
);
if (training.done < games) {
  console.log('Not finished: go on with --resume.');
} else {
  const command = `npm run train -- ${id} --players ${players} --games ${games} --seed ${seed}`;
  const made = { command, seed, games };
  const file = writeNet(training.net, { game: id, players, fits: lesson.fits, made });
  const folder = join(root, 'games', id, 'bot/weights');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${players}-players.json`);
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`Wrote ${path}`);
}
