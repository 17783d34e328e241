import { aside } from '../words/aside.svelte.ts';
import { sayer } from '../words/message.ts';
import type { en } from '../words/seat-en.ts';
import type { fr } from '../words/seat-fr.ts';

/** What is said about coming and going. */
export const seatWords = aside(sayer<typeof en, typeof fr>(), {
  en: async () => (await import('../words/seat-en.ts')).en,
  fr: async () => (await import('../words/seat-fr.ts')).fr,
});
