import { describe, expect, test } from 'vitest';
import { boardDigits, boardFile, boardName, foundBoard, named } from '../src/boards/board-file.ts';
import { schemaAt, valueAt, withoutEntry, withValueAt } from '../src/boards/edit.ts';
import { jsonText } from '../src/boards/json-text.ts';
import { segments, type Words } from '../src/words/sentence.ts';
import { de } from '../src/words/boards-de.ts';
import { en } from '../src/words/boards-en.ts';
import { fr } from '../src/words/boards-fr.ts';
import { nl } from '../src/words/boards-nl.ts';

const value = {
  lots: [
    { n: 1, adj: [2] },
    { n: 2, adj: [] },
  ],
  $seen: 'on a photograph',
};

describe('a place in a file', () => {
  test('is read and written; the rest is shared', () => {
    expect(valueAt(value, 'lots[0].adj[0]')).toBe(2);
    expect(valueAt(value, 'lots[7].adj')).toBeUndefined();
    expect(valueAt(value, '')).toBe(value);
    const changed = withValueAt(value, 'lots[0].adj', [9]) as typeof value;
    expect(changed.lots[0]).toEqual({ n: 1, adj: [9] });
    expect(changed.lots[1]).toBe(value.lots[1]);
    expect(value.lots[0]!.adj).toEqual([2]);
    expect(withoutEntry(value, 'lots', 0)).toEqual({ ...value, lots: [{ n: 2, adj: [] }] });
  });

  test('has the schema that the whole gives it', () => {
    const number = { type: 'integer', minimum: 1 };
    const lot = { type: 'object', properties: { n: number } };
    const whole = { type: 'object', properties: { lots: { type: 'array', items: lot } } };
    expect(schemaAt(whole, 'lots[3].n')).toEqual(number);
    expect(schemaAt(whole, 'lots[3].gone')).toEqual({});
  });
});

describe('the file of a board', () => {
  test('says its game and kind, and is the value of the option without them', () => {
    const board = named(value, 'From my box');
    const file = boardFile('downtown', 'map', board);
    expect(boardName(file)).toBe('From my box');
    expect(foundBoard(JSON.parse(jsonText(file)))).toEqual({
      game: 'downtown',
      kind: 'map',
      value: board,
    });
    expect(foundBoard(value)).toEqual({ game: null, kind: null, value });
  });

  test('has digits that depend on everything but remarks', async () => {
    const digits = await boardDigits(value);
    expect(digits).toMatch(/^[0-9a-f]{8}$/);
    expect(await boardDigits(named(value, 'Another name'))).toBe(digits);
    expect(await boardDigits(withValueAt(value, 'lots[1].n', 3))).not.toBe(digits);
  });

  test('a name has a limit', () => {
    expect(boardName({ $name: 'x'.repeat(100) })).toHaveLength(60);
    expect(boardName({ $name: 7 })).toBe('');
    expect(boardName(null)).toBe('');
  });
});

test('the words of the boards pages are the same in four languages', () => {
  const places = (text: string): string[] =>
    segments(text)
      .flatMap((one) => (typeof one === 'string' ? [] : one.name))
      .sort();
  for (const words of [fr, nl, de] as Words[]) {
    expect(Object.keys(words)).toEqual(Object.keys(en));
    for (const [id, text] of Object.entries(en)) {
      expect([id, ...places(words[id]!)]).toEqual([id, ...places(text)]);
      expect(words[id]).not.toContain('!');
    }
  }
});
