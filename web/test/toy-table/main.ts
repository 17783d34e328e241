import { start } from '../../src/start.ts';
import { games } from './games.ts';

await start({
  games,
  credits: [{ id: 'toy', title: 'Lanterns', authors: ['Nobody'], year: 2026 }],
  startThinking: () => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }),
});
