import { canonical, type Json } from './json.ts';

/** An answer under construction: some fields chosen, in whatever order. */
export type Draft = { readonly [field: string]: Json };

type Fields = { readonly [field: string]: Json | undefined };

/** How often each entry occurs in a list, by its text. */
function tally(entries: readonly Json[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const key = canonical(entry);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** `whole` without the entries of `part`, or null if `part` has more of one. */
function rest(whole: readonly Json[], part: readonly Json[]): Json[] | null {
  const taken = tally(part);
  const left: Json[] = [];
  for (const entry of whole) {
    const key = canonical(entry);
    const count = taken.get(key) ?? 0;
    if (count > 0) taken.set(key, count - 1);
    else left.push(entry);
  }
  return [...taken.values()].every((count) => count === 0) ? left : null;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/**
 * The legal answers a draft can still become. A list in a draft (floors to give back, say) is
 * matched entry by entry in any order; every other field by equality.
 */
export function openTo<A>(answers: readonly A[], draft: Draft): A[] {
  return answers.filter((answer) =>
    Object.entries(draft).every(([name, chosen]) => {
      const value = (answer as Fields)[name];
      if (value === undefined) return false;
      return isList(value) && isList(chosen)
        ? rest(value, chosen) !== null
        : canonical(value) === canonical(chosen);
    }),
  );
}

/**
 * For every field not settled by the draft, the values that still lead to a legal answer; for a
 * list, the entries that may be added next. This is what makes a turn out of partial choices in
 * any order: it reads the list of legal answers and knows no rule of its own.
 */
export function continuations<A>(answers: readonly A[], draft: Draft): { [field: string]: Json[] } {
  const open = new Map<string, Map<string, Json>>();
  const offer = (field: string, value: Json): void => {
    const values = open.get(field) ?? new Map<string, Json>();
    values.set(canonical(value), value);
    open.set(field, values);
  };
  for (const answer of openTo(answers, draft)) {
    for (const [field, value] of Object.entries(answer as Fields)) {
      if (value === undefined) continue;
      const chosen = draft[field];
      if (isList(value))
        for (const entry of rest(value, isList(chosen) ? chosen : []) ?? []) offer(field, entry);
      else if (chosen === undefined) offer(field, value);
    }
  }
  return Object.fromEntries([...open].map(([field, values]) => [field, [...values.values()]]));
}

/** The one answer a draft says in full (lists complete, nothing left open), or null. */
export function completed<A>(answers: readonly A[], draft: Draft): A | null {
  const exact = openTo(answers, draft).find((answer) =>
    Object.entries(answer as Fields).every(([name, value]) => {
      const chosen = draft[name];
      return isList(value)
        ? value.length === (isList(chosen) ? chosen.length : 0)
        : value === undefined || chosen !== undefined;
    }),
  );
  return exact ?? null;
}
