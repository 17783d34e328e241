/** The languages to choose from, each with its own name for itself. */
export const languageNames: readonly (readonly [code: string, name: string])[] = [
  ['en', 'English'],
  ['fr', 'Français'],
  ['nl', 'Nederlands'],
  ['de', 'Deutsch'],
];
