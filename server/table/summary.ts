import { type AnyGame, canonical, type Options } from '@faubourg/core';
import type { ClockRule, Listing } from '@faubourg/protocol';
import type { Table } from './table.ts';

/** The stored part of a table's listing. Nothing in it changes with a secret answer. */
export type TableSummary = Pick<Listing, 'options' | 'seats' | 'clock' | 'spectators'> & {
  /** Absent in tables that were stored before it was. */
  readonly ownBoard?: boolean;
};

export function summary({ game, setup, seats }: Table): TableSummary {
  return {
    options: listedOptions(game, seats.length, setup.options),
    ownBoard: hasOwnBoard(setup.options),
    seats: seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot,
      open: seat.person === null && seat.bot === null && seat.keptFor === null,
    })),
    clock: listedClock(game, setup.clock),
    spectators: setup.spectators,
  };
}

/**
 * The options with a named value. A custom value, such as a board, can be as large as a request, so
 * a listing leaves it out; the frame of the table has it.
 */
export function listedOptions(game: AnyGame, seats: number, options: Options): Options {
  const named = game.options.filter(({ name, values }) => {
    const value = options[name];
    if (value === undefined) return false;
    const text = canonical(value);
    return values(seats).some((choice) => canonical(choice) === text);
  });
  return Object.fromEntries(named.map(({ name }) => [name, options[name]!]));
}

/** Whether the value of an option is a board or card file: a list is a choice of named things. */
export const hasOwnBoard = (options: Options): boolean =>
  Object.values(options).some(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );

/** The clock with the limits of the kinds of decision that the game asks. */
export function listedClock(game: AnyGame, clock: ClockRule | null): ClockRule | null {
  if (!clock?.kinds) return clock;
  const { kinds } = clock;
  const asked = game.kinds.filter((kind) => kinds[kind] !== undefined);
  return { ...clock, kinds: Object.fromEntries(asked.map((kind) => [kind, kinds[kind]!])) };
}
