import type { Listing } from '@faubourg/protocol';
import type { Table } from './table.ts';

/** The stored part of a table's listing. Nothing in it changes with a secret answer. */
export type TableSummary = Pick<Listing, 'options' | 'seats' | 'clock' | 'spectators'>;

export function summary(table: Table): TableSummary {
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
