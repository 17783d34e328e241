import { credits, registry } from '../../games/registry.ts';
import { start } from './start.ts';

await start({
  games: registry,
  credits,
  startThinking: () => new Worker(new URL('./thinking.ts', import.meta.url), { type: 'module' }),
});
