import type { Operation } from './api-document.ts';

/** Where a game's rule may refuse, the code is that of the game: any text. */
const OF_GAME = 'game-rule';

/** Codes of problems that many operations have: all of them, and all that take a body. */
export type SharedProblems = { readonly common: Codes; readonly ofBody: Codes };
type Codes = readonly string[];

/** The codes of the problems with which an operation may be refused, each once. */
const codesOf = ({ responses }: Operation): Codes => [
  ...new Set(
    Object.entries(responses)
      .filter(([status]) => /^[45]\d\d$/.test(status))
      .flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}))
      .sort(),
  ),
];

/** The codes that are in all lists. That of a game is no fixed text and never shared. */
const inAll = (lists: readonly Codes[]): Codes =>
  (lists[0] ?? []).filter(
    (code) => code !== OF_GAME && lists.every((codes) => codes.includes(code)),
  );

const without = (codes: Codes, others: Codes): Codes =>
  codes.filter((code) => !others.includes(code));

/** What is the same in the problems of all operations, and further of all that take a body. */
export function sharedProblems(operations: readonly Operation[]): SharedProblems {
  const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
  const common = inAll(operations.map(codesOf));
  return { common, ofBody: without(inAll(withBody.map(codesOf)), common) };
}

const union = (codes: Codes): string =>
  codes.map((code) => JSON.stringify(code)).join(' | ') || 'never';

/** The type of the codes of one operation. */
export function problemsText(operation: Operation, { common, ofBody }: SharedProblems): string {
  const codes = codesOf(operation);
  const takesBody = ofBody.every((code) => codes.includes(code));
  const own = without(codes, takesBody ? [...common, ...ofBody] : common);
  const texts = without(own, [OF_GAME]);
  return [
    'CommonProblem',
    ...(takesBody ? ['BodyProblem'] : []),
    ...(texts.length > 0 ? [union(texts)] : []),
    ...(own.includes(OF_GAME) ? ['CodeOfGame'] : []),
  ].join(' | ');
}

/** The types that `problemsText` names. */
export const problemTypes = ({ common, ofBody }: SharedProblems): string => `
/** The codes of problems with which every operation may be refused. */
export type CommonProblem = ${union(common)};

/** The further codes where an operation takes a body. */
export type BodyProblem = ${union(ofBody)};

/** The code of a problem that a rule of a game names. */
export type CodeOfGame = string & {};
`;
