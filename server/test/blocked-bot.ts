import { orThrow } from '@faubourg/core';
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { think } from '../bots/think.ts';
import type { ThinkRequest } from '../bots/thinker.ts';
import type { GameModule } from '../bots/game-module.ts';

/* A bot that announces every request, and answers when it is released. */

const { loadGames } = (await import(workerData as string)) as GameModule;
const games = await loadGames();
const channel = new BroadcastChannel('held bots');
const waiting = new Map<string, () => void>();
channel.addEventListener('message', (event) => {
  const { go } = (event as MessageEvent<{ go?: string }>).data;
  if (go !== undefined) waiting.get(go)?.();
});

async function answer(text: string): Promise<string> {
  const request = JSON.parse(text) as ThinkRequest;
  if (!request.owed) return JSON.stringify({ answer: null });
  const id = crypto.randomUUID();
  await new Promise<void>((resolve) => {
    waiting.set(id, resolve);
    const node = new URL(workerData as string).search;
    channel.postMessage({ asked: id, node, level: request.level });
  });
  const { game } = orThrow(games.exact(request.game, request.rules));
  return JSON.stringify(await think(game, null, request));
}

async function reply(text: string): Promise<void> {
  parentPort!.postMessage(await answer(text));
}

parentPort!.on('message', (text: string) => void reply(text));
parentPort!.postMessage('ready');
