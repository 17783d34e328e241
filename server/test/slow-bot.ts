import { orThrow } from '@faubourg/core';
import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { think } from '../bots/think.ts';
import type { ThinkRequest } from '../bots/thinker.ts';
import type { GameModule } from '../bots/game-module.ts';

/* A bot that plays at random, slowly. */

const { loadGames } = (await import(workerData as string)) as GameModule;
const games = await loadGames();

async function answer(text: string): Promise<void> {
  const request = JSON.parse(text) as ThinkRequest;
  const { game } = orThrow(games.exact(request.game, request.rules));
  await delay(10);
  parentPort!.postMessage(JSON.stringify({ answer: await think(game, null, request) }));
}

parentPort!.on('message', (text: string) => void answer(text));
parentPort!.postMessage('ready');
