import type { AppContext } from '../app/app-context.ts';
import { loadWords } from './load-words.ts';
import type { Words } from './sentence.ts';

/** The id of the name of something that can be picked for an option. */
export const itemWord = (name: string, item: string): string => `option.${name}.item.${item}`;

/**
 * A game's words for its options: from its manual, or from its words if it has no manual; what each
 * of them changes; and what can be picked, as `option.<name>.item.<value>`.
 */
export async function optionWords(
  app: Pick<AppContext, 'catalogue'>,
  game: string,
  language: string,
): Promise<Words> {
  const page = app.catalogue[game]?.page;
  const load = async (from: NonNullable<typeof page>['words']): Promise<Words> =>
    from ? loadWords(from, language) : {};
  const [manual, about, table] = await Promise.all([
    load(page?.manual ?? page?.words),
    load(page?.options),
    load(page?.pickedFrom && page.words),
  ]);
  const items = Object.entries(page?.pickedFrom ?? {}).flatMap(([name, prefix]) =>
    Object.entries(table)
      .filter(([id]) => id.startsWith(`${prefix}.`))
      .map(([id, text]) => [`option.${name}.item.${id.slice(prefix.length + 1)}`, text]),
  );
  return { ...manual, ...about, ...Object.fromEntries(items) };
}
