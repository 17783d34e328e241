import { type Problem, problem } from '@faubourg/core';

type Fields = { readonly [field: string]: unknown };

/**
 * The conversions from each version of a format to the next. Each format has had only one version
 * so far, so that the lists are empty.
 */
const STEPS: { readonly [format: string]: readonly ((old: Fields) => Fields)[] } = {
  'faubourg/record': [],
  'faubourg/position': [],
};

/** The data of a record or position in the newest version of its format. */
export function upgraded(value: unknown): { value: unknown } | { problem: Problem } {
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  const steps = typeof format === 'string' && Object.hasOwn(STEPS, format) ? STEPS[format]! : null;
  if (!steps) {
    const expected = `one of ${Object.keys(STEPS).join(', ')}`;
    return {
      problem: problem('FB-20', 'file-damaged', { at: 'format', expected, found: shown(format) }),
    };
  }
  const newest = steps.length + 1;
  if (typeof version !== 'number' || !(version >= 1 && version <= newest)) {
    const expected = `a version from 1 to ${newest}`;
    return {
      problem: problem('FB-20', 'file-damaged', { at: 'version', expected, found: shown(version) }),
    };
  }
  let current = value as Fields;
  for (const step of steps.slice(version - 1)) current = step(current);
  return { value: current };
}

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
