import type { AnyGame, AnyView, Decision, Seat } from '@faubourg/core';
import { vi } from 'vitest';
import type { ListedGame } from '../../games/listed-game.ts';
import { coachWords } from '../src/coach/coach-words.ts';
import type { Table } from '../src/table/table.svelte.ts';
import { en } from '../src/words/en.ts';
import { format } from '../src/words/format.ts';
import type { Sentence, Words } from '../src/words/sentence.ts';

// What the coach says needs no state of Svelte: here a state is its plain value.
const state = <T>(value: T): T => value;
vi.stubGlobal('$state', Object.assign(state, { raw: state }));

const LANGUAGES = ['en', 'fr', 'nl', 'de'];

/** What the coach of a game reads of a table; the rest needs a page. */
export function tableFor(game: AnyGame, view: AnyView, decision: Decision): Table {
  return {
    view,
    me: decision.seat,
    decision,
    decisions: [decision],
    draft: {},
    forecast: game.forecast?.(view),
    source: { game },
  } as unknown as Table;
}

/** Says sentences of a game's coach in four languages and collects the texts that are not whole. */
export async function coachSpeech(
  entry: ListedGame,
): Promise<{ say(sentence: Sentence, me: Seat): void; readonly faults: readonly string[] }> {
  const wordsOf = async (from: { [language: string]: () => Promise<Words> }, language: string) =>
    (from[language] ?? from['en']!)();
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => [
      await coachWords(language),
      await wordsOf(entry.page!.coach!.words, language),
      await wordsOf(entry.page!.words!, language),
      en,
    ]),
  );
  const faults: string[] = [];
  const say = (sentence: Sentence, me: Seat): void => {
    for (const [i, wordLists] of lists.entries()) {
      const name = (seat: number): string => `Player${seat + 1}`;
      const text = format(sentence, { language: LANGUAGES[i]!, wordLists, name, me });
      if (/[{}]|NaN|undefined|Infinity|\bcoach\.|[a-z]\.[a-z]/.test(text)) faults.push(text);
    }
  };
  return { say, faults };
}
