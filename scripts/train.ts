/*
 * Trains a game's net by self-play:
 *
 *   npm run train -- tower-up --players 2 --games 40000 --seed 1 [--minutes 7] [--resume]
 *
 * A checkpoint is kept every 500 games (`--every`), at the end of `--minutes` and on SIGINT and
 * SIGTERM; `--resume` goes on from it, as if the run had never stopped, under the same settings
 * only. The finished net is written to the game's `bot/weights`; with `--into`, net and
 * checkpoint to another folder.
 */
import { type TrainingTask, Training, writeNet } from '@faubourg/search';
import { join } from 'node:path';
import { catalogue } from '../games/index.ts';
import { root } from './tools/root.ts';
import { readCheckpoint, writeWhole } from './training/checkpoint-file.ts';
import { parseArguments, BadArgument, type TrainingArguments } from './training/arguments.ts';

const BAR = 30;
const EVERY_MS = 200;
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

const told: { by: keyof typeof SIGNALS | null } = { by: null };
for (const signal of Object.keys(SIGNALS) as (keyof typeof SIGNALS)[])
  process.on(signal, () => (told.by = signal));

try {
  await train(parseArguments(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof BadArgument)) throw error;
  console.error(`train: ${error.message}`);
  process.exitCode = 2;
}

async function lessonFor({ game: id, players }: TrainingArguments): Promise<TrainingTask<unknown>> {
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id]! : null;
  if (!entry)
    throw new BadArgument(`there is no game "${id}", but ${Object.keys(catalogue).join(', ')}`);
  const training = (await entry.bots?.())?.training;
  if (!training) throw new BadArgument(`the bots of ${id} do not learn`);
  const { min, max } = (await entry.rules()).seats;
  if (players < min || players > max)
    throw new BadArgument(`--players: ${id} is for ${min} to ${max} players, not ${players}`);
  return training.task(players);
}

async function train(args: TrainingArguments): Promise<void> {
  const { game, players, games, seed, minutes, every, into } = args;
  const task = await lessonFor(args);
  const training = new Training(task, { games, seed });
  const checkpoints = into ?? join(root, 'reports/training');
  const checkpoint = join(checkpoints, `${game}-${players}-seed-${seed}.json`);
  if (args.resume) {
    const why = training.resume(readCheckpoint(checkpoint));
    if (why !== null) throw new BadArgument(`the checkpoint does not fit: ${why}`);
  }
  const start = performance.now();
  const first = training.done;
  const end = minutes === null ? Infinity : start + 60_000 * minutes;
  const speed = (): number =>
    (1000 * (training.done - first)) / Math.max(1, performance.now() - start);
  const state = (): string =>
    `${training.done} of ${games} games, ${speed().toFixed(0)} games/s, loss ${training.loss.toFixed(4)}`;
  const keep = (): void => writeWhole(checkpoint, JSON.stringify(training.save()));
  let shown = start;
  while (training.done < games && performance.now() < end && told.by === null) {
    training.step();
    if (training.done % every === 0) {
      keep();
      if (!process.stderr.isTTY) process.stderr.write(`${state()}\n`);
    }
    if (performance.now() - shown < EVERY_MS) continue;
    shown = performance.now();
    if (process.stderr.isTTY)
      process.stderr.write(
        `\r${bar(training.done / games)} ${state()}, ${Math.ceil((games - training.done) / Math.max(1e-9, speed()))} s left\u001B[K`,
      );
    // Signals are heard between two turns of the loop only.
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (process.stderr.isTTY) process.stderr.write('\n');
  keep();
  console.log(`${game}, ${players} players: ${state()}`);
  if (training.done < games) {
    console.log('Not finished: go on with --resume.');
    if (told.by !== null) process.exitCode = SIGNALS[told.by];
    return;
  }
  const command = `npm run train -- ${game} --players ${players} --games ${games} --seed ${seed}`;
  const made = { command, seed, games };
  const file = writeNet(training.net, { game, players, fits: task.fits, made });
  const path = join(into ?? join(root, 'games', game, 'bot/weights'), `${players}-players.json`);
  writeWhole(path, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`Wrote ${path}`);
}

function bar(part: number): string {
  const full = Math.round(BAR * part);
  return '█'.repeat(full) + '░'.repeat(BAR - full);
}
