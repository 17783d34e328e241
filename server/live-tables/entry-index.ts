import type { Ack } from '../table/command.ts';
import type { Entry, LoggedEntry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { chargedPerson } from './entry-quota.ts';

/** What a live table remembers of the entries in its log. */
export class EntryIndex {
  /** Acknowledgements by key, for commands that are sent again, with their entries. */
  readonly acks = new Map<string, { entry: Entry; ack: Ack }>();
  readonly #byPerson = new Map<string, number>();

  /** The number of entries that a person has written. */
  writtenBy(person: string): number {
    return this.#byPerson.get(person) ?? 0;
  }

  add(table: Table, { key, entry, number }: LoggedEntry): void {
    const person = chargedPerson(table, entry);
    if (person !== null) this.#byPerson.set(person, this.writtenBy(person) + 1);
    if (key !== null) this.acks.set(key, { entry, ack: { number } });
  }
}
