import { expect, test } from 'vitest';
import { search, stretches, termsOf } from '../src/rules/search.ts';

const passages = [
  { text: 'Two columns at once still give one turn.', rules: ['TU-25'] },
  { text: 'Surélevez l’étage voisin.', rules: ['TU-4', 'TU-21'] },
  { text: 'Die Straße verbindet zwei Bauplätze.', rules: ['TU-40'] },
];
const found = (query: string): number[] =>
  search(passages, query).map((hit) => passages.indexOf(hit));

test('a search finds all of its words, whatever their accents and capitals', () => {
  expect(found('ONE columns')).toEqual([0]);
  expect(found('etage')).toEqual([1]);
  expect(found('strasse bauplatze')).toEqual([2]);
  expect(found('columns etage')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

test('a search finds rules by number, the exact one first', () => {
  expect(found('tu-25')).toEqual([0]);
  expect(found('TU-4')).toEqual([1, 2]);
  expect(search(passages.toReversed(), 'TU-4')[0]).toBe(passages[1]);
});

test('what matches is marked as it stands in the text', () => {
  expect(stretches('Die Straße', termsOf('strasse'))).toEqual([
    { text: 'Die ', match: false },
    { text: 'Straße', match: true },
  ]);
  expect(stretches('étage', termsOf('eta'))).toEqual([
    { text: 'éta', match: true },
    { text: 'ge', match: false },
  ]);
});
