import {
  type AnyAnswer,
  canonical,
  type Choice,
  type ChoiceValue,
  continuations,
  type Draft,
  type FieldOf,
  type Json,
  openTo,
  type OpenValues,
} from '@faubourg/core';
import type { GameTypes } from './table-definition.ts';

/*
 * Where a function has two signatures, the first is for callers, which know the fields of their
 * answers; the second is for the body, which works with any fields.
 */

/** Whether answers hold a list in this field: then a choice is added instead of replacing another. */
export function isListed(answers: readonly AnyAnswer[], field: string): boolean {
  return answers.some((answer) => Array.isArray(answer[field]));
}

/** A field and a value of that field as a choice. Needed because the compiler cannot infer it for an unknown game. */
export const choiceOf = <P extends GameTypes, F extends FieldOf<P['answer']>>(
  field: F,
  value: ChoiceValue<P['answer'], F>,
): Choice<P['answer']> => ({ field, value });

/** The choices as the draft that `core` understands. */
export function draftOf<A>(choices: readonly Choice<A>[], answers: readonly A[]): Draft<A>;
export function draftOf(choices: readonly Choice[], answers: readonly AnyAnswer[]): Draft {
  const draft: Record<string, Json> = {};
  for (const { field, value } of choices) {
    if (isListed(answers, field)) draft[field] = [...((draft[field] as Json[]) ?? []), value];
    else draft[field] = value;
  }
  return draft;
}

const same = (a: Choice, field: string, value: Json): boolean =>
  a.field === field && canonical(a.value) === canonical(value);

/**
 * The choices after one more. A new value replaces an old one of its field, an entry chosen twice
 * is taken back where no second one may be added, and choices that no longer fit are dropped.
 */
export function chosen<A>(
  choices: readonly Choice<A>[],
  answers: readonly A[],
  choice: Choice<A>,
): Choice<A>[];
export function chosen(
  choices: readonly Choice[],
  answers: readonly AnyAnswer[],
  { field, value }: Choice,
): Choice[] {
  const more = continuations(answers, draftOf(choices, answers))[field] ?? [];
  const open = more.some((entry) => canonical(entry) === canonical(value));
  if (isListed(answers, field)) {
    const at = choices.findLastIndex((choice) => same(choice, field, value));
    if (!open && at >= 0) return choices.toSpliced(at, 1);
  }
  const rest = isListed(answers, field)
    ? choices
    : choices.filter((choice) => choice.field !== field);
  // The new choice is kept; of the earlier ones, oldest first, those that still agree with it.
  let kept: Choice[] = [];
  for (const choice of rest) {
    const tried = [...kept, choice];
    if (openTo(answers, draftOf([...tried, { field, value }], answers)).length > 0) kept = tried;
  }
  return [...kept, { field, value }];
}

/** The choices that a whole listed answer consists of. */
export function choicesOf<A extends object>(answer: A): Choice<A>[] {
  return Object.entries(answer).flatMap(([field, value]) =>
    [value].flat().map((one) => ({ field, value: one }) as unknown as Choice<A>),
  );
}

/** One empty list for all: with a new one, all that depends on it would be worked out again. */
export const NONE: readonly never[] = [];

/** The choices, oldest first, that together still lead to a legal answer. */
export function stillLegal<A>(
  choices: readonly Choice<A>[],
  answers: readonly A[],
): readonly Choice<A>[];
export function stillLegal(
  choices: readonly Choice[],
  answers: readonly AnyAnswer[],
): readonly Choice[] {
  let kept: Choice[] = [];
  for (const choice of choices) {
    const tried = [...kept, choice];
    if (openTo(answers, draftOf(tried, answers)).length > 0) kept = tried;
  }
  return kept.length === 0 ? NONE : kept;
}

/** Fields in the game's order; those that it does not name come last. */
export function ordered<Field extends string>(
  fields: readonly Field[],
  order: readonly Field[],
): Field[] {
  const rank = (field: Field): number =>
    order.includes(field) ? order.indexOf(field) : order.length;
  return fields.toSorted((a, b) => rank(a) - rank(b));
}

/** The values of a field that can be chosen now, or instead of the one chosen. */
export function availableValues<A, F extends FieldOf<A>>(
  answers: readonly A[],
  choices: readonly Choice<A>[],
  field: F,
): readonly ChoiceValue<A, F>[];
export function availableValues(
  answers: readonly AnyAnswer[],
  choices: readonly Choice[],
  field: string,
): readonly Json[] {
  const first = choices.findIndex((choice) => choice.field === field);
  const before = isListed(answers, field)
    ? choices.filter((choice) => choice.field !== field)
    : choices.slice(0, first < 0 ? choices.length : first);
  return continuations(answers, draftOf(before, answers))[field] ?? [];
}

/**
 * The state of a value for the current draft. `chosen`: part of it; `open`: can be added; `instead`:
 * would replace a part of it; `barred`: its field is asked, but this value is not legal now; `idle`:
 * its field is not asked.
 */
export type ChoiceState = 'chosen' | 'open' | 'instead' | 'barred' | 'idle';

/** Returns a function that gives the state of a value for one draft. It analyses each field once. */
export function choiceStates<A>(
  answers: readonly A[],
  choices: readonly Choice<A>[],
): <F extends FieldOf<A>>(field: F, value: ChoiceValue<A, F>) => ChoiceState;
export function choiceStates(
  answers: readonly AnyAnswer[],
  choices: readonly Choice[],
): (field: string, value: Json) => ChoiceState {
  const draft = draftOf(choices, answers);
  const texts = (values: readonly Json[] | undefined): Set<string> =>
    new Set((values ?? []).map(canonical));
  const now = continuations(answers, draft);
  let withoutDraft: OpenValues | null = null;
  const fields = new Map<string, { asked: boolean; open: Set<string>; instead: Set<string> }>();

  const analyse = (field: string): { asked: boolean; open: Set<string>; instead: Set<string> } => {
    withoutDraft ??= continuations(answers, {});
    const first = choices.findIndex((choice) => choice.field === field);
    let instead: readonly Json[] | undefined;
    if (first >= 0 && !isListed(answers, field)) {
      instead = continuations(answers, draftOf(choices.slice(0, first), answers))[field];
    } else if (now[field] === undefined) instead = withoutDraft[field];
    return { asked: field in withoutDraft, open: texts(now[field]), instead: texts(instead) };
  };

  return (field, value) => {
    let known = fields.get(field);
    if (!known) fields.set(field, (known = analyse(field)));
    if (!known.asked) return 'idle';
    if (choices.some((choice) => same(choice, field, value))) return 'chosen';
    const text = canonical(value);
    if (known.open.has(text)) return 'open';
    return known.instead.has(text) ? 'instead' : 'barred';
  };
}
