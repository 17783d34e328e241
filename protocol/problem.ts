import {
  anyJson,
  object,
  type Problem,
  type Refused,
  type Shape,
  table,
  text,
} from '@faubourg/core';

/** Why something was refused. docs/problem-codes.md explains the rules of the server (FB-…). */
export const problemShape: Shape<Problem> = object(
  { rule: text(40), code: text(100), data: table(text(100), anyJson) },
  { coreRule: text(40) },
);

/** The body of every response that is refused. */
export const refusedShape: Shape<Refused> = object({ problem: problemShape });
