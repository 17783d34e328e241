import type { Json } from '@faubourg/core';

/**
 * One change of a piece of data: `[path, value]` (set), `[path]` (gone) or
 * `[path, start, count, entries]` (entries of a list give way to others).
 */
export type Change = readonly [
  path: readonly (string | number)[],
  value?: Json,
  count?: number,
  entries?: readonly Json[],
];

/** The data with the changes made; the data itself stays as it was. */
export function patched(value: Json, patch: readonly Change[]): Json {
  return patch.reduce((whole, change) => changed(whole, change[0], change), value);
}

function changed(value: Json, path: Change[0], change: Change): Json {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (change.length === 4) {
      return (value as Json[]).toSpliced(change[1] as number, change[2]!, ...change[3]!);
    }
    return change[1]!;
  }
  if (Array.isArray(value)) {
    return value.with(step as number, changed(value[step as number] as Json, rest, change)) as Json;
  }
  const fields = (value ?? {}) as { readonly [name: string]: Json };
  if (rest.length === 0 && change.length === 1) {
    const { [step]: _gone, ...kept } = fields;
    return kept;
  }
  return { ...fields, [step]: changed(fields[step] ?? null, rest, change) };
}
