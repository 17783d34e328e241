/* How far the talk at each table was read, kept on this device: news are news once. */

const kept = 'faubourg.read';
/** More tables than anybody talks at. */
const TABLES = 50;

function all(): { readonly [table: string]: number } {
  return JSON.parse(localStorage.getItem(kept) ?? '{}') as { readonly [table: string]: number };
}

/** When the last line that was read at a table was said; 0 where none was. */
export function readUntil(table: string): number {
  return all()[table] ?? 0;
}

/** Keeps in mind how far a table's talk was read; of the tables read longest ago no more. */
export function rememberRead(table: string, at: number): void {
  const others = Object.entries(all()).filter(([id]) => id !== table);
  const recent = [...others, [table, at] as const].slice(-TABLES);
  localStorage.setItem(kept, JSON.stringify(Object.fromEntries(recent)));
}
