import { parentPort } from 'node:worker_threads';

/* A bot that fails in a different way in each seat. */

parentPort!.on('message', (text: string) => {
  const { seat } = JSON.parse(text) as { seat: number };
  if (seat === 0) parentPort!.postMessage(JSON.stringify({ failed: 'no idea' }));
  else if (seat === 1) throw new Error('crashed');
  else if (seat === 2) for (;;);
  else parentPort!.postMessage(JSON.stringify({ answer: { nonsense: seat } }));
});
parentPort!.postMessage('ready');
