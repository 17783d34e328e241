import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type Choice, completed, continuations, type Draft, openTo } from '../draft.ts';
import type { Json } from '../json.ts';

type Answer = { readonly [field: string]: Json };

const ANSWERS: readonly Answer[] = [
  { build: 'A1', colour: 'white', roof: 'A1' },
  { build: 'A1', colour: 'white', roof: 'A2' },
  { build: 'A1', colour: 'black', roof: 'A2' },
  { build: 'A3', colour: 'black', roof: 'A3' },
  { take: 'M1', back: [] },
  { take: 'M2', back: ['white', 'white'] },
  { take: 'M2', back: ['white', 'grey'] },
];

describe('a draft', () => {
  test('offers every field at first', () => {
    expect(continuations(ANSWERS, {})).toEqual({
      build: ['A1', 'A3'],
      colour: ['white', 'black'],
      roof: ['A1', 'A2', 'A3'],
      take: ['M1', 'M2'],
      back: ['white', 'grey'],
    });
  });

  test('may begin anywhere', () => {
    expect(continuations(ANSWERS, { roof: 'A2' })).toEqual({
      build: ['A1'],
      colour: ['white', 'black'],
    });
    expect(continuations(ANSWERS, { colour: 'black' })).toEqual({
      build: ['A1', 'A3'],
      roof: ['A2', 'A3'],
    });
  });

  test('fills lists one entry at a time, in any order', () => {
    expect(continuations(ANSWERS, { take: 'M2' })).toEqual({ back: ['white', 'grey'] });
    expect(continuations(ANSWERS, { take: 'M2', back: ['grey'] })).toEqual({ back: ['white'] });
    expect(continuations(ANSWERS, { take: 'M2', back: ['white', 'white'] })).toEqual({});
    expect(openTo(ANSWERS, { take: 'M2', back: ['white', 'white', 'white'] })).toEqual([]);
  });

  test('is complete when nothing is left open', () => {
    expect(completed(ANSWERS, { build: 'A1', colour: 'black' })).toBeNull();
    expect(completed(ANSWERS, { roof: 'A2', build: 'A1', colour: 'black' })).toBe(ANSWERS[2]);
    expect(completed(ANSWERS, { take: 'M1' })).toBe(ANSWERS[4]);
    expect(completed(ANSWERS, { take: 'M2', back: ['grey'] })).toBeNull();
    expect(completed(ANSWERS, { take: 'M2', back: ['grey', 'white'] })).toBe(ANSWERS[6]);
    expect(completed(ANSWERS, { take: 'M9' })).toBeNull();
  });

  test('following continuations always ends at a legal answer, and every legal answer is reached', () => {
    const reached = new Set<Answer>();
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (picks) => {
        let draft: Draft = {};
        for (const pick of picks) {
          const answer = completed(ANSWERS, draft);
          if (answer) {
            reached.add(answer);
            return;
          }
          const steps = Object.entries(continuations(ANSWERS, draft)).flatMap(([field, values]) =>
            values.map((value) => ({ field, value })),
          );
          const step = steps[pick % steps.length]!;
          const list = ANSWERS.some((one) => Array.isArray(one[step.field]));
          const old = draft[step.field];
          draft = Object.assign({}, draft, {
            [step.field]: list ? [...((old as Json[] | undefined) ?? []), step.value] : step.value,
          });
          expect(openTo(ANSWERS, draft).length).toBeGreaterThan(0);
        }
        expect.unreachable('a draft never came to an end');
      }),
      { numRuns: 500 },
    );
    expect(reached.size).toBe(ANSWERS.length);
  });
});

describe('the types of a draft follow the fields of the answers', () => {
  type Colour = 'white' | 'black';
  type Turn =
    | { readonly build: string; readonly colour: Colour }
    | { readonly take: number; readonly back: readonly Colour[] };
  const turns: readonly Turn[] = [
    { build: 'A1', colour: 'white' },
    { take: 3, back: ['black', 'white'] },
  ];

  test('every field is optional and has the type it has in the answers', () => {
    expectTypeOf<Draft<Turn>['colour']>().toEqualTypeOf<Colour | undefined>();
    expectTypeOf<Draft<Turn>['back']>().toEqualTypeOf<readonly Colour[] | undefined>();
    // @ts-expect-error: no answer has such a field.
    expect(openTo(turns, { roof: 'A1' })).toEqual([]);
    // @ts-expect-error: no answer has such a colour.
    expect(openTo(turns, { colour: 'green' })).toEqual([]);
  });

  test('of a list, entries are chosen one by one', () => {
    const open = continuations(turns, { take: 3 });
    expectTypeOf(open.back).toEqualTypeOf<readonly Colour[] | undefined>();
    expect(open.back).toEqual(['black', 'white']);
  });

  test('the field of a choice tells the type of its value', () => {
    const sentence = ({ field, value }: Choice<Turn>): string => {
      if (field === 'take') return value.toFixed(1);
      return field === 'build' ? value.toLowerCase() : value;
    };
    expect([
      sentence({ field: 'take', value: 3 }),
      sentence({ field: 'build', value: 'A1' }),
    ]).toEqual(['3.0', 'a1']);
  });

  test('where the answers are any data, so is the draft', () => {
    expectTypeOf<Draft>().toEqualTypeOf<Answer>();
    expectTypeOf<Choice>().toEqualTypeOf<{ readonly field: string; readonly value: Json }>();
  });
});
