import { orThrow } from '@faubourg/core';
import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { think } from '../bots/think.ts';
import type { Question } from '../bots/thinker.ts';
import type { Games } from '../games.ts';

/* A bot that says what it is asked, and answers when it is told to. */

const { loadLibrary } = (await import(workerData as string)) as Games;
const games = await loadLibrary();
const channel = new BroadcastChannel('held bots');
const waiting = new Map<string, () => void>();
channel.addEventListener('message', (event) => {
  const { go } = (event as MessageEvent<{ go?: string }>).data;
  if (go !== undefined) waiting.get(go)?.();
});

async function answer(text: string): Promise<string> {
  const question = JSON.parse(text) as Question;
  if (!question.owed) return JSON.stringify({ answer: null });
  const id = crypto.randomUUID();
  await new Promise<void>((resolve) => {
    waiting.set(id, resolve);
    channel.postMessage({ asked: id, node: new URL(workerData as string).search });
  });
  const { game } = orThrow(games.exact(question.game, question.rules));
  return JSON.stringify({ answer: await think(game, null, question) });
}

async function reply(text: string): Promise<void> {
  parentPort!.postMessage(await answer(text));
}

parentPort!.on('message', (text: string) => void reply(text));
parentPort!.postMessage('ready');
