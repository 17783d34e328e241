import type { Sentence } from '@faubourg/web/words/sentence.ts';

/** An objective's short name. All ten of the material have one. */
export const goalName = (id: string): Sentence => ({ id: `goal.${id}` });

/** What an objective demands, in a sentence. */
export const goalText = (id: string): Sentence => ({ id: `goal.${id}.long` });
