import {
  type AnyGame,
  gameVersions,
  giveAnswer,
  isRefused,
  type Json,
  type Options,
  problemLine,
  QuickChance,
  randomAnswer,
  readOptions,
  readPosition,
  replay,
  writePosition,
} from '@faubourg/core';
import { conform, gamesToPlay, recordGame, shuffleFrom } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { BoardFormat, FieldSchema } from '../src/boards/board-kind.ts';
import { format } from '../src/words/format.ts';
import { segments, type Sentence, type Words } from '../src/words/sentence.ts';

type Loaded = { readonly [language: string]: () => Promise<Words> };

/** A random value that a control made from this schema can give. */
function fromSchema(schema: FieldSchema, now: Json, chance: QuickChance): Json {
  const pick = <T>(list: readonly T[]): T => list[chance.int(list.length)]!;
  const choices = schema['enum'] as readonly Json[] | undefined;
  if (choices) return pick(choices);
  if (schema['type'] === 'boolean') return chance.int(2) === 0;
  if (schema['type'] === 'integer') {
    const [min, max] = [Number(schema['minimum']), Number(schema['maximum'])];
    // Mostly a small step: most large ones only leave the board.
    const near = Number(now) + chance.int(3) - 1;
    return chance.int(4) === 0
      ? min + chance.int(max - min + 1)
      : Math.max(min, Math.min(max, near));
  }
  if (schema['type'] === 'array') {
    const list = now as readonly Json[];
    const items = (schema['items'] as FieldSchema)['enum'] as readonly Json[];
    const at = chance.int(list.length + 1);
    const one = pick(items);
    if (schema['uniqueItems'] === true && list.includes(one))
      return list.length > Number(schema['minItems'] ?? 0)
        ? list.filter((other) => other !== one)
        : list;
    const most = Number(schema['maxItems'] ?? 99);
    return [...list.slice(0, at), one, ...list.slice(at + 1)].slice(0, most);
  }
  return pick(['A1', 'B2', 'Z9', now]);
}

/** A value with one thing changed, as the forms of the editor change it. */
function edited(kind: BoardFormat, value: Json, chance: QuickChance): Json {
  const part = kind.parts[chance.int(kind.parts.length)]!;
  const entries = part.entries(value);
  const way = chance.int(8);
  if (way === 0 && part.add) return kind.settled(part.add(value).value);
  const entry = entries[chance.int(entries.length)]!;
  if (way === 1 && entry.remove) return kind.settled(entry.remove(value));
  const fields = entry.fields.filter(({ change }) => change !== undefined);
  const field = fields[chance.int(fields.length)]!;
  const changed = field.change!(value, fromSchema(field.schema, field.value, chance));
  return kind.shape.fault(changed, '') === null ? kind.settled(changed) : changed;
}

/** A copy with one leaf, field or item changed or removed, as a person who writes the text may. */
function scribbled(value: Json, chance: QuickChance): Json {
  const strange: readonly Json[] = [null, -1, 0, 1.5, 99_999, 'X', 'A1', true, [], {}];
  if (typeof value !== 'object' || value === null || chance.int(40) === 0) {
    if (typeof value === 'number' && chance.int(2) === 0) return value + 1 - 2 * chance.int(2);
    return strange[chance.int(strange.length)]!;
  }
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    const at = chance.int(Math.max(1, list.length));
    const way = chance.int(6);
    if (way === 0) return list.filter((_, i) => i !== at);
    if (way === 1 && list.length > 0) return [...list, list[at]!];
    return list.map((one, i) => (i === at ? scribbled(one, chance) : one));
  }
  const fields = Object.entries(value as { [name: string]: Json });
  const at = chance.int(Math.max(1, fields.length));
  if (chance.int(20) === 0) return Object.fromEntries(fields.filter((_, i) => i !== at));
  return Object.fromEntries(
    fields.map(([name, one], i) => [name, i === at ? scribbled(one, chance) : one]),
  );
}

/** A random game with these options replays from its record, and plays on from its positions. */
function goesThroughFiles(game: AnyGame, seats: number, options: Options, seed: number): void {
  const { chance, ...shuffle } = shuffleFrom(seed, seats);
  const versions = gameVersions([game]);
  const written = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const record = recordGame(game, { name: game.id, seats, options }, shuffle, (play) => {
    for (;;) {
      const owed = game.decisions(play.state).filter((decision) => decision.owed);
      if (owed.length === 0) return;
      const { seat } = owed[chance.int(owed.length)]!;
      const given = giveAnswer(play, seat, randomAnswer(game, play.state, seat, chance));
      if (isRefused(given)) throw new Error(problemLine(given.problem));
      if (chance.int(20) > 0) continue;
      const position = writePosition(game, play.options, seats, play.state);
      expect(readPosition(written(position), versions)).toHaveProperty('state');
    }
  });
  expect(replay(written(record), versions)).toHaveProperty('play');
}

/**
 * The laws of files that people can change: what the editor calls playable is played by rules and
 * fast rules alike and replays from its record; anything else is refused by the game, with a place
 * that the editor can jump to and a sentence in every language.
 */
function boardLaws(game: AnyGame, kinds: readonly BoardFormat[], words: Loaded): void {
  for (const kind of kinds) {
    const name = `${game.id}, ${kind.id}`;
    const accepts = (value: Json, seats: number) =>
      readOptions(game, { [kind.option]: value }, seats);

    test(`${name}: what comes with the game is right and says so for every number of seats`, () => {
      for (const { value } of kind.standards) {
        expect(kind.faults(value)).toEqual([]);
        expect(kind.faults(kind.settled(value))).toEqual([]);
        expect(kind.seats(value).length).toBeGreaterThan(0);
        for (const seats of kind.seats(value))
          expect(accepts(value, seats)).toHaveProperty('options');
      }
    });

    test(`${name}: after random changes it is played like any other, or refused with the place`, async () => {
      const chance = new QuickChance(7);
      const spoken = await Promise.all(Object.values(words).map((load) => load()));
      let played = 0;
      let refused = 0;
      const proven = ['fast-rules', 'resample', 'view-leak'] as const;
      const proofs: Record<string, number> = Object.fromEntries(proven.map((law) => [law, 0]));
      const isPlayable = (value: Json): boolean => {
        const faults = kind.faults(value);
        if (faults.length === 0) {
          const taken = accepts(value, kind.seats(value)[0]!);
          if (isRefused(taken)) throw new Error(problemLine(taken.problem));
          return true;
        }
        refused++;
        const refusal = accepts(value, 3);
        if (!isRefused(refusal)) throw new Error(`accepted, though ${faults[0]!.line}`);
        expect(refusal.problem.code).toBe('option-value');
        expect(refusal.problem.data['wrong']).toContain(faults[0]!.line);
        if (faults.some(({ code }) => code === 'form')) return false;
        const places = kind.parts.flatMap((part) => part.entries(value)).map(({ at }) => at);
        for (const { at, code, data, line } of faults) {
          // It is at a thing with a form, or at a field of the file that follows from the others.
          const found = places.some((place) => place === '' || at.startsWith(place));
          const field = at.split(/[.[]/)[0]!;
          expect(found || Object.hasOwn(value as object, field), line).toBe(true);
          const sentence: Sentence = {
            id: `fault.${code}`,
            args: Object.fromEntries(
              Object.entries(data).map(([arg, one]) => [arg, JSON.stringify(one)]),
            ),
          };
          for (const list of spoken) {
            const context = { language: 'en', wordLists: [list], name: String };
            expect(format(sentence, context), line).not.toMatch(/^fault\.|[{}]/);
          }
        }
        return false;
      };
      for (const { value: standard } of kind.standards) {
        let value = standard;
        for (let i = 0; i < 120; i++) {
          const next = edited(kind, value, chance);
          // A form never breaks the form of a file.
          expect(kind.shape.fault(next, '')).toBeNull();
          if (isPlayable(next)) value = next;
          isPlayable(scribbled(value, chance));
        }
        // The standard with all changes that were right.
        const allowed = kind.seats(value);
        const seats = allowed[chance.int(allowed.length)]!;
        const options = { [kind.option]: value };
        const games = gamesToPlay(6);
        const report = conform(game, { games, usual: 400, seed: played, seats, options });
        expect(report.violations).toEqual([]);
        for (const law of proven) proofs[law]! += report.checks[law] ?? 0;
        goesThroughFiles(game, seats, options, played);
        played++;
      }
      expect(refused).toBeGreaterThan(0);
      for (const law of proven) expect(proofs[law], law).toBeGreaterThan(0);
    });
  }

  test(`${game.id}: the sentences about its files are the same in every language`, async () => {
    const lists = await Promise.all(Object.values(words).map((load) => load()));
    const [first, ...others] = lists as [Words, ...Words[]];
    const places = (text: string): string[] =>
      segments(text)
        .flatMap((one) => (typeof one === 'string' ? [] : one.name))
        .sort();
    expect(Object.keys(words)).toEqual(['en', 'fr', 'nl', 'de']);
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(first));
      for (const [id, text] of Object.entries(first)) {
        expect([id, ...places(other[id]!)]).toEqual([id, ...places(text)]);
        expect(other[id]).not.toContain('!');
      }
    }
  });
}

for (const { rules, page } of Object.values(catalogue)) {
  if (!page?.boards) continue;
  // `formats.ts` of a game exports these.
  const formats = (await page.boards.formats()) as readonly BoardFormat[];
  boardLaws(await rules(), formats, page.boards.words);
}
