import type { Json } from '@faubourg/core';
import { statusOf } from '../../request/status.ts';
import { gameTexts } from './game-texts.ts';
import { type OperationText, type OperationTexts, TAGS } from './operation-text.ts';
import { peopleTexts } from './people-texts.ts';
import { MEANINGS, OF_ANY_BODY, OF_ANY_REQUEST, type ProblemCode } from './problem-meanings.ts';
import { seatTexts } from './seat-texts.ts';
import { tableTexts } from './table-texts.ts';

type Part = { readonly [field: string]: unknown };
type Content = { readonly 'application/json': Part };
type Operation = Part & {
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly [status: string]: Part & { readonly content?: Content } };
};
type Document = Part & {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
};

/** What the document says about every operation, by method and path. */
export const operationTexts: OperationTexts = {
  ...peopleTexts,
  ...tableTexts,
  ...seatTexts,
  ...gameTexts,
};

/** The codes of all problems with which an operation can be refused. */
export function problemsOf(text: OperationText): readonly ProblemCode[] {
  const ofBody = text.request === undefined ? [] : OF_ANY_BODY;
  // Whoever has to be known may be banned.
  const ofPeople: readonly ProblemCode[] = text.problems.includes('not-signed-in')
    ? ['banned']
    : [];
  // A table may be of a game, or of rules, that this server does not have.
  const ofTables: readonly ProblemCode[] = text.problems.includes('table-unknown')
    ? ['rules-unknown', 'game-unknown']
    : [];
  const all = [...text.problems, ...ofPeople, ...ofTables, ...OF_ANY_REQUEST, ...ofBody];
  return [...new Set(all)];
}

const refusedSchema = {
  type: 'object',
  properties: { problem: { $ref: '#/components/schemas/Problem' } },
  required: ['problem'],
  additionalProperties: false,
};

const GAME_RULE = {
  summary: 'A rule of the game refuses; rule is its number, as TU-21 or CT-30.',
  value: { problem: { rule: 'TU-21', code: 'site-taken', data: { site: 'A4' } } },
};

/** The refusals of an operation, by HTTP status: one example for each code. */
function refusals(text: OperationText): { [status: string]: unknown } {
  const byStatus = new Map<number, { [code: string]: Json }>();
  for (const code of problemsOf(text)) {
    const [rule, meaning] = MEANINGS[code];
    const problem = { rule, code, data: {} };
    const status = statusOf(problem);
    const examples = byStatus.get(status) ?? {};
    examples[code] = { summary: meaning, value: { problem } };
    byStatus.set(status, examples);
  }
  if (text.gameRules) byStatus.set(422, { ...byStatus.get(422), 'game-rule': GAME_RULE });
  return Object.fromEntries(
    [...byStatus].map(([status, examples]) => [
      `${status}`,
      {
        description: `Refused: ${Object.keys(examples).join(', ')}`,
        content: { 'application/json': { schema: refusedSchema, examples } },
      },
    ]),
  );
}

const withExample = (content: Content, example: Json): Content => ({
  'application/json': { ...content['application/json'], example },
});

function completed(operation: Operation, text: OperationText): Operation {
  const { requestBody, responses } = operation;
  const answered = Object.entries(responses).map(([status, response]) => {
    if (!status.startsWith('2') || !response.content)
      return [status, { ...response, description: 'Refused' }];
    const content = withExample(response.content, text.response);
    return [status, { ...response, description: 'Done', content }];
  });
  return {
    ...operation,
    operationId: text.id,
    tags: [text.tag],
    description: text.description,
    ...(text.problems.includes('not-signed-in') && { security: [{ token: [] }, { cookie: [] }] }),
    ...(requestBody &&
      text.request !== undefined && {
        requestBody: { ...requestBody, content: withExample(requestBody.content, text.request) },
      }),
    // The list by status comes last: it is closer than the range 4XX, which older clients know.
    responses: { ...Object.fromEntries(answered), ...refusals(text) },
  };
}

/** Adds names, groups, descriptions, examples and problems to the operations of the document. */
export function completeDocument<D extends Document>(document: D): D {
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => {
      const text = operationTexts[`${method.toUpperCase()} ${path}`];
      return [method, text ? completed(operation, text) : operation];
    });
    return [path, Object.fromEntries(operations)];
  });
  const tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  return { ...document, tags, paths: Object.fromEntries(paths) as D['paths'] };
}
