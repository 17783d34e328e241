import {
  type AnyPlayableGame,
  canonical,
  isRefused,
  type Json,
  type Options,
  type OptionSpec,
  readOptions,
} from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { type ChosenOptions, defaultValue, givenOptions } from '../src/home/chosen-options.ts';
import { isOffered, withSeats } from '../src/home/offered-options.ts';

const games = new Map<string, AnyPlayableGame>();
for (const { id, page } of Object.values(catalogue)) if (page) games.set(id, await page.game());

const countsOf = ({ seats: { min, max } }: AnyPlayableGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Every choice that the form offers for an option: the named ones and all that can be picked. */
function choices({ values, pick }: OptionSpec, seats: number): Json[] {
  return [...values(seats), ...(pick ? subsets(pick.from, pick.count) : [])];
}

function subsets(from: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return from.flatMap((one, i) =>
    subsets(from.slice(i + 1), count - 1).map((rest) => [one, ...rest]),
  );
}

/** Every way to fill in the options; of picks only the first and the last. */
function filled(specs: readonly OptionSpec[], seats: number): ChosenOptions[] {
  const [spec, ...rest] = specs;
  if (!spec) return [{}];
  const all = choices(spec, seats);
  const values = all.length > 12 ? [...spec.values(seats), all[2]!, all.at(-1)!] : all;
  return filled(rest, seats).flatMap((others) =>
    values.map((value) => ({ ...others, [spec.name]: value })),
  );
}

describe.each([...games])('the form for %s', (id, game) => {
  const counts = countsOf(game);

  test('offers with every number of players only what the rules accept, after every change of it', () => {
    let forms = 0;
    for (const before of counts)
      for (const form of filled(game.options, before))
        for (const now of counts) {
          const { chosen } = withSeats(game.options, form, now);
          for (const first of [true, false]) {
            const given = givenOptions(game.options, chosen, now, first);
            const read = readOptions(game, given, now);
            if (isRefused(read)) throw new Error(`${JSON.stringify(given)}: ${read.problem.code}`);
            forms++;
          }
        }
    expect(forms).toBeGreaterThan(counts.length ** 2);
  });

  test('keeps what is offered with the new number, and says what it has dropped', () => {
    for (const before of counts)
      for (const spec of game.options)
        for (const value of choices(spec, before))
          for (const now of counts) {
            const { chosen, dropped } = withSeats(game.options, { [spec.name]: value }, now);
            const offered = choices(spec, now).some((one) => canonical(one) === canonical(value));
            expect([spec.name, value, now, chosen]).toEqual([
              spec.name,
              value,
              now,
              offered ? { [spec.name]: value } : {},
            ]);
            expect(dropped).toEqual(offered ? [] : [spec.name]);
          }
  });

  test('starts with what the person sees', () => {
    for (const seats of counts)
      for (const first of [true, false]) {
        const read = readOptions<Options>(
          game,
          givenOptions(game.options, {}, seats, first),
          seats,
        );
        if (isRefused(read)) throw new Error(read.problem.code);
        for (const spec of game.options.filter((one) => isOffered(one, seats)))
          expect(read.options[spec.name]).toEqual(defaultValue(spec, seats, first));
      }
  });

  test('its facts agree with the rules and its lesson', async () => {
    const { facts, lesson } = catalogue[id]!.page!;
    const { min, max } = game.seats;
    expect(facts?.players ?? [min, max]).toEqual([min, max]);
    const data = (await lesson?.data()) as { readonly minutes: number } | undefined;
    expect(data?.minutes).toBe(lesson?.minutes);
  });
});

test('TU-12: a first game of Tower Up has the three START objectives, later ones random', () => {
  const [objectives] = games.get('tower-up')!.options;
  for (const seats of [2, 3, 4]) {
    expect(defaultValue(objectives!, seats, true)).toBe('start');
    expect(defaultValue(objectives!, seats, false)).toBe('random');
  }
});

test('TU-11: seven floors are dropped when a fourth player comes', () => {
  const { options } = games.get('tower-up')!;
  expect(withSeats(options, { startFloors: 7, start: 'chosen' }, 4)).toEqual({
    chosen: { start: 'chosen' },
    dropped: ['startFloors'],
  });
});

test('DT-42: the larger bonus is dropped with two players, where there is none', () => {
  const { options } = games.get('downtown')!;
  expect(withSeats(options, { soleBonus: 5 }, 2)).toEqual({ chosen: {}, dropped: ['soleBonus'] });
});

test('a pick that is not finished stays in the form and is refused by the rules', () => {
  const game = games.get('tower-up')!;
  const form = withSeats(game.options, { objectives: ['lake4'] }, 4).chosen;
  expect(form).toEqual({ objectives: ['lake4'] });
  expect(readOptions(game, givenOptions(game.options, form, 4, true), 4)).toMatchObject({
    problem: { code: 'option-value', data: { option: 'objectives' } },
  });
});
