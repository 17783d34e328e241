import type { Chance } from '../chance.ts';

/** Every single value (number, text, flag) inside some data. */
function leaves(value: unknown, found: unknown[] = []): unknown[] {
  if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) leaves(inner, found);
  else found.push(value);
  return found;
}

const STRANGE: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  [],
  {},
  '__proto__',
  ['x'],
  { x: 1 },
];

/** A copy of `value` changed in one place, by values from `pool` or made up. */
export function mutated(value: unknown, pool: readonly unknown[], chance: Chance): unknown {
  const strange = (): unknown => {
    const material = chance.int(2) === 0 ? STRANGE : leaves(pool[chance.int(pool.length)]);
    return material.length === 0 ? null : material[chance.int(material.length)];
  };
  if (typeof value === 'number' && chance.int(2) === 0)
    return value + (chance.int(2) === 0 ? 1 : -1);
  if (typeof value !== 'object' || value === null || chance.int(12) === 0) return strange();
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    const at = chance.int(copy.length + 1);
    const way = chance.int(4);
    if (way === 0) copy.splice(at, 1);
    else if (way === 1) copy.splice(at, 0, strange());
    else if (way === 2 && copy.length > 0) copy.splice(at, 0, copy[chance.int(copy.length)]);
    else if (at < copy.length) copy[at] = mutated(copy[at], pool, chance);
    return copy;
  }
  const entries = Object.entries(value);
  const at = chance.int(entries.length + 1);
  const way = chance.int(5);
  if (at === entries.length || way === 0)
    entries.push([chance.int(2) === 0 ? 'extra' : 'seat', strange()]);
  else if (way === 1) entries.splice(at, 1);
  else entries[at] = [entries[at]![0], mutated(entries[at]![1], pool, chance)];
  return Object.fromEntries(entries);
}
