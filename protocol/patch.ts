import { copyJson, type Json, quote } from '@faubourg/core';

/**
 * The changes from one piece of data to another, in the shape of the data: an object holds the
 * patches of the fields (or, by index, of the list entries) that changed; text, numbers, true,
 * false and null replace the old value; `[value]` is any other new value, `[]` removes a field, and
 * `[start, count, …entries]` replaces `count` entries of a list.
 */
export type Patch =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Patch };

type Fields = { readonly [name: string]: Json };

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/**
 * A patch as text, empty exactly if nothing changed, and the new data. The new data shares its
 * unchanged parts with `before`, and nothing with `after`, which may be changed later.
 */
export type Diff<T extends Json> = { readonly change: string; readonly now: T };

/** The change from one piece of data to another, as text, and the data after it. */
export function diff(before: Json, after: Json): Diff<Json> {
  const change = walk(before, after);
  return { change, now: stands };
}

/**
 * The same for the fields of an object, which is never replaced as a whole; the text has no braces.
 * `partly`: fields that `after` leaves out are unchanged; otherwise they are removed.
 */
export function diffFields(before: Fields, after: Fields, partly = false): Diff<Fields> {
  const change = walkFields(before, after, partly);
  return { change, now: stands as Fields };
}

/*
 * Every entry of every table is compared for every viewer, so this must be fast. One walk finds
 * the changes, writes the patch and builds the new data. It returns the text; the new data and the
 * number of changes are left in these two variables.
 */
let stands: Json = null;
let changes = 0;

function walk(before: Json, after: Json): string {
  stands = before;
  if (before === after) return '';
  if (typeof after !== 'object' || after === null) return plain(after);
  if (typeof before !== 'object' || before === null) return whole(after);
  if (isList(after)) {
    if (!isList(before)) return whole(after);
    return before.length === after.length ? walkEntries(before, after) : splice(before, after);
  }
  if (isList(before)) return whole(after);
  const text = walkFields(before, after, false);
  return text === '' ? '' : briefer(text, after, Object.keys(after).length);
}

/** A new text, number, true, false or null. */
function plain(after: null | boolean | number | string): string {
  stands = after;
  return typeof after === 'string' ? JSON.stringify(after) : `${after}`;
}

/** Any other new value. */
function whole(after: Json): string {
  stands = copyJson(after);
  return `[${JSON.stringify(after)}]`;
}

function walkFields(before: Fields, after: Fields, partly: boolean): string {
  const names = Object.keys(before);
  let now: { [name: string]: Json } | null = null;
  let text = '';
  let count = 0;
  let kept = 0;
  for (const name of Object.keys(after)) {
    // As in JSON, a field that is undefined does not exist.
    const value = after[name];
    if (value === undefined) continue;
    // Usually both have the same fields in the same order.
    const known = names[kept] === name || Object.hasOwn(before, name);
    if (known) kept++;
    const isPlain = typeof value !== 'object' || value === null;
    const change = known ? walk(before[name]!, value) : isPlain ? plain(value) : whole(value);
    if (change === '') continue;
    (now ??= { ...before })[name] = stands;
    text += `${count++ === 0 ? '' : ','}${quote(name)}:${change}`;
  }
  if (!partly && kept < names.length) {
    for (const name of names) {
      if (Object.hasOwn(after, name) && after[name] !== undefined) continue;
      delete (now ??= { ...before })[name];
      text += `${count++ === 0 ? '' : ','}${quote(name)}:[]`;
    }
  }
  stands = now ?? before;
  changes = count;
  return text;
}

function walkEntries(before: readonly Json[], after: readonly Json[]): string {
  let now: Json[] | null = null;
  let text = '';
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const change = walk(before[i]!, after[i]!);
    if (change === '') continue;
    (now ??= before.slice())[i] = stands;
    text += `${count++ === 0 ? '' : ','}"${i}":${change}`;
  }
  stands = now ?? before;
  changes = count;
  return text === '' ? '' : briefer(text, after, after.length);
}

/** The least characters of a field (name, quotes, colon, value, comma) and of a list entry. */
const LEAST = { field: 5, entry: 2 };

/** If most of a value changed, the new value itself may be shorter than its patch. */
function briefer(text: string, after: Json, size: number): string {
  const least = size * (isList(after) ? LEAST.entry : LEAST.field);
  if (changes * 2 >= size && least < text.length) {
    const itself = JSON.stringify(after);
    if (itself.length < text.length) return `[${itself}]`;
  }
  return `{${text}}`;
}

function splice(before: readonly Json[], after: readonly Json[]): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && walk(before[head]!, after[head]!) === '') head++;
  let tail = 0;
  while (
    tail < shorter - head &&
    walk(before[before.length - 1 - tail]!, after[after.length - 1 - tail]!) === ''
  ) {
    tail++;
  }
  const count = before.length - head - tail;
  if (count === before.length) return whole(after);
  const entries = after.slice(head, after.length - tail);
  stands = before.toSpliced(head, count, ...copyJson(entries));
  const texts = entries.map((entry) => `,${JSON.stringify(entry)}`);
  return `[${head},${count}${texts.join('')}]`;
}

/** Applies a patch. `value` is not changed; the result shares its unchanged parts. */
export function applyPatch(value: Json | undefined, change: Patch): Json {
  if (typeof change !== 'object' || change === null) return change;
  if (isList(change)) return changed(value, change);
  if (isList(value)) {
    const entries = value.slice();
    for (const [name, inside] of Object.entries(change)) {
      if (!(Number(name) < entries.length)) throw new RangeError('patch: no such entry');
      entries[Number(name)] = applyPatch(entries[Number(name)], inside);
    }
    return entries;
  }
  if (typeof value !== 'object' || value === null) throw new RangeError('patch: nothing inside');
  const fields: { [name: string]: Json } = { ...value };
  for (const [name, inside] of Object.entries(change)) {
    if (isList(inside) && inside.length === 0) delete fields[name];
    else fields[name] = applyPatch(fields[name], inside);
  }
  return fields;
}

function changed(value: Json | undefined, change: readonly Json[]): Json {
  if (change.length === 0) throw new RangeError('patch: the whole cannot be gone');
  if (change.length === 1) return change[0]!;
  if (!isList(value)) throw new RangeError('patch: no list here');
  const [start, count, ...entries] = change as [number, number, ...Json[]];
  return value.toSpliced(start, count, ...entries);
}
