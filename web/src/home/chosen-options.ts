import { canonical, type Json, type Options, type OptionSpec, takesValue } from '@faubourg/core';

/** The options that a person has chosen in the form of a new game. Others have their default. */
export type ChosenOptions = { readonly [name: string]: Json };

/** The value of an option that the person has not chosen. `first`: it is their first game. */
export function defaultValue(spec: OptionSpec, seats: number, first: boolean): Json {
  const { firstGame } = spec;
  if (first && firstGame !== undefined && takesValue(spec, firstGame, seats)) return firstGame;
  return spec.values(seats)[0]!;
}

/** Whether there is anything to choose with this many seats. */
export const isOffered = (spec: OptionSpec, seats: number): boolean =>
  spec.values(seats).length > 1 || spec.pick !== undefined;

/** Whether the person has begun to pick and not finished: a list that is too short. */
const isPicking = ({ pick }: OptionSpec, value: Json): boolean =>
  pick !== undefined && Array.isArray(value);

/** What is left of the chosen options with another number of seats, and the names of those dropped. */
export function withSeats(
  specs: readonly OptionSpec[],
  chosen: ChosenOptions,
  seats: number,
): { readonly chosen: ChosenOptions; readonly dropped: readonly string[] } {
  const stays = ([name, value]: [string, Json]): boolean => {
    const spec = specs.find((one) => one.name === name);
    return spec !== undefined && (takesValue(spec, value, seats) || isPicking(spec, value));
  };
  const [kept, dropped] = [
    Object.entries(chosen).filter((entry) => stays(entry)),
    Object.entries(chosen).filter((entry) => !stays(entry)),
  ];
  return { chosen: Object.fromEntries(kept), dropped: dropped.map(([name]) => name) };
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
