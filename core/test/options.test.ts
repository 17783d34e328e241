import { describe, expect, test } from 'vitest';
import { type OptionSpec, problemLine, readOptions } from '../index.ts';

const own: OptionSpec = {
  name: 'board',
  rule: 'TOY-9',
  values: (seats) => (seats > 2 ? ['large', 'small'] : ['small']),
  wrong: (value) => (Array.isArray(value) ? null : 'a board is a list of sites'),
};
const game = {
  id: 'toy',
  seats: { min: 2, max: 4 },
  options: [own, { name: 'speed', rule: 'TOY-8', values: () => [1, 2] }],
};
const read = (given: unknown, seats = 2): unknown => {
  const result = readOptions(game, given, seats);
  return 'problem' in result ? problemLine(result.problem) : result.options;
};

describe('options', () => {
  test('take their defaults, which may depend on the number of seats', () => {
    expect(read({})).toEqual({ board: 'small', speed: 1 });
    expect(read({ speed: 2 }, 3)).toEqual({ board: 'large', speed: 2 });
  });

  test('may be data of one’s own where the game allows it', () => {
    expect(read({ board: ['A1'] })).toEqual({ board: ['A1'], speed: 1 });
    expect(read({ board: { sites: 1 } })).toBe(
      'FB-11 option-value: option "board", rule "TOY-9", expected ["small"], wrong "a board is a list of sites"',
    );
  });

  test.each([
    [null, 2, /FB-11 options-form/],
    [[], 2, /FB-11 options-form/],
    [
      { speed: 3 },
      2,
      /FB-11 option-value: option "speed", rule "TOY-8", expected \[1,2\], wrong "not one of the choices"/,
    ],
    [{ speed: '1' }, 2, /FB-11 option-value/],
    [{ colour: 1 }, 2, /FB-11 option-unknown: option "colour", known \["board","speed"\]/],
    [{ board: [() => 1] }, 2, /FB-11 options-form: option "board", expected "plain data"/],
    [{}, 1, /FB-10 seat-count: game "toy", min 2, max 4/],
    [{}, 5, /FB-10/],
    [{}, 2.5, /FB-10/],
  ])('%o for %d seats is refused', (given, seats, expected) => {
    expect(read(given, seats)).toMatch(expected);
  });
});
