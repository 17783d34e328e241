import type { Seat } from '@faubourg/core';
import type { Arg, Catalogue, Names, sayer } from './message.ts';
import { spoken } from './speech.ts';
import { words } from './words.svelte.ts';

/** Words of a part of the page that few visit: they are loaded with it. */
export type Aside<W extends Catalogue> = {
  /** Whether they are here. */
  readonly ready: boolean;
  /** Loads them in the language in use. */
  load(): Promise<void>;
  say<Id extends keyof W & string>(
    id: Id,
    ...rest: [Names<W[Id]>] extends [never] ? [] : [args: { readonly [name in Names<W[Id]>]: Arg }]
  ): string;
  /** Why something was refused; the number of the rule where there are no words for it. */
  because(problem: { readonly code: string; readonly rule: string }): string;
};

const nobody = (seat: Seat): string => String(seat + 1);

/** `sentence` is the sayer of the words: it has checked the languages against each other. */
export function aside<W extends Catalogue>(
  sentence: ReturnType<typeof sayer<W>>,
  languages: { readonly [code: string]: () => Promise<Catalogue> },
): Aside<W> {
  let own: Catalogue | null = $state.raw(null);
  const all = (): readonly Catalogue[] => [own ?? {}, words.house];
  const speech = () => ({ language: words.language, catalogues: all(), name: nobody });
  return {
    get ready() {
      return own !== null;
    },
    load: async () => {
      own = await (languages[words.language] ?? languages['en']!)();
    },
    say: (id, ...rest) => spoken(sentence(id, ...rest), speech()),
    because: ({ code, rule }) => {
      const id = `why.${code}`;
      const known = all().some((catalogue) => id in catalogue);
      return spoken(known ? { id } : { id: 'why.rule', args: { rule } }, speech());
    },
  };
}
