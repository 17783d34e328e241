import { canonical, type Json, notPlain } from './json.ts';
import { type Refused, refused } from './problem.ts';

/** The options of a game, by name. */
export type Options = { readonly [name: string]: Json };

/** One option of a game, as data for set-up pages, the command line and the fuzzer. */
export type OptionSpec = {
  readonly name: string;
  readonly rule: string;
  /** The named choices with this many seats; the first is the default. */
  values(seats: number): readonly Json[];
  /**
   * For options that also accept other values (a custom board): what is wrong with this value, or
   * null. Without it only the named choices are accepted.
   */
  wrong?(value: Json, seats: number): string | null;
  /** Also accepted: so many different names of this list, in any order. */
  readonly pick?: { readonly count: number; readonly from: readonly string[] };
  /** The default for people who have never finished a game of this kind; absent: the same. */
  readonly firstGame?: Json;
  /**
   * The default is left out of complete options: games that began before the option existed, and
   * games that do not use it, have the same options.
   */
  readonly optional?: boolean;
};

/** What is wrong with a value that is not one of the named choices; null if it is accepted. */
function wrongWith({ pick, wrong }: OptionSpec, value: Json, seats: number): string | null {
  if (pick) return notPicked(pick, value);
  return wrong ? wrong(value, seats) : 'not one of the choices';
}

function notPicked({ count, from }: NonNullable<OptionSpec['pick']>, value: Json): string | null {
  const picked = Array.isArray(value) ? (value as readonly Json[]) : [];
  const known = picked.every((name) => typeof name === 'string' && from.includes(name));
  if (picked.length !== count || !known) return `expected ${count} of ${from.join(', ')}`;
  return new Set(picked).size === count ? null : `the ${count} must differ`;
}

/** Whether an option takes this value with this many seats. */
export function takesValue(spec: OptionSpec, value: Json, seats: number): boolean {
  const text = canonical(value);
  if (spec.values(seats).some((choice) => canonical(choice) === text)) return true;
  return wrongWith(spec, value, seats) === null;
}

/** Complete, valid options from unchecked input; missing ones get their default. */
export function readOptions<O extends Options>(
  game: { id: string; seats: { min: number; max: number }; options: readonly OptionSpec[] },
  given: unknown,
  seats: number,
): { options: O } | Refused {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refused('FB-10', 'seat-count', { game: game.id, min, max });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refused('FB-11', 'options-form', { expected: 'an object of options' });
  }
  const known = game.options.map((spec) => spec.name);
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) return refused('FB-11', 'option-unknown', { option: name, known });
  }
  const options: Record<string, Json> = {};
  for (const spec of game.options) {
    const named = spec.values(seats);
    const value = (given as Record<string, unknown>)[spec.name];
    if (value === undefined) {
      if (!spec.optional) options[spec.name] = named[0]!;
      continue;
    }
    if (notPlain(value) !== null)
      return refused('FB-11', 'options-form', { option: spec.name, expected: 'plain data' });
    const text = canonical(value);
    if (spec.optional && text === canonical(named[0])) continue;
    if (!named.some((choice) => canonical(choice) === text)) {
      const wrong = wrongWith(spec, value as Json, seats);
      if (wrong !== null) {
        return refused('FB-11', 'option-value', {
          option: spec.name,
          rule: spec.rule,
          expected: named,
          wrong,
        });
      }
    }
    options[spec.name] = value as Json;
  }
  return { options: options as unknown as O };
}
