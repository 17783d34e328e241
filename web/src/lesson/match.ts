import { type AnyAnswer, canonical, type Json } from '@faubourg/core';
import type { Otherwise } from './lesson-data.ts';

/** Whether a part of an entry says nothing: no things, no money. */
const isEmpty = (value: Json): boolean =>
  value === 0 || (Array.isArray(value) && value.length === 0);

/**
 * The same data in one form: every list in one order, because the lists in answers are sets, and
 * the entries of lists, such as the gifts of an offer, without their empty parts.
 */
function normal(value: Json, inList = false): Json {
  if (Array.isArray(value)) {
    const entries = (value as readonly Json[]).map((entry) => normal(entry, true));
    return entries.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([name, part]) => !inList || name === 'from' || name === 'to' || !isEmpty(part),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, normal(part)]));
}

/** Whether two values are equal, whatever the order of their lists. */
export const sameValue = (a: Json, b: Json): boolean =>
  canonical(normal(a)) === canonical(normal(b));

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
