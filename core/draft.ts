import { canonical, type Json } from './json.ts';

/** Any game's answer, where types do not matter. */
export type AnyAnswer = { readonly [field: string]: Json };

/** The names of all fields that some kind of answer has. */
export type FieldOf<Answer> = Answer extends unknown ? Extract<keyof Answer, string> : never;

/** The type of a field, over all kinds of answer that have it. */
export type FieldValue<Answer, Field extends string> = Answer extends unknown
  ? Field extends keyof Answer
    ? Exclude<Answer[Field], undefined>
    : never
  : never;

type Entry<Value> = Value extends readonly (infer E)[] ? E : Value;

/** What one choice gives a field: its value, or one entry of a list. */
export type ChoiceValue<Answer, Field extends string> = Entry<FieldValue<Answer, Field>>;

/** An answer under construction: some fields chosen, in any order. */
export type Draft<Answer = AnyAnswer> =
  string extends FieldOf<Answer>
    ? AnyAnswer
    : { readonly [F in FieldOf<Answer>]?: FieldValue<Answer, F> };

/** For fields that are still open, what may be chosen next. */
export type OpenValues<Answer = AnyAnswer> =
  string extends FieldOf<Answer>
    ? { readonly [field: string]: readonly Json[] }
    : { readonly [F in FieldOf<Answer>]?: readonly ChoiceValue<Answer, F>[] };

/** One choice of a draft; the field decides the type of the value. */
export type Choice<Answer = AnyAnswer> =
  string extends FieldOf<Answer>
    ? { readonly field: string; readonly value: Json }
    : {
        readonly [F in FieldOf<Answer>]: {
          readonly field: F;
          readonly value: ChoiceValue<Answer, F>;
        };
      }[FieldOf<Answer>];

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
export function openTo<A>(answers: readonly A[], draft: Draft<A>): A[] {
  const chosenFields = Object.entries(draft as AnyAnswer);
  return answers.filter((answer) =>
    chosenFields.every(([name, chosen]) => {
      const value = (answer as Fields)[name];
      if (value === undefined) return false;
      return isList(value) && isList(chosen)
        ? rest(value, chosen) !== null
        : canonical(value) === canonical(chosen);
    }),
  );
}

/**
 * For every field that the draft leaves open, the values that still lead to a legal answer; for a
 * list, the entries that may be added next. It reads the list of legal answers and needs no rules,
 * so a turn can be made of partial choices in any order.
 */
export function continuations<A>(answers: readonly A[], draft: Draft<A>): OpenValues<A> {
  const fields = draft as Fields;
  const open = new Map<string, Map<string, Json>>();
  const offer = (field: string, value: Json): void => {
    const values = open.get(field) ?? new Map<string, Json>();
    values.set(canonical(value), value);
    open.set(field, values);
  };
  for (const answer of openTo(answers, draft)) {
    for (const [field, value] of Object.entries(answer as Fields)) {
      if (value === undefined) continue;
      const chosen = fields[field];
      if (isList(value))
        for (const entry of rest(value, isList(chosen) ? chosen : []) ?? []) offer(field, entry);
      else if (chosen === undefined) offer(field, value);
    }
  }
  // Fields and values were all read off answers of this kind.
  return Object.fromEntries(
    [...open].map(([field, values]) => [field, [...values.values()]]),
  ) as unknown as OpenValues<A>;
}

/** The answer that a draft completely describes (lists complete, no field open), or null. */
export function completed<A>(answers: readonly A[], draft: Draft<A>): A | null {
  const fields = draft as Fields;
  const exact = openTo(answers, draft).find((answer) =>
    Object.entries(answer as Fields).every(([name, value]) => {
      const chosen = fields[name];
      return isList(value)
        ? value.length === (isList(chosen) ? chosen.length : 0)
        : value === undefined || chosen !== undefined;
    }),
  );
  return exact ?? null;
}
