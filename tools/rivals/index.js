import { createRequire } from 'node:module';

// The package's subfolders can be resolved by CommonJS only.
export const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai');
