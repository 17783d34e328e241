import type { Fault, Shape } from '@faubourg/core';
import type { ReadOnly } from '@faubourg/protocol';
import type {
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
} from 'fastify';
import {
  serializerCompiler as zodSerializer,
  validatorCompiler as zodValidator,
} from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { formProblem, RefusedError } from './errors.ts';

/* Lets routes use the shapes of the protocol as well as zod schemas. */

/** What a route may give as a schema. */
export type AnySchema = Shape<unknown> | z.ZodType;

/** The static types of requests and responses. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType
    ? z.output<this['schema']>
    : this['schema'] extends Shape<infer T>
      ? T
      : unknown;
  readonly serializer: this['schema'] extends z.ZodType
    ? z.input<this['schema']>
    : this['schema'] extends Shape<infer T>
      ? ReadOnly<T>
      : unknown;
}

export const isShape = (schema: unknown): schema is Shape<unknown> =>
  typeof schema === 'object' && schema !== null && 'fault' in schema;

/** Refuses data that does not fit its shape, as the parsers of zod schemas do. */
export const validatorCompiler: FastifySchemaCompiler<AnySchema> = (route) => {
  const { schema, httpPart } = route;
  if (!isShape(schema)) return zodValidator(route as Parameters<typeof zodValidator>[0]);
  return (data: unknown) => {
    const fault = schema.fault(data, '');
    return fault
      ? { error: new RefusedError(faultProblem(httpPart ?? '', fault)) }
      : { value: data };
  };
};

/** The problem of data that does not fit a shape. */
export function faultProblem(where: string, { at, expected }: Fault) {
  const path = at === '(top)' ? [] : at.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  return formProblem(where, { path, message: expected });
}

/** Sends only what fits the shape that the API document promises. */
export const serializerCompiler: FastifySerializerCompiler<AnySchema> = (route) => {
  const { schema } = route;
  if (!isShape(schema)) return zodSerializer(route as Parameters<typeof zodSerializer>[0]);
  return (data) => {
    const fault = schema.fault(data, '');
    if (fault) throw new Error(`a response does not fit its shape: ${JSON.stringify(fault)}`);
    return JSON.stringify(data);
  };
};
