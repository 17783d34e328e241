/* How far the chat of each table was read, stored on this device, so that a line counts as unread once. */

const STORAGE_KEY = 'faubourg.read';
/** The most tables to store. */
const TABLES = 50;

function all(): { readonly [table: string]: number } {
  return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as {
    readonly [table: string]: number;
  };
}

/** The time of the last line read at a table, in milliseconds since 1970; 0 if none was. */
export function readUntil(table: string): number {
  return all()[table] ?? 0;
}

/** Stores how far a table's chat was read. Beyond `TABLES` the table read longest ago is dropped. */
export function rememberRead(table: string, at: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const recent = [...others, [table, at] as const].slice(-TABLES);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(recent)));
}
