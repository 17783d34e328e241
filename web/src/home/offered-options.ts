import { type Json, type OptionSpec, takesValue } from '@faubourg/core';
import type { ChosenOptions } from './chosen-options.ts';

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
