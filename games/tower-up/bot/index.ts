import type { BotRoom } from '@faubourg/search';
export { school } from './lesson.ts';
export const levels: BotRoom['levels'] = {
  apprentice: { iterations: 30, milliseconds: 100 },
  regular: { iterations: 60, milliseconds: 300 },
  expert: { iterations: 600, milliseconds: 1000 },
};
export const bot: BotRoom['bot'] = () => {
  throw new Error('not yet');
};
