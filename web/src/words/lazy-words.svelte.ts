import type { Seat } from '@faubourg/core';
import type { Arg, Words, Placeholders, sentenceMaker } from './sentence.ts';
import { format } from './format.ts';
import { locale } from './locale.svelte.ts';

/** Words of a part of the page that few visit: they are loaded with it. */
export type LazyWords<W extends Words> = {
  /** Whether they are here. */
  readonly ready: boolean;
  /** Loads them in the language in use. */
  load(): Promise<void>;
  say<Id extends keyof W & string>(
    id: Id,
    ...rest: [Placeholders<W[Id]>] extends [never]
      ? []
      : [args: { readonly [name in Placeholders<W[Id]>]: Arg }]
  ): string;
  /** Why something was refused; the number of the rule where there are no words for it. */
  because(problem: { readonly code: string; readonly rule: string }): string;
};

const nobody = (seat: Seat): string => String(seat + 1);

/** `sentence` is the sayer of the words: it has checked the languages against each other. */
export function lazyWords<W extends Words>(
  sentence: ReturnType<typeof sentenceMaker<W>>,
  languages: { readonly [code: string]: () => Promise<Words> },
): LazyWords<W> {
  let own: Words | null = $state.raw(null);
  const all = (): readonly Words[] => [own ?? {}, locale.words];
  const speech = () => ({ language: locale.language, catalogues: all(), name: nobody });
  return {
    get ready() {
      return own !== null;
    },
    load: async () => {
      own = await (languages[locale.language] ?? languages['en']!)();
    },
    say: (id, ...rest) => format(sentence(id, ...rest), speech()),
    because: ({ code, rule }) => {
      const id = `why.${code}`;
      const known = all().some((catalogue) => id in catalogue);
      return format(known ? { id } : { id: 'why.rule', args: { rule } }, speech());
    },
  };
}
