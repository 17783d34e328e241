import type { Json } from '@faubourg/core';

/** An answer as text: its fields and their values. */
export function answerText(answer: unknown): string {
  return worded(answer as Json, true);
}

function worded(value: Json, outer: boolean): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const entries = (value as readonly Json[]).map((entry) => worded(entry, false));
    return entries.length === 0 ? 'none' : entries.join('+');
  }
  const fields = Object.entries(value as { readonly [field: string]: Json }).map(
    ([name, field]) => `${name} ${worded(field, false)}`,
  );
  return outer ? fields.join(', ') : `(${fields.join(', ')})`;
}
