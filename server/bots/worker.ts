import { parentPort, workerData } from 'node:worker_threads';
import type { GameModule } from './game-module.ts';
import { think } from './think.ts';
import type { ThinkRequest } from './thinker.ts';

/* A thread that answers one request at a time. Requests and replies are JSON texts. */

const { loadGames, loadBots } = (await import(workerData as string)) as GameModule;
const games = await loadGames();

async function answer(text: string): Promise<string> {
  try {
    const request = JSON.parse(text) as ThinkRequest;
    const found = games.exact(request.game, request.rules);
    if ('problem' in found) return JSON.stringify({ failed: found.problem.code });
    return JSON.stringify(await think(found.game, await loadBots(request.game), request));
  } catch (error) {
    return JSON.stringify({ failed: (error as Error).message });
  }
}

async function reply(text: string): Promise<void> {
  parentPort!.postMessage(await answer(text));
}

parentPort!.on('message', (text: string) => void reply(text));
parentPort!.postMessage('ready');
