import { BOT_NAMES } from '@faubourg/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH, readPersonName, skeleton } from '../person-name.ts';

/** The name as it is stored, or the code of the problem. */
function read(name: string): string {
  const found = readPersonName(name);
  return 'problem' in found ? found.problem.code : found.name;
}

describe('names that people have', () => {
  test.each([
    'Ada',
    'Jean-Luc',
    'O’Hara',
    'Nguyễn Thị Ánh',
    'Þórr',
    'Zoë',
    'محمد',
    'שָׁלוֹם',
    'น้ำผึ้ง',
    'हिन्दी',
    '李小龍',
    '김',
    'Ольга',
    'Ελένη',
    'R2-D2',
    '👩‍🚀',
    '\u{1F3D9}',
    'Ada ❤️',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Tom',
    'Botond',
    'Abbot',
    'Robotnik',
    'Antonia',
    'Bruno M.',
    'Brunhilde',
    'a bot of the command line',
    'Expert',
  ])('%s', (name) => {
    expect(read(name)).toBe(name.normalize('NFC'));
  });

  test('are stored in one form, however they were typed', () => {
    expect(read('  Zoe\u0308 ')).toBe('Zo\u00EB');
    expect(read('Ada   B.')).toBe('Ada B.');
  });
});

describe('names that nobody has', () => {
  test.each([
    ['a\u202Eb', 'name-hidden'],
    ['a\u2066b', 'name-hidden'],
    ['Ada\u200B', 'name-hidden'],
    ['A\u200Dda', 'name-hidden'],
    ['Ada\u00AD', 'name-hidden'],
    ['\u3164', 'name-hidden'],
    ['\uFFA0', 'name-hidden'],
    ['\u2800', 'name-hidden'],
    ['Ada\u00A0B', 'name-hidden'],
    ['A\u034Fda', 'name-hidden'],
    ['A\uFE0Fda', 'name-hidden'],
    ['a\u{E0041}', 'name-hidden'],
    ['a\uE000', 'name-hidden'],
    ['Ada\nB', 'name-hidden'],
    ['Z\u0335\u0336\u0337algo', 'name-stacked'],
    ['\u0301Ada', 'name-stacked'],
    ['A\u20DDda', 'name-stacked'],
    ['...', 'name-blank'],
    ['- -', 'name-blank'],
    ['', 'name-length'],
    [' \u3000 ', 'name-length'],
    ['x'.repeat(33), 'name-length'],
    ['Bot (expert)', 'name-bot'],
    ['bot', 'name-bot'],
    ['R O B O T', 'name-bot'],
    ['B0T', 'name-bot'],
    ['Odile', 'name-bot'],
    ['0dlle', 'name-bot'],
    ['Celeste', 'name-bot'],
    ['CÉLESTE (robot)', 'name-bot'],
    ['Вrunо', 'name-bot'],
    ['Ᏼruno', 'name-bot'],
    ['Ｂｒｕｎｏ', 'name-bot'],
    ['𝓑𝓻𝓾𝓷𝓸', 'name-bot'],
    ['Αnton.', 'name-bot'],
    ['rnirela', 'name-bot'],
    ['Robot habitué', 'name-bot'],
  ])('%j: %s', (name, code) => {
    expect(read(name)).toBe(code);
  });
});

test('a refusal says what was expected', () => {
  expect(readPersonName('\u2800')).toMatchObject({
    problem: { rule: 'FB-45', data: { expected: expect.stringContaining('invisible') } },
  });
});

const unit = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

test('a name that is accepted is accepted again unchanged, and shows something', () => {
  fc.assert(
    fc.property(unit, (given) => {
      const found = readPersonName(given);
      if ('problem' in found) return;
      const { name } = found;
      expect(readPersonName(name)).toEqual({ name });
      expect(name.length).toBeLessThanOrEqual(NAME_LENGTH);
      expect(name).toBe(name.normalize('NFC').trim());
      // Nothing is left that has no width.
      const bare = name.replaceAll(/\p{RGI_Emoji}/gv, 'x').replaceAll(/[\p{M} ]/gu, '');
      expect(bare).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u);
      expect(bare).not.toMatch(/[\p{C}\p{Z}\p{DI}]/u);
    }),
    { numRuns: 5000 },
  );
});

test('no spelling with other case, accents, spaces or digits makes a bot’s name free', () => {
  const accents = ['', '\u0301', '\u0308'];
  const disguise = fc
    .tuple(fc.constantFrom(...BOT_NAMES), fc.infiniteStream(fc.nat({ max: 11 })))
    .map(([name, choices]) =>
      Array.from(name, (character) => {
        const choice = choices.next().value as number;
        const cased = choice % 2 ? character.toUpperCase() : character.toLowerCase();
        const digit = { o: '0', e: '3', l: '1', i: '1', s: '5' }[character];
        return (choice > 8 && digit) || cased + accents[choice % 3]! + (choice === 4 ? '.' : '');
      }).join(''),
    );
  fc.assert(
    fc.property(disguise, (name) => {
      expect(read(name)).toBe('name-bot');
    }),
  );
});

test('a skeleton of a skeleton is the same', () => {
  fc.assert(
    fc.property(unit, (given) => {
      expect(skeleton(skeleton(given))).toBe(skeleton(given));
    }),
  );
});
