import { type Problem, problem } from '@faubourg/core';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { DiskFull, Unavailable } from '../store/database.ts';
import { TableDeleted } from '../live-tables/replay-log.ts';

/** Thrown in a handler to refuse with a problem. */
export class RefusedError extends Error {
  override name = 'Refusal';
  readonly problem: Problem;

  constructor(why: Problem) {
    super(`${why.rule} ${why.code}`);
    this.problem = why;
  }
}

/** Returns the result, or throws its problem. */
export function orRefuse<T extends object>(result: T): Exclude<T, { problem: Problem }> {
  if ('problem' in result) throw new RefusedError(result.problem as Problem);
  return result as Exclude<T, { problem: Problem }>;
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The problem of data with a wrong shape: where, and what was expected. */
export function formProblem(where: string, { path, message }: Issue): Problem {
  const at = [where, ...path.map(String)].filter((step) => step !== '').join('.');
  return problem('FB-50', 'form', { at, expected: message.slice(0, 300) });
}

export function zodProblem(where: string, error: z.ZodError): Problem {
  return formProblem(where, error.issues[0]!);
}

/** The problems of what the web framework itself refuses. */
const known: { readonly [code: string]: Problem } = {
  FST_ERR_CTP_BODY_TOO_LARGE: problem('FB-51', 'too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem('FB-59', 'media-type', { expected: 'application/json' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: problem('FB-53', 'not-json', { expected: 'JSON', found: 'nothing' }),
  FST_ERR_BAD_URL: problem('FB-50', 'form', { at: 'address', expected: 'percent-encoded UTF-8' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: problem('FB-50', 'form', {
    at: 'content-length',
    expected: 'the length of the body',
  }),
};

/** Seconds after which a client should try again what could not be written. */
const RETRY_AFTER = 5;

/** The problem of a database that cannot be used at the moment. */
export function storeProblem(error: unknown): Problem {
  const code = error instanceof DiskFull ? 'disk-full' : 'store-unavailable';
  return problem('FB-60', code, { seconds: RETRY_AFTER });
}

/** The problem of a failed request; null if the server is at fault. */
export function problemOf(error: FastifyError | RefusedError | Error): Problem | null {
  if (error instanceof RefusedError) return error.problem;
  if (error instanceof TableDeleted) return error.refused.problem;
  if (error instanceof Unavailable) return storeProblem(error);
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
