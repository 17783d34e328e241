import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../games.ts';
import { think } from './think.ts';
import type { Question } from './thinker.ts';

/* A thread that thinks, one question at a time. Text in, text out. */

const { loadLibrary, loadBots } = (await import(workerData as string)) as Games;
const games = await loadLibrary();

async function answer(text: string): Promise<string> {
  try {
    const question = JSON.parse(text) as Question;
    const found = games.exact(question.game, question.rules);
    if ('problem' in found) return JSON.stringify({ failed: found.problem.code });
    return JSON.stringify({
      answer: await think(found.game, await loadBots(question.game), question),
    });
  } catch (error) {
    return JSON.stringify({ failed: (error as Error).message });
  }
}

async function reply(text: string): Promise<void> {
  parentPort!.postMessage(await answer(text));
}

parentPort!.on('message', (text: string) => void reply(text));
parentPort!.postMessage('ready');
