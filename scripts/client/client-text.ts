import { commentText, fieldName, type Schema, typeText } from './type-text.ts';

type Media = {
  readonly schema: Schema;
  readonly examples?: { readonly [code: string]: unknown };
};
type Content = { readonly 'application/json'?: Media };
type Operation = {
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

const HEAD = `/*
 * The API of a Faubourg server as types, made from its OpenAPI document. Made by:
 *
 *   npm run client
 *
 * Do not edit it: change the routes and shapes of the server, then run the command again.
 */
/* oxlint-disable max-lines */
`;

/** Where a game's rule may refuse, the code is that of the game: any text. */
const OF_GAME = 'game-rule';

/** The response of an operation that was done. */
function responseText({ operationId, responses }: Operation): string {
  const done = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const schema = done?.[1].content?.['application/json']?.schema;
  if (!schema) throw new Error(`${operationId} has no response`);
  return typeText(schema);
}

/** The codes of the problems with which an operation may be refused. */
function problemCodes({ responses }: Operation): string {
  const codes = Object.entries(responses)
    .filter(([status]) => /^[45]\d\d$/.test(status))
    .flatMap(([, { content }]) => Object.keys(content?.['application/json']?.examples ?? {}));
  const named = codes.filter((code) => code !== OF_GAME).sort();
  const texts = [...new Set(named)].map((code) => JSON.stringify(code));
  return [...texts, ...(codes.includes(OF_GAME) ? ['CodeOfGame'] : [])].join(' | ') || 'never';
}

function operationType(operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, required, schema }) =>
      `readonly ${fieldName(name)}${required ? '' : '?'}: ${typeText(schema)};`,
  );
  const body = operation.requestBody?.content['application/json']?.schema;
  return `${commentText({ description: operation.summary ?? operation.operationId })}readonly ${operation.operationId}: {
${parameters.length > 0 ? `readonly parameters: { ${parameters.join(' ')} };` : ''}
${body ? `readonly body: ${typeText(body)};` : ''}
readonly response: ${responseText(operation)};
readonly problems: ${problemCodes(operation)};
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

/** The text of the file, not yet formatted. */
export function clientText(document: ApiDocument): string {
  const { paths, components } = document;
  const used = usedSchemas(document);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components.schemas)
    .filter(([name]) => used.has(name))
    .map(([name, schema]) => `${commentText(schema)}export type ${name} = ${typeText(schema)};\n`);
  return `${HEAD}
${schemas.join('\n')}
/** The code of a problem that a rule of a game names. */
export type CodeOfGame = string & {};

/** Every operation by its name: what it takes, what it returns, and why it may be refused. */
export type Operations = {
${operations.map(({ operation }) => operationType(operation)).join('\n')}
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
