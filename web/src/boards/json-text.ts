import type { Json } from '@faubourg/core';

/** JSON that people can read: what fits into a line of 100 characters stands in one. */
export function jsonText(value: Json, indent = ''): string {
  const short = JSON.stringify(value);
  if (short.length + indent.length <= 100 || typeof value !== 'object' || value === null)
    return short;
  const inner = `${indent} `;
  if (Array.isArray(value)) {
    const lines = value.map((one: Json) => inner + jsonText(one, inner));
    return `[\n${lines.join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${jsonText(field, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
