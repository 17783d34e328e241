import type { Ack } from '../table/command.ts';
import type { Entry, LoggedEntry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { chargedPerson } from './entry-quota.ts';

/** What a live table remembers of the entries in its log. */
export class EntryIndex {
  /** Acknowledgements by key, for commands that are sent again, with their entries. */
  readonly acks = new Map<string, { entry: Entry; ack: Ack }>();
  /** The first entry whose key is remembered; those before are looked up in the log. */
  readonly keysFrom: number;
  readonly #byPerson: Map<string, number>;

  /** `written`: the entries of each person before; `recent`: the last of them. */
  constructor(
    written: { readonly [person: string]: number } = {},
    recent: readonly LoggedEntry[] = [],
  ) {
    this.#byPerson = new Map(Object.entries(written));
    this.keysFrom = recent[0]?.seq ?? 1;
    for (const logged of recent) this.remember(logged);
  }

  /** The number of entries that a person has written. */
  writtenBy(person: string): number {
    return this.#byPerson.get(person) ?? 0;
  }

  /** The entries of all who can write more of them: once the game has begun, who plays and the host. */
  written({ phase, seats, setup }: Table): { [person: string]: number } {
    const all = [...this.#byPerson];
    const mayWrite = (person: string): boolean =>
      person === setup.host || seats.some((seat) => seat.person === person);
    return Object.fromEntries(phase === 'open' ? all : all.filter(([one]) => mayWrite(one)));
  }

  /** Counts an entry that was applied to the table. */
  count(table: Table, entry: Entry): void {
    const person = chargedPerson(table, entry);
    if (person !== null) this.#byPerson.set(person, this.writtenBy(person) + 1);
  }

  remember({ key, entry, number }: LoggedEntry): void {
    if (key !== null) this.acks.set(key, { entry, ack: { number } });
  }

  add(table: Table, logged: LoggedEntry): void {
    this.count(table, logged.entry);
    this.remember(logged);
  }
}
