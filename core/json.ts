/** Plain data: what a state, an answer, an event and a view are made of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [field: string]: Json };

/** The data as text, fields in alphabetical order: equal data, equal bytes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i ? ',' : '') + canonical(value[i]);
    return text + ']';
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as Record<string, unknown>;
    let text = '';
    for (const name of Object.keys(fields).sort()) {
      const field = fields[name];
      if (field !== undefined) text += `${text && ','}${JSON.stringify(name)}:${canonical(field)}`;
    }
    return `{${text}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Where `value` holds something that would not survive a trip through JSON (a Map, NaN, a
 * function, an `undefined` field, a class instance); null when it is plain data all the way down.
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
  for (const [name, field] of Object.entries(value)) copy[name] = copyJson(field);
  return copy as T;
}
