import type { Schema } from './type-text.ts';

type Media = {
  readonly schema: Schema;
  readonly examples?: { readonly [code: string]: unknown };
};
type Content = { readonly 'application/json'?: Media };
/** One operation of the API. */
export type Operation = {
  readonly operationId: string;
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: { readonly content?: Content } };
};

/** The API document, as far as the client is made from it. */
export type ApiDocument = {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
};
