import { parentPort } from 'node:worker_threads';

/* A bot that fails in a different way at each level. */

parentPort!.on('message', (text: string) => {
  const { level } = JSON.parse(text) as { level: number };
  if (level === 1) parentPort!.postMessage(JSON.stringify({ failed: 'no idea' }));
  else if (level === 2) throw new Error('crashed');
  else if (level === 3) for (;;);
  else parentPort!.postMessage(JSON.stringify({ answer: { nonsense: level } }));
});
parentPort!.postMessage('ready');
