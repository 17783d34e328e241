import { copyJson, type Json, quote } from '../json.ts';

/**
 * The way from one piece of data to another, shaped like the data itself: an object descends into
 * the fields (or, by number, the entries) of its names that changed; text, numbers, true, false
 * and null stand for themselves; `[value]` is any other new value, `[]` a field that is gone, and
 * `[start, count, …entries]` puts entries in the place of `count` entries of a list.
 */
export type Change =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Change };

type Fields = { readonly [name: string]: Json };

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/**
 * The way from one piece of data to the next: the change as text, empty exactly when they are
 * equal, and what stands then. That shares with `before` what did not change, and nothing with
 * `after`, which may go on changing.
 */
export type Step<T extends Json> = { readonly change: string; readonly now: T };

/** The change from one piece of data to another, as text, and the data after it. */
export function stepTo(before: Json, after: Json): Step<Json> {
  const change = walk(before, after);
  return { change, now: stands };
}

/**
 * The same for the fields of an object, however much of it changed; the text comes without the
 * braces. `partly`: fields that `after` leaves out have not changed; otherwise they are gone.
 */
export function stepFields(before: Fields, after: Fields, partly = false): Step<Fields> {
  const change = walkFields(before, after, partly);
  return { change, now: stands as Fields };
}

/*
 * Every answer at every table is compared for every viewer. So one walk finds the change, writes
 * it and puts together what stands; it leaves that, and how much changed, in these two.
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

/** Text, numbers, true, false and null stand for themselves. */
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
    // As in JSON, a field without a value is none.
    const value = after[name];
    if (value === undefined) continue;
    // Mostly the same fields come in the same order.
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

/** A field takes at least a name, two quotes, a colon, a value and a comma; an entry less. */
const LEAST = { field: 5, entry: 2 };

/** Where most of it changed, the new thing itself may take less room. */
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

/** `value` with the change made; `value` itself stays as it was, and what did not change is shared. */
export function patched(value: Json | undefined, change: Change): Json {
  if (typeof change !== 'object' || change === null) return change;
  if (isList(change)) return changed(value, change);
  if (isList(value)) {
    const entries = value.slice();
    for (const [name, inside] of Object.entries(change)) {
      if (!(Number(name) < entries.length)) throw new RangeError('patch: no such entry');
      entries[Number(name)] = patched(entries[Number(name)], inside);
    }
    return entries;
  }
  if (typeof value !== 'object' || value === null) throw new RangeError('patch: nothing inside');
  const fields: { [name: string]: Json } = { ...value };
  for (const [name, inside] of Object.entries(change)) {
    if (isList(inside) && inside.length === 0) delete fields[name];
    else fields[name] = patched(fields[name], inside);
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
