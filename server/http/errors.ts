import { type Problem, problem } from '@faubourg/core';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { Unavailable } from '../store/engine.ts';
import { Vanished } from '../tables/rebuilding.ts';

/** A problem on its way out of a handler. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly problem: Problem;

  constructor(why: Problem) {
    super(`${why.rule} ${why.code}`);
    this.problem = why;
  }
}

/** The result, or out with the problem. */
export function orRefuse<T extends object>(result: T): Exclude<T, { problem: Problem }> {
  if ('problem' in result) throw new Refusal(result.problem as Problem);
  return result as Exclude<T, { problem: Problem }>;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The first thing that is wrong with the form of something, and where. */
export function formProblem(where: string, { path, message }: Issue): Problem {
  const at = [where, ...path.map(String)].filter((step) => step !== '').join('.');
  return problem('FB-50', 'form', { at, expected: message.slice(0, 300) });
}

export function zodProblem(where: string, error: z.ZodError): Problem {
  return formProblem(where, error.issues[0]!);
}

/** What the web framework itself refuses, in the house's terms. */
const known: { readonly [code: string]: Problem } = {
  FST_ERR_CTP_BODY_TOO_LARGE: problem('FB-51', 'too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem('FB-59', 'media-type', { expected: 'application/json' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: problem('FB-53', 'not-json', { expected: 'JSON', found: 'nothing' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problem('FB-50', 'form', {
    at: 'content-length',
    expected: 'the length of the body',
  }),
};

/** Why a request failed, as a problem. Null: not the request's fault. */
export function problemOf(error: FastifyError | Refusal | Error): Problem | null {
  if (error instanceof Refusal) return error.problem;
  if (error instanceof Vanished) return error.refused.problem;
  if (error instanceof Unavailable) return problem('FB-60', 'store-unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const path = (first?.instancePath ?? '').split('/').filter(Boolean);
    return formProblem(error.validationContext ?? '', { path, message: first?.message ?? '' });
  }
  const { code, statusCode } = error as FastifyError;
  const named = known[code];
  if (named) return named;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return problem('FB-50', 'request', { expected: error.message.slice(0, 200) });
  }
  return null;
}
