import { canonical } from '../json.ts';

/** Deep equality of data that may contain typed arrays and maps, such as search nodes. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameData(item, b[i]));
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const namesA = Object.keys(a);
  const namesB = Object.keys(b);
  if (namesA.length !== namesB.length) return false;
  return namesA.every(
    (name) =>
      Object.hasOwn(b, name) &&
      sameData((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]),
  );
}

/**
 * Whether two pieces of plain data give the same text. The texts are written only where the data
 * differs in something that no text shows, such as a field that is `undefined`.
 */
export const sameText = (a: unknown, b: unknown): boolean =>
  sameData(a, b) || canonical(a) === canonical(b);

/** The first field in which two such pieces of data differ, for a message. */
export function firstDifference(a: unknown, b: unknown, at = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${at || '(top)'}: ${String(a)} against ${String(b)}`;
  }
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const name of fields) {
    const x = (a as Record<string, unknown>)[name];
    const y = (b as Record<string, unknown>)[name];
    if (!sameData(x, y)) return firstDifference(x, y, at === '' ? name : `${at}.${name}`);
  }
  return `${at || '(top)'}: different kinds of data`;
}
