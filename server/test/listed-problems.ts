import { operationTexts, problemsOf } from '../http/api-document/complete-document.ts';
import { MEANINGS } from '../http/api-document/problem-meanings.ts';

const patterns = Object.entries(operationTexts).map(([operation, text]) => {
  const address = new RegExp(`^${operation.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return { operation, text, address };
});

/**
 * Why a refusal contradicts the API document: its code is not among those that the operation lists,
 * or it cites another rule. Null if it agrees, or if the address is no operation.
 */
export function unlistedProblem(method: string, path: string, body: unknown): string | null {
  const { problem } = body as {
    problem?: { rule: string; coreRule?: string; code: string };
  };
  const asked = `${method} ${path.split('?')[0]}`;
  // The exact address first: /api/tables/{table} has the form of others, too.
  const found = patterns.find(({ address }) => address.test(asked));
  if (!problem || !found) return null;
  const rule = problem.coreRule ?? problem.rule;
  if (!rule.startsWith('FB-') && found.text.gameRules) return null;
  const code = problemsOf(found.text).find((one) => one === problem.code);
  if (code === undefined) return `${found.operation} does not list ${rule} ${problem.code}`;
  const [listed] = MEANINGS[code];
  return listed === rule ? null : `${problem.code} is listed as ${listed}, not ${rule}`;
}
