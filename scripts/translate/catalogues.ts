import { existsSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Words } from '@faubourg/web/words/sentence.ts';
import { root } from '../tools/root.ts';

/*
 * The catalogues of the project: every text that is shown, by language. They are found by their
 * names, so that a new one is checked, exported and imported without being listed anywhere.
 */

/** One set of texts, in all its languages. */
export type Catalogue = {
  /** As translators see it: `page`, `page.account`, `downtown.lesson`. */
  readonly name: string;
  /** The file of a language; for a file with all languages, the same one each time. */
  file(language: string): string;
  /** Whether one file holds every language. */
  readonly together: boolean;
};

/** The language that the others are translated from. */
export const SOURCE = 'en';

/** `words/en.ts` of the page or a game, or of one of their features: `words/lesson-en.ts`. */
const APART = /^(?:web\/src|games\/(?<game>[\w-]+))\/words\/(?:(?<feature>[\w-]+)-)?en\.ts$/;
/** Short texts of all languages in one file. */
const TOGETHER =
  /^(?:web\/src|games\/(?<game>[\w-]+))\/words\/(?<feature>tagline|goal|notices|link-previews)\.ts$/;

/** All catalogues of the project, sorted by name: the page first. */
export async function findCatalogues(): Promise<Catalogue[]> {
  const found: Catalogue[] = [];
  for await (const path of glob('{web/src,games/*}/words/*.ts', { cwd: root })) {
    const file = path.replaceAll(sep, '/');
    const parts = APART.exec(file) ?? TOGETHER.exec(file);
    if (!parts) continue;
    const { game = 'page', feature } = parts.groups!;
    const together = TOGETHER.test(file);
    found.push({
      name: feature === undefined ? game : `${game}.${feature}`,
      file: (language) => (together ? file : file.replace(/en\.ts$/, `${language}.ts`)),
      together,
    });
  }
  const rank = ({ name }: Catalogue): string => (name.startsWith('page') ? ` ${name}` : name);
  return found.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The texts of a catalogue in one language; null: it has none. */
export async function readWords(catalogue: Catalogue, language: string): Promise<Words | null> {
  const path = join(root, catalogue.file(language));
  if (!existsSync(path)) return null;
  const module = (await import(path)) as { [name: string]: unknown };
  if (!catalogue.together) return module[language] as Words;
  const [byLanguage] = Object.values(module) as [{ [code: string]: string | Words }];
  const words = byLanguage[language];
  if (words === undefined) return null;
  // A single text has no id of its own.
  return typeof words === 'string' ? { text: words } : words;
}
