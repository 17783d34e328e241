import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Words } from '@faubourg/web/words/sentence.ts';
import { root } from '../tools/root.ts';
import { type Catalogue, findCatalogues, readWords, SOURCE } from './catalogues.ts';
import { fromIcu, toIcu } from './icu.ts';
import { textFaults } from './translation-faults.ts';
import { withTexts } from './word-file.ts';

/*
 * All texts of a language as one JSON file of ICU messages, and back. The keys are
 * `<catalogue>/<id>`, such as `downtown.lesson/lesson.goal`; `@language` names the language.
 */

/** A file for translators: messages by key, and the language under `@language`. */
export type Messages = { readonly [key: string]: string };

const LANGUAGE = '@language';

/** All texts of a language. What is not translated yet is left out. */
export async function exportMessages(language: string): Promise<Messages> {
  const messages: Record<string, string> = { [LANGUAGE]: language };
  for (const catalogue of await findCatalogues()) {
    const words = (await readWords(catalogue, language)) ?? {};
    // In the order of the source, so that the files of two languages can be laid side by side.
    for (const id of Object.keys((await readWords(catalogue, SOURCE))!)) {
      if (words[id] !== undefined) messages[`${catalogue.name}/${id}`] = toIcu(words[id]);
    }
  }
  return messages;
}

/** What an import found: the language, the texts by catalogue, and what is wrong, a line each. */
export type Imported = {
  readonly language: string;
  readonly words: ReadonlyMap<Catalogue, Words>;
  /** How many texts differ from those in the sources. */
  readonly changes: number;
  /** The keys without a text, in the file and in the sources. */
  readonly missing: readonly string[];
  readonly faults: readonly string[];
};

/** Reads and checks messages. A text that the file leaves out is missing only if there is none yet. */
export async function readMessages(messages: unknown): Promise<Imported> {
  const faults: string[] = [];
  const missing: string[] = [];
  const words = new Map<Catalogue, Words>();
  let changes = 0;
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    return refused('expected an object of messages by key');
  const given = new Map<string, unknown>(Object.entries(messages));
  const language = given.get(LANGUAGE);
  given.delete(LANGUAGE);
  if (typeof language !== 'string' || !/^[a-z]{2}$/.test(language))
    return refused(`expected a code such as "nl" in ${LANGUAGE}`);
  for (const catalogue of await findCatalogues()) {
    const source = (await readWords(catalogue, SOURCE))!;
    const now = await readWords(catalogue, language);
    if (!now) faults.push(`${catalogue.name}: there is no ${catalogue.file(language)} yet`);
    const read: Record<string, string> = {};
    for (const [id, original] of Object.entries(source)) {
      const key = `${catalogue.name}/${id}`;
      const message = given.get(key);
      given.delete(key);
      if (message === undefined) {
        // What the file leaves out stays as it is.
        if (now?.[id] === undefined) missing.push(key);
        continue;
      }
      const found = readMessage(message, original, language, { ...source, ...now });
      faults.push(...found.faults.map((fault) => `${key}: ${fault}`));
      if (found.text === null) continue;
      read[id] = found.text;
      if (found.text !== now?.[id]) changes++;
    }
    if (now) words.set(catalogue, read);
  }
  for (const key of given.keys()) faults.push(`${key}: unknown, there is no such text`);
  return { language, words, changes, missing, faults };
}

const refused = (fault: string): Imported => ({
  language: '',
  words: new Map(),
  changes: 0,
  missing: [],
  faults: [fault],
});

function readMessage(
  message: unknown,
  original: string,
  language: string,
  words: Words,
): { readonly text: string | null; readonly faults: readonly string[] } {
  if (typeof message !== 'string') return { text: null, faults: ['expected a text'] };
  try {
    const text = fromIcu(message);
    const faults = textFaults(original, text, language, words);
    return faults.length > 0 ? { text: null, faults } : { text, faults };
  } catch (error) {
    return { text: null, faults: [(error as Error).message] };
  }
}

/** The sources with other texts, by path; only those that change. */
export async function changedFiles({ language, words }: Imported): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const [catalogue, texts] of words) {
    const path = catalogue.file(language);
    const before = await readFile(join(root, path), 'utf8');
    const order = Object.keys((await readWords(catalogue, SOURCE))!);
    const after = withTexts(before, texts, catalogue.together ? [language] : [], order);
    if (after !== before) changed.set(path, after);
  }
  return changed;
}

/** Writes sources. */
export async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) await writeFile(join(root, path), text);
}
