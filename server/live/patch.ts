import type { Json } from '@faubourg/core';

/**
 * The way from one piece of data to another, as short as is cheap to find. Each change is
 * `[path, value]` (set), `[path]` (the field is gone) or `[path, start, count, entries]` (in the
 * list at `path`, `count` entries from `start` give way to `entries`). Applied in order.
 */
export type Change =
  | readonly [path: Path, value: Json]
  | readonly [path: Path]
  | readonly [path: Path, start: number, count: number, entries: readonly Json[]];
export type Path = readonly (string | number)[];
export type Patch = readonly Change[];

type Fields = { readonly [name: string]: Json };

const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

export function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (isList(a))
    return isList(b) && a.length === b.length && a.every((item, i) => same(item, b[i]!));
  if (!isFields(a) || !isFields(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(a[name]!, b[name]!))
  );
}

/** What turns `before` into `after`. Empty exactly when they are equal. */
export function diff(before: Json, after: Json, path: Path = []): Change[] {
  if (before === after) return [];
  if (isList(before) && isList(after)) return diffLists(before, after, path);
  if (!isFields(before) || !isFields(after)) return [[path, after]];
  const changes: Change[] = [];
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) changes.push([[...path, name]]);
  }
  for (const [name, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, name)) changes.push([[...path, name], value]);
    else changes.push(...diff(before[name]!, value, [...path, name]));
  }
  return briefer(changes, [path, after]);
}

/** Many small changes deep inside can take more room than the new thing itself. */
function briefer(changes: Change[], whole: Change): Change[] {
  // The top of a frame stays apart: clients look at its parts one by one.
  if (changes.length < 2 || whole[0].length < 2) return changes;
  return JSON.stringify(whole).length + 2 < JSON.stringify(changes).length ? [whole] : changes;
}

function diffLists(before: readonly Json[], after: readonly Json[], path: Path): Change[] {
  if (before.length === after.length) {
    const changes = after.flatMap((item, i) => diff(before[i]!, item, [...path, i]));
    return briefer(changes, [path, after]);
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head]!, after[head]!)) head++;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++;
  return [[path, head, before.length - head - tail, after.slice(head, after.length - tail)]];
}

/** `value` with the changes made; `value` itself stays as it was. */
export function patched(value: Json, patch: Patch): Json {
  return patch.reduce(changed, value);
}

function changed(value: Json, change: Change): Json {
  const [path] = change;
  if (path.length > 0) return inside(value, path, change);
  if (change.length === 1) throw new RangeError('patch: the whole cannot be removed');
  if (change.length === 2) return change[1];
  if (!isList(value)) throw new RangeError('patch: no list here');
  const [, start, count, entries] = change;
  return [...value.slice(0, start), ...entries, ...value.slice(start + count)];
}

function inside(value: Json, [step, ...rest]: Path, change: Change): Json {
  const within = [rest, ...change.slice(1)] as unknown as Change;
  if (isList(value) && typeof step === 'number' && step < value.length) {
    return value.with(step, changed(value[step]!, within));
  }
  if (!isFields(value) || typeof step !== 'string') throw new RangeError('patch: no such place');
  if (rest.length === 0 && change.length === 1) {
    const { [step]: _gone, ...kept } = value;
    return kept;
  }
  return { ...value, [step]: changed(value[step] ?? null, within) };
}
