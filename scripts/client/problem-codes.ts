import type { Operation } from './client-text.ts';

/** Where a game's rule may refuse, the code is that of the game: any text. */
const OF_GAME = 'game-rule';

/** Codes of problems that many operations have: all of them, and all that take a body. */
export type SharedProblems = { readonly common: Codes; readonly ofBody: Codes };
type Codes = ReadonlySet<string>;

/** The codes of the problems with which an operation may be refused. */
const codesOf = ({ responses }: Operation): Codes =>
  new Set(
    Object.entries(responses)
      .filter(([status]) => /^[45]\d\d$/.test(status))
      .flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {})),
  );

/** The codes that are in all sets. That of a game is no fixed text and never shared. */
const inAll = (sets: readonly Codes[]): Codes =>
  sets
    .reduce((all, codes) => all.intersection(codes), sets[0] ?? new Set())
    .difference(new Set([OF_GAME]));

/** What is the same in the problems of all operations, and further of all that take a body. */
export function sharedProblems(operations: readonly Operation[]): SharedProblems {
  const withBody = operations.filter(({ requestBody }) => requestBody !== undefined);
  const common = inAll(operations.map(codesOf));
  return { common, ofBody: inAll(withBody.map(codesOf)).difference(common) };
}

const union = (codes: Codes): string =>
  [...codes]
    .sort()
    .map((code) => JSON.stringify(code))
    .join(' | ') || 'never';

/** The type of the codes of one operation. */
export function problemsText(operation: Operation, { common, ofBody }: SharedProblems): string {
  const codes = codesOf(operation);
  const takesBody = ofBody.isSubsetOf(codes);
  const own = codes.difference(common).difference(takesBody ? ofBody : new Set());
  const texts = own.difference(new Set([OF_GAME]));
  return [
    'CommonProblem',
    ...(takesBody ? ['BodyProblem'] : []),
    ...(texts.size > 0 ? [union(texts)] : []),
    ...(own.has(OF_GAME) ? ['CodeOfGame'] : []),
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
