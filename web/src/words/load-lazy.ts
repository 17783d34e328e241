import { loadLazyWords } from './locale.svelte.ts';

/* Imported by rooms that most visits never enter: none of them opens before it can speak. */
await loadLazyWords();
