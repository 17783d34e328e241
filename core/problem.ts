import type { Json } from './json.ts';

/**
 * Why something was refused. `rule` is the numbered rule that says so ("TU-21"; "FB-…" for the
 * rules of the house, docs/problem-codes.md), `code` names the case for `words/`, and `data` is
 * what a sentence needs to explain it.
 */
export type Problem = {
  readonly rule: string;
  readonly code: string;
  readonly data: { readonly [field: string]: Json };
};

/** A problem: the rule that forbids, a name for the case, and the data to explain it. */
export function problem(rule: string, code: string, data: Problem['data'] = {}): Problem {
  return { rule, code, data };
}

/** A result, or why there is none. Told apart by `'problem' in result`. */
export type Refused = { readonly problem: Problem };

/** A refusal with a new problem. */
export function refused(rule: string, code: string, data: Problem['data'] = {}): Refused {
  return { problem: problem(rule, code, data) };
}

/** Whether a result is a refusal. */
export function isRefused(result: object): result is Refused {
  return 'problem' in result;
}

/** One plain line for logs and the command line; people's sentences live in `words/`. */
export function problemLine({ rule, code, data }: Problem): string {
  // A fault in a file brings its own line; its parts need not be said twice.
  if (typeof data['line'] === 'string') return `${rule} ${code}: ${data['line']}`;
  const details = Object.entries(data).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `${rule} ${code}${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
}

/** The result, where the caller knows it cannot be refused; a refusal is then a defect and throws. */
export function orThrow<T extends object>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(problemLine(result.problem));
  return result;
}
