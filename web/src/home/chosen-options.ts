import { canonical, type Json, type Options, type OptionSpec, takesValue } from '@faubourg/core';

/** The options that a person has chosen in the form of a new game. Others have their default. */
export type ChosenOptions = { readonly [name: string]: Json };

/** The value of an option that the person has not chosen. `first`: it is their first game. */
export function defaultValue(spec: OptionSpec, seats: number, first: boolean): Json {
  const { firstGame } = spec;
  if (first && firstGame !== undefined && takesValue(spec, firstGame, seats)) return firstGame;
  return spec.values(seats)[0]!;
}

/** The options with which the game starts, without those that have the game's own default. */
export function givenOptions(
  specs: readonly OptionSpec[],
  chosen: ChosenOptions,
  seats: number,
  first: boolean,
): Options {
  return Object.fromEntries(
    specs
      .map((spec) => [spec, chosen[spec.name] ?? defaultValue(spec, seats, first)] as const)
      .filter(([spec, value]) => canonical(value) !== canonical(spec.values(seats)[0]!))
      .map(([{ name }, value]) => [name, value]),
  );
}
