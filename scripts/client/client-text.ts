import type { ApiDocument, Operation } from './api-document.ts';
import {
  problemsText,
  problemTypes,
  sharedProblems,
  type SharedProblems,
} from './problem-codes.ts';
import { repeatedTypes, type Root } from './repeated-types.ts';
import {
  commentText,
  definitionText,
  fieldName,
  type Schema,
  type TypeNames,
  typeText,
} from './type-text.ts';

const HEAD = `/*
 * The API of a Faubourg server as types, made from its OpenAPI document. Made by:
 *
 *   npm run client
 *
 * Do not edit it: change the routes and shapes of the server, then run the command again.
 */
/* oxlint-disable max-lines */
`;

/** The response of an operation that was done. */
function responseOf({ operationId, responses }: Operation): Schema {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const schema = done?.[1].content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} has no response`);
  return schema;
}

const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

function operationType(operation: Operation, names: TypeNames, shared: SharedProblems): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, required, schema }) =>
      `readonly ${fieldName(name)}${required ? '' : '?'}: ${typeText(schema, names)};`,
  );
  const body = bodyOf(operation);
  return `${commentText({ description: operation.summary ?? operation.operationId })}readonly ${operation.operationId}: {
${parameters.length > 0 ? `readonly parameters: { ${parameters.join(' ')} };` : ''}
${body ? `readonly body: ${typeText(body, names)};` : ''}
readonly response: ${typeText(responseOf(operation), names)};
readonly problems: ${problemsText(operation, shared)};
};`;
}

/** The line of an operation that the client reads when it sends a request. */
const routeText = (method: string, path: string, { operationId, parameters = [] }: Operation) => {
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return `${operationId}: { method: '${method.toUpperCase()}', path: '${path}', query: ${JSON.stringify(query)} },`;
};

/** What crosses the WebSocket, which no operation names. */
const OF_WEBSOCKET = ['Command', 'ServerMessage'];

/** The schemas that requests and messages refer to, directly or through others. */
function usedSchemas({ paths, components: { schemas } }: ApiDocument): Set<string> {
  const used = new Set(OF_WEBSOCKET.filter((name) => name in schemas));
  const add = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      add(schemas[name]);
    }
  };
  for (const name of OF_WEBSOCKET) add(schemas[name] ?? {});
  add(paths);
  return used;
}

/** Names that the file gives to other things than data. */
const OTHER_NAMES = ['BodyProblem', 'CodeOfGame', 'CommonProblem', 'Operations'];

/** The text of the file, not yet formatted. */
export function clientText(document: ApiDocument): string {
  const { paths, components } = document;
  const used = usedSchemas(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components.schemas).filter(([name]) => used.has(name));
  const roots: Root[] = [
    ...schemas.map(([owner, schema]) => ({ owner, schema })),
    ...operations.flatMap(({ operation }) =>
      [bodyOf(operation), responseOf(operation)]
        .filter((schema) => schema !== undefined)
        .map((schema) => ({ owner: operation.operationId, schema })),
    ),
  ];
  const shared = sharedProblems(operations.map(({ operation }) => operation));
  const taken = new Set([...OTHER_NAMES, ...schemas.map(([name]) => name)]);
  const repeated = repeatedTypes(roots, taken);
  const names: TypeNames = new Map(repeated.map(({ name, schema }) => [typeText(schema), name]));
  const types = [...schemas.map(([name, schema]) => ({ name, schema })), ...repeated].map(
    ({ name, schema }) =>
      `${commentText(schema)}export type ${name} = ${definitionText(schema, names)};\n`,
  );
  return `${HEAD}
${types.join('\n')}
${problemTypes(shared)}
/** Every operation by its name: what it takes, what it returns, and why it may be refused. */
export type Operations = {
${operations.map(({ operation }) => operationType(operation, names, shared)).join('\n')}
};

/** How each operation is sent. */
export const routes: {
  readonly [Name in keyof Operations]: {
    readonly method: string;
    readonly path: string;
    readonly query: readonly string[];
  };
} = {
${operations.map(({ method, path, operation }) => routeText(method, path, operation)).join('\n')}
};
`;
}
