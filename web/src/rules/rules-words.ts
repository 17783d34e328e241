/** The ids of the sentences of a rules page, in the game's `words/rules-<language>.ts`. */
export const rulesWords = {
  chapter: (chapter: string): string => `rules.${chapter}`,
  /** A sentence of a block: a paragraph, an entry of a list, a caption, a title of an example. */
  block: (chapter: string, name: string): string => `rules.${chapter}.${name}`,
};
