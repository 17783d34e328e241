import { start } from '../../src/start.ts';
import { games } from './games.ts';

await start({
  catalogue: games,
  credits: [{ id: 'toy', title: 'Lanterns', authors: ['Nobody'], year: 2026 }],
  startBotWorker: () => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }),
});
