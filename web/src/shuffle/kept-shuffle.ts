/* What binds the shuffle of each table, stored on this device before the first card. */

/** What this device keeps of one table's shuffle. */
export type KeptShuffle = {
  /** The commitment of the server, as this device saw it first. */
  readonly commitment?: string;
  /** The commitments of the seats, as they were when the seats were asked to reveal. */
  readonly commitments?: readonly (string | null)[];
  /** What this person brings to the shuffle. */
  readonly contribution?: string;
  /** The seat for which the server has acknowledged the reveal. */
  readonly revealedAs?: number;
};

const STORAGE_KEY = 'faubourg.shuffles';
/** The most tables to store: twice as many as a person can have unfinished on a server. */
const TABLES = 200;

type All = { readonly [table: string]: KeptShuffle };

const all = (): All => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as All;

/** What is kept of a table's shuffle; empty if nothing is. */
export function keptShuffle(table: string): KeptShuffle {
  return all()[table] ?? {};
}

/** Adds to what is kept of a table. Beyond `TABLES` the table kept longest ago is dropped. */
export function keepShuffle(table: string, more: KeptShuffle): void {
  const kept = all();
  const others = Object.entries(kept).filter(([id]) => id !== table);
  const recent = [...others, [table, { ...kept[table], ...more }] as const].slice(-TABLES);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(recent)));
}
