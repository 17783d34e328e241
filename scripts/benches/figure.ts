/** One measured figure: `{"name":"tower-up/random-games/4p","value":12345,"unit":"games/s"}`. */
export type Figure = { readonly name: string; readonly value: number; readonly unit: string };

/** Parses a line that a bench file printed. Returns the reason if it is no figure. */
export function readFigure(line: string): Figure | { readonly fault: string } {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    return { fault: 'it is not JSON' };
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    return { fault: 'it is not an object' };
  }
  const { name, value, unit, ...rest } = read as Record<string, unknown>;
  if (typeof name !== 'string' || !/^[a-z0-9.-]+(\/[a-z0-9.-]+)+$/.test(name)) {
    return { fault: '"name" must be lower-case words joined by /, like core/toy/answers' };
  }
  // JSON writes NaN and infinity as null.
  if (typeof value !== 'number') return { fault: '"value" must be a number' };
  if (typeof unit !== 'string' || unit === '') return { fault: '"unit" must be a text' };
  const [more] = Object.keys(rest);
  if (more !== undefined) return { fault: `"${more}" is not a field of a figure` };
  return { name, value, unit };
}
