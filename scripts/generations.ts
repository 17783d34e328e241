/*
 * Trains a game's net by generations of self-play, on many cores and optionally with PyTorch:
 *
 *   npm run generations -- tower-up --players 2 --generations 20 --games 400 --jobs 8 [--python python3]
 *
 * docs/training.md explains it.
 */
import { catalogue } from '../games/index.ts';
import { BadArgument } from './training/arguments.ts';
import type { TaskOf } from './training/self-play-thread.ts';
import { startGenerations } from './training/start-generations.ts';

const taskOf: TaskOf = async (id, players) => {
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id]! : null;
  if (!entry)
    throw new BadArgument(`there is no game "${id}", but ${Object.keys(catalogue).join(', ')}`);
  const training = (await entry.bots?.())?.training;
  if (!training?.generations)
    throw new BadArgument(`the bots of ${id} do not learn by generations`);
  const { min, max } = (await entry.rules()).seats;
  if (players < min || players > max)
    throw new BadArgument(`--players: ${id} is for ${min} to ${max} players, not ${players}`);
  return training.generations(players);
};

const learner = new URL('./training/learner.py', import.meta.url);
await startGenerations(taskOf, new URL(import.meta.url), learner);
