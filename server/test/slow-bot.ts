import { orThrow } from '@faubourg/core';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { think } from '../bots/think.ts';
import type { Question } from '../bots/thinker.ts';
import type { Games } from '../games.ts';

/* A bot that plays at random and takes its time. */

const { loadLibrary } = (await import(workerData as string)) as Games;
const games = await loadLibrary();

async function answer(text: string): Promise<void> {
  const question = JSON.parse(text) as Question;
  const { game } = orThrow(games.exact(question.game, question.rules));
  await delay(10);
  parentPort!.postMessage(JSON.stringify({ answer: await think(game, null, question) }));
}

parentPort!.on('message', (text: string) => void answer(text));
parentPort!.postMessage('ready');
