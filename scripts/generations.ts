/*
 * Trains a game's net by generations of self-play, on many cores and optionally with PyTorch:
 *
 *   npm run generations -- tower-up --players 2 --generations 20 --games 400 --jobs 8 [--python python3]
 *
 * See docs/training.md.
 */
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { catalogue } from '../games/index.ts';
import { BadArgument } from './training/arguments.ts';
import { parseGenerationArguments } from './training/generation-arguments.ts';
import { runGenerations } from './training/run-generations.ts';
import { serveSelfPlay, type TaskOf } from './training/self-play-thread.ts';

const taskOf: TaskOf = async (id, players) => {
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id]! : null;
  if (!entry)
    throw new BadArgument(`there is no game "${id}", but ${Object.keys(catalogue).join(', ')}`);
  const training = (await entry.bots?.())?.training;
  if (!training?.generations) throw new BadArgument(`the bots of ${id} do not learn by generations`);
  const { min, max } = (await entry.rules()).seats;
  if (players < min || players > max)
    throw new BadArgument(`--players: ${id} is for ${min} to ${max} players, not ${players}`);
  return training.generations(players);
};

const script = fileURLToPath(new URL('./training/learner.py', import.meta.url));

if (isMainThread) {
  try {
    const args = parseGenerationArguments(process.argv.slice(2));
    await runGenerations(args, taskOf, new URL(import.meta.url), script);
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(`generations: ${error.message}`);
    process.exitCode = 2;
  }
} else await serveSelfPlay(taskOf);
