import { BOT_NAMES } from '@faubourg/core';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { chooseLine, chooseSpeaker } from '../src/manners/choose-line.ts';
import { faceFile } from '../src/ui/faces/face-file.ts';
import { de } from '../src/words/manners-de.ts';
import { en } from '../src/words/manners-en.ts';
import { fr } from '../src/words/manners-fr.ts';
import { nl } from '../src/words/manners-nl.ts';

const occasions = ['greet', 'deal', 'win', 'loss'] as const;
const names = [...BOT_NAMES, 'Odile 2', 'A name of its own'];

describe.each([
  ['en', en],
  ['fr', fr],
  ['nl', nl],
  ['de', de],
] as const)('in %s', (_, words) => {
  test('every bot has a line for every occasion, and never another one for the same', () => {
    const said = new Set<string>();
    for (const [seat, name] of names.entries())
      for (const occasion of occasions)
        for (let before = 0; before < 40; before++) {
          const id = chooseLine('a table', { name }, seat, occasion, before);
          expect(chooseLine('a table', { name }, seat, occasion, before)).toBe(id);
          expect(words[id], id).toMatch(/\S/);
          said.add(id);
        }
    // Every line can come.
    expect([...said].sort()).toEqual(
      Object.keys(en)
        .filter((id) => id !== 'manners.said')
        .sort(),
    );
  });

  test('no line is loud, long or the same as another', () => {
    const lines = Object.values(words);
    for (const line of lines) {
      expect(line).not.toContain('!');
      expect(line.length).toBeLessThanOrEqual(80);
    }
    expect(new Set(lines).size).toBe(lines.length);
  });
});

test('one of the seats speaks; nobody if there is none', () => {
  expect(chooseSpeaker('a table', [], 0)).toBeNull();
  for (let before = 0; before < 20; before++)
    expect([1, 3, 4]).toContain(chooseSpeaker('a table', [1, 3, 4], before));
});

test('every bot has a face of its own, and everybody else one that is drawn', () => {
  const drawn = (file: string): boolean =>
    existsSync(join(import.meta.dirname, '..', 'public', file));
  const faces = BOT_NAMES.map((name) => faceFile(name, 'bot'));
  expect(new Set(faces).size).toBe(BOT_NAMES.length);
  const others = [faceFile('Odile 2', 'bot'), faceFile('Ana', 'person'), faceFile('Ana', 'bot')];
  expect(others).toEqual(['/faces/odile.svg', '/faces/person.svg', '/faces/bot.svg']);
  for (const file of [...faces, ...others]) expect(drawn(file), file).toBe(true);
});
