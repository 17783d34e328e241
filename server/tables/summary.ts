import type { LevelName } from '@faubourg/search';
import type { Table } from './table.ts';

/** A line of the public list. Says nothing that changes with a secret choice. */
export type Summary = {
  readonly options: unknown;
  readonly seats: readonly {
    readonly name: string;
    readonly bot: LevelName | null;
    readonly open: boolean;
  }[];
  readonly clock: unknown;
  readonly spectators: boolean;
};

export function summary(table: Table): Summary {
  return {
    options: table.setup.options,
    seats: table.seats.map((seat) => ({
      name: seat.name,
      bot: seat.bot,
      open: seat.person === null && seat.bot === null && seat.keptFor === null,
    })),
    clock: table.setup.clock,
    spectators: table.setup.spectators,
  };
}
