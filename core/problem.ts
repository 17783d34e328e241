import type { Json } from './json.ts';

/**
 * Why something was refused. `rule` is the numbered rule that refuses it ("TU-21"; "FB-…" for the
 * rules of core and server, docs/problem-codes.md), `code` names the case for `words/`, and `data`
 * is what a sentence needs to explain it. `coreRule` is the "FB-…" rule of a refusal that the core
 * decides and for which `rule` cites a rule of the game.
 */
export type Problem = {
  readonly rule: string;
  readonly coreRule?: string;
  readonly code: string;
  readonly data: { readonly [field: string]: Json };
};

/** Makes a problem: the rule, a code for the case, and data to explain it. */
export function problem(rule: string, code: string, data: Problem['data'] = {}): Problem {
  return { rule, code, data };
}

/** A problem that the core decides, with the rule of the game behind it, or null if it has none. */
export function coreProblem(
  coreRule: string,
  gameRule: string | null,
  code: string,
  data: Problem['data'] = {},
): Problem {
  return gameRule === null
    ? problem(coreRule, code, data)
    : { rule: gameRule, coreRule, code, data };
}

/** The rule by which programs tell problems apart: "FB-…" where the core or the server refuses. */
export function coreRuleOf({ rule, coreRule }: Pick<Problem, 'rule' | 'coreRule'>): string {
  return coreRule ?? rule;
}

/** The rules of a problem for people: "TU-21", or "TU-40, FB-1" with the rule of the core beside it. */
export function citedRules({ rule, coreRule }: Pick<Problem, 'rule' | 'coreRule'>): string {
  return coreRule === undefined ? rule : `${rule}, ${coreRule}`;
}

/** The refused case of a result; recognised by `'problem' in result`. */
export type Refused = { readonly problem: Problem };

/** A refusal with a new problem. */
export function refused(rule: string, code: string, data: Problem['data'] = {}): Refused {
  return { problem: problem(rule, code, data) };
}

/** Whether a result is a refusal. */
export function isRefused(result: object): result is Refused {
  return 'problem' in result;
}

/** One line for logs and the command line; sentences for people are in `words/`. */
export function problemLine({ code, data, ...rules }: Problem): string {
  const cited = citedRules(rules);
  // A fault in a file has its own line, which already contains the other data.
  if (typeof data['line'] === 'string') return `${cited} ${code}: ${data['line']}`;
  const details = Object.entries(data).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `${cited} ${code}${details.length > 0 ? `: ${details.join(', ')}` : ''}`;
}

/** The result, where it cannot be refused; throws on a refusal, which is then a defect. */
export function orThrow<T extends object>(result: T | Refused): T {
  if (isRefused(result)) throw new Error(problemLine(result.problem));
  return result;
}
