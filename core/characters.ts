import { QuickChance } from './chance.ts';

/** A number for a text, to seed a draw by it: the same on every machine. */
function seedOfText(text: string): number {
  let seed = 0;
  for (let i = 0; i < text.length; i++) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) | 0;
  return seed;
}

/**
 * The character of another bot at a table: one of those that the fewest bots there have. It follows
 * from the id of the table and the seat. Undefined in a game without characters.
 */
export function drawCharacter(
  characters: readonly string[] | undefined,
  taken: readonly (string | undefined)[],
  table: string,
  seat: number,
): string | undefined {
  if (!characters?.length) return undefined;
  const counts = characters.map((name) => taken.filter((other) => other === name).length);
  const least = Math.min(...counts);
  const free = characters.filter((_, i) => counts[i] === least);
  return free[new QuickChance(seedOfText(`${table} ${seat}`)).int(free.length)];
}
