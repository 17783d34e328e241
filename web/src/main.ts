import { credits, registry } from '../../games/registry.ts';
import { start } from './start.ts';

await start({
  catalogue: registry,
  credits,
  startBotWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
});
