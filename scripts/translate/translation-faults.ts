import { type Segment, type Words, segments } from '@faubourg/web/words/sentence.ts';

/*
 * What is wrong with a translation, by comparison with its source: what a machine can see.
 */

/**
 * Categories of plurals that a language has but the texts need not: French `many` is for round
 * millions, and no count in a game goes that far.
 */
const NEEDLESS: { readonly [language: string]: readonly string[] } = { fr: ['many'] };

/** Everything wrong with the words of a language, one line each. */
export function translationFaults(source: Words, words: Words, language: string): string[] {
  const missing = Object.keys(source).filter((id) => words[id] === undefined);
  const unknown = Object.keys(words).filter((id) => source[id] === undefined);
  return [
    ...missing.map((id) => `${id}: missing`),
    ...unknown.map((id) => `${id}: unknown, the source has no such text`),
    ...Object.keys(source).flatMap((id) =>
      words[id] === undefined
        ? []
        : textFaults(source[id]!, words[id], language, words).map((fault) => `${id}: ${fault}`),
    ),
  ];
}

type Place = Exclude<Segment, string>;

const placesOf = (text: string): Place[] =>
  segments(text).filter((segment) => typeof segment !== 'string');

/** Everything wrong with one text. */
export function textFaults(
  source: string,
  text: string,
  language: string,
  words: Words = {},
): string[] {
  if (text.trim() === '') return source.trim() === '' ? [] : ['empty'];
  let places: Place[];
  try {
    places = placesOf(text);
  } catch (error) {
    return [(error as Error).message];
  }
  const wanted = placesOf(source);
  return [
    ...nameFaults(wanted, places),
    ...places.flatMap((place) => branchFaults(place, wanted, language, words)),
    ...typographyFaults(text, language),
  ];
}

function nameFaults(wanted: readonly Place[], places: readonly Place[]): string[] {
  const names = (list: readonly Place[]): Set<string> => new Set(list.map(({ name }) => name));
  const [expected, found] = [names(wanted), names(places)];
  return [
    ...[...expected].filter((name) => !found.has(name)).map((name) => `lacks {${name}}`),
    ...[...found]
      .filter((name) => !expected.has(name))
      .map((name) => `has {${name}}, which the source has not`),
  ];
}

/** The categories of plurals that a text of the language needs. */
export function pluralCategories(language: string): string[] {
  const { pluralCategories: all } = new Intl.PluralRules(language).resolvedOptions();
  return all.filter((category) => !(NEEDLESS[language] ?? []).includes(category));
}

function branchFaults(
  place: Place,
  wanted: readonly Place[],
  language: string,
  words: Words,
): string[] {
  if (!('by' in place)) return [];
  const { name, by, branches } = place;
  const same = wanted.filter((one) => one.name === name);
  const twin = same.find((one) => 'by' in one);
  if (twin && 'by' in twin && twin.by !== by)
    return [`{${name}} is a ${by}, in the source a ${twin.by}`];
  if (by === 'plural') {
    const known = pluralCategories(language);
    const exact = Object.keys(branches).filter((key) => key.startsWith('='));
    const unknown = Object.keys(branches).filter(
      (key) => !exact.includes(key) && !known.includes(key) && key !== 'other',
    );
    return [
      ...known
        .filter((key) => branches[key] === undefined && !replaced(key, exact, language))
        .map((key) => `{${name}} lacks "${key}"`),
      ...unknown.map((key) => `{${name}} has "${key}", which ${language} does not distinguish`),
    ];
  }
  // Where only the translation selects, the argument is a sentence, and the keys end its ids.
  const keys = Object.keys(branches).filter((key) => key !== 'other');
  const expected =
    twin && 'by' in twin
      ? Object.keys(twin.branches).filter((key) => key !== 'other')
      : keys.filter((key) => Object.keys(words).some((id) => id.endsWith(`.${key}`)));
  return [...new Set([...keys, ...expected])]
    .filter((key) => keys.includes(key) !== expected.includes(key))
    .map((key) => `{${name}} selects by other keys than the source: "${key}"`);
}

/** Whether branches for exact numbers stand for a category: `=1` for "one", in French with `=0`. */
function replaced(category: string, exact: readonly string[], language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    category === 'one' &&
    [0, 1].every((count) => rules.select(count) !== 'one' || exact.includes(`=${count}`))
  );
}

/** Straight quotes and what stands for a better sign; spaces that the language does not write. */
function typographyFaults(text: string, language: string): string[] {
  const plain = segments(text)
    .map((one) => {
      if (typeof one === 'string') return one;
      return 'by' in one ? Object.values(one.branches).join(' ') : 'x';
    })
    .join('');
  const faults: string[] = [];
  if (plain.includes("'")) faults.push('has a straight apostrophe; write ’');
  if (plain.includes('"')) faults.push('has straight quotation marks');
  if (plain.includes('...')) faults.push('has three full stops; write …');
  if (/ {2}/.test(plain)) faults.push('has two spaces in a row');
  if (text !== text.trim()) faults.push('begins or ends with a space');
  if (language === 'fr') {
    if (/[^\s(«\d][:;?!](?:\s|$)/.test(plain)) faults.push('lacks a space before a sign');
    if (/«\S|\S»/.test(plain)) faults.push('lacks a space inside « »');
  } else if (/\s[:;?!](?:\s|$)/.test(plain)) faults.push('has a space before a sign');
  const quotes = QUOTES[language];
  if (quotes && quotes.foreign.test(plain)) faults.push(`has foreign quotes; write ${quotes.own}`);
  return faults;
}

/** Quotation marks that a language does not use. The apostrophe ’ also closes English and Dutch ones. */
const QUOTES: { readonly [language: string]: { own: string; foreign: RegExp } } = {
  en: { own: '“…”', foreign: /[«»„‘]/ },
  fr: { own: '« … »', foreign: /[“”„‘]/ },
  nl: { own: '‘…’', foreign: /[«»“”„]/ },
  de: { own: '„…“', foreign: /[«»”‘]/ },
};

/** The ids whose text is the source's, sign for sign, though it has words to translate. */
export function untranslated(source: Words, words: Words): string[] {
  return Object.keys(source).filter((id) => words[id] === source[id] && isProse(source[id]!));
}

const isProse = (text: string): boolean =>
  segments(text).some((one) => {
    if (typeof one === 'string') return /\p{L}{2}/u.test(one);
    return 'by' in one && Object.values(one.branches).some((branch) => /\p{L}{2}/u.test(branch));
  });
