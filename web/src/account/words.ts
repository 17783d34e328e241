import type { en } from '../words/account-en.ts';
import type { fr } from '../words/account-fr.ts';
import { aside } from '../words/aside.svelte.ts';
import { sayer } from '../words/message.ts';

/** What the page about oneself says. */
export const accountWords = aside(sayer<typeof en, typeof fr>(), {
  en: async () => (await import('../words/account-en.ts')).en,
  fr: async () => (await import('../words/account-fr.ts')).fr,
});

export const a = accountWords.say;
