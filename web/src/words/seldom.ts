import { learnSeldom } from './words.svelte.ts';

/* Imported by rooms that most visits never enter: none of them opens before it can speak. */
await learnSeldom();
