/** Plain data: what a state, an answer, an event and a view are made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json };

/** Cache of quoted field names and short texts, which repeat often. */
const quoted = new Map<string, string>();

/** Longer texts rarely repeat, and looking them up costs more than quoting them. */
const LONGEST_CACHED = 64;

/** A name or short text as JSON writes it. */
export function quote(name: string): string {
  if (name.length > LONGEST_CACHED) return JSON.stringify(name);
  const known = quoted.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  // Bounded, because foreign data may contain any number of names.
  if (quoted.size < 5000) quoted.set(name, text);
  return text;
}

/** The data as text with fields in alphabetical order, so that equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value !== 'object') return 'null';
  if (value === null) return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i]);
    return `[${text}]`;
  }
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields).sort()) {
    const field = fields[name];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${quote(name)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

/**
 * The place in `value` of something that JSON cannot represent (a Map, NaN, a function, an
 * `undefined` field, a class instance); null if all of it is plain data.
 */
export function notPlain(value: unknown, at = ''): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : at || '(top)';
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const inside = notPlain(value[i], `${at}[${i}]`);
      if (inside !== null) return inside;
    }
    return null;
  }
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return at || '(top)';
  }
  for (const [name, field] of Object.entries(value)) {
    const inside = notPlain(field, at === '' ? name : `${at}.${name}`);
    if (inside !== null) return inside;
  }
  return null;
}

/** A copy that shares nothing with the original. For plain data only. */
export function copyJson<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyJson) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) copy[name] = copyJson(fields[name]);
  return copy as T;
}
