import { type AnyAnswer, canonical, type Json } from '@faubourg/core';
import type { Otherwise } from './lesson-data.ts';

/** The same data with every list in one order. The lists in answers are sets. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) {
    const entries = (value as readonly Json[]).map((entry) => [entry, canonical(inOrder(entry))]);
    return entries.sort(([, a], [, b]) => (a! < b! ? -1 : 1)).map(([entry]) => inOrder(entry!));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inOrder(part)]));
}

/** Whether two values are equal, whatever the order of their lists. */
export const sameValue = (a: Json, b: Json): boolean =>
  canonical(inOrder(a)) === canonical(inOrder(b));

/** Whether one of the answers is this one. */
export const includesAnswer = (answers: readonly AnyAnswer[], answer: AnyAnswer): boolean =>
  answers.some((one) => sameValue(one, answer));

/** The number of the first pattern that matches an attempt; null: none does. */
export function matching(
  patterns: readonly Otherwise[],
  attempt: AnyAnswer,
  legal: boolean,
): number | null {
  const at = patterns.findIndex(
    ({ match, refused }) =>
      (refused === undefined) === legal &&
      Object.entries(match).every(
        ([field, value]) =>
          attempt[field] !== undefined && (value === '*' || sameValue(attempt[field], value)),
      ),
  );
  return at < 0 ? null : at;
}
