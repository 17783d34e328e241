/** A part of a text: a plain stretch, or the number of a rule in it. */
export type TextPart = { readonly text: string; readonly rule: boolean };

const NUMBER = /\b([A-Z]{2}-\d+)\b/;

/** Splits a text at the numbers of rules in it, such as TU-21 and FB-4. */
export const ruleNumbersIn = (text: string): TextPart[] =>
  text
    .split(NUMBER)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text !== '');

/** The games' pages of rules begin with this; `table` in place of a game: the rules of the page itself. */
export const PAGE_RULES = 'table';

/** The address of a rule: on the page of a game, which holds the rules of the page itself (FB-…) too. */
export const ruleAddress = (game: string, rule: string): string =>
  `#/rules/${encodeURIComponent(game)}/${rule}`;
