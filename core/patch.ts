import { copyJson, type Json } from './json.ts';

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
type Changes = { [name: string]: Change };

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/**
 * What turns `before` into `after`; undefined exactly when they are equal. It shares nothing with
 * `after`, which may go on changing.
 */
export function diff(before: Json, after: Json): Change | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null) return after;
  const alike = typeof before === 'object' && before !== null && isList(before) === isList(after);
  if (!alike) return [copyJson(after)];
  if (isList(after)) {
    return isList(before) && before.length === after.length
      ? briefer(entryChanges(before, after), after, after.length)
      : splice(before as readonly Json[], after);
  }
  const changes = fieldChanges(before as Fields, after);
  return changes && briefer(changes, after, Object.keys(after).length);
}

/** What changed in an object, field by field, however much it is; undefined for nothing. */
export function fieldChanges(before: Fields, after: Fields): Changes | undefined {
  let changes: Changes | undefined;
  const names = Object.keys(before);
  let kept = 0;
  for (const name of Object.keys(after)) {
    const value = after[name]!;
    const known = names[kept] === name || Object.hasOwn(before, name);
    if (known) kept++;
    const change = known ? diff(before[name]!, value) : set(value);
    if (change !== undefined) (changes ??= {})[name] = change;
  }
  // Mostly the same fields come in the same order: then nothing is gone.
  if (kept === names.length) return changes;
  for (const name of names) {
    if (!Object.hasOwn(after, name)) (changes ??= {})[name] = [];
  }
  return changes;
}

const set = (value: Json): Change =>
  typeof value === 'object' && value !== null ? [copyJson(value)] : value;

function entryChanges(before: readonly Json[], after: readonly Json[]): Changes | undefined {
  let changes: Changes | undefined;
  for (let i = 0; i < after.length; i++) {
    const change = diff(before[i]!, after[i]!);
    if (change !== undefined) (changes ??= {})[i] = change;
  }
  return changes;
}

/** Where most of it changed, the new thing itself may take less room. */
function briefer(changes: Changes | undefined, after: Json, size: number): Change | undefined {
  if (!changes || Object.keys(changes).length * 2 < size) return changes;
  const most = room(changes, Infinity);
  return room(after, most) + 2 < most ? [copyJson(after)] : changes;
}

/** About how many characters data takes as text; counted no further than `most`. */
function room(value: Json, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value >= 0 && value < 10 ? 1 : `${value}`.length;
  if (typeof value !== 'object' || value === null) return 4;
  let sum = 1;
  if (isList(value)) {
    for (let i = 0; i < value.length && sum < most; i++) sum += room(value[i]!, most - sum) + 1;
    return Math.max(2, sum);
  }
  for (const name of Object.keys(value)) {
    sum += name.length + 4 + room(value[name]!, most - sum);
    if (sum >= most) break;
  }
  return Math.max(2, sum);
}

function splice(before: readonly Json[], after: readonly Json[]): Change {
  const shorter = Math.min(before.length, after.length);
  const same = (i: number, j: number): boolean => diff(before[i]!, after[j]!) === undefined;
  let head = 0;
  while (head < shorter && same(head, head)) head++;
  let tail = 0;
  while (tail < shorter - head && same(before.length - 1 - tail, after.length - 1 - tail)) {
    tail++;
  }
  const count = before.length - head - tail;
  if (count === before.length) return [copyJson(after)];
  return [head, count, ...copyJson(after.slice(head, after.length - tail))];
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
