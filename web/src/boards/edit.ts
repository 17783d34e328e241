import type { Json } from '@faubourg/core';
import type { BoardField, FieldSchema } from './board-kind.ts';

type Step = string | number;

/** The steps of a place such as `districts[1].cells[4]`. */
function stepsOf(at: string): Step[] {
  const found = at.matchAll(/\[(\d+)\]|([^.[\]]+)/g);
  return [...found].map(([, index, name]) => (index === undefined ? name! : Number(index)));
}

/** What stands at a place; undefined if nothing does. */
export function valueAt(value: Json, at: string): Json | undefined {
  let here: Json | undefined = value;
  for (const step of stepsOf(at)) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as { readonly [step: Step]: Json })[step];
  }
  return here;
}

/** A copy with something else at a place, which exists. */
export function withValueAt(value: Json, at: string, next: Json): Json {
  const change = (here: Json, [step, ...rest]: Step[]): Json => {
    if (step === undefined) return next;
    if (Array.isArray(here))
      return here.map((one: Json, i) => (i === step ? change(one, rest) : one));
    const fields = here as { readonly [name: string]: Json };
    return { ...fields, [step]: change(fields[step] ?? null, rest) };
  };
  return change(value, stepsOf(at));
}

/** A copy without the entry of a list. */
export function withoutEntry(value: Json, list: string, index: number): Json {
  const entries = valueAt(value, list) as readonly Json[];
  return withValueAt(
    value,
    list,
    entries.filter((_, i) => i !== index),
  );
}

/** The schema of what stands at a place, read from the schema of the whole. */
export function schemaAt(schema: FieldSchema, at: string): FieldSchema {
  let here = schema;
  for (const step of stepsOf(at)) {
    const inner =
      typeof step === 'number'
        ? here['items']
        : (here['properties'] as { readonly [name: string]: Json } | undefined)?.[step];
    here = (inner ?? here['additionalProperties'] ?? {}) as FieldSchema;
  }
  return here;
}

/** A field that holds what stands at a place, with the schema of that place. */
export function plainField(
  whole: Json,
  schema: FieldSchema,
  at: string,
  id: string,
  more: Partial<BoardField> = {},
): BoardField {
  return {
    id,
    at,
    schema: schemaAt(schema, at),
    value: valueAt(whole, at) ?? null,
    change: (value, next) => withValueAt(value, at, next),
    ...more,
  };
}
