import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { ApiDocument } from '../client/api-document.ts';
import { clientText } from '../client/client-text.ts';
import { clientFile, makeClient } from '../client/make-client.ts';

test('client/api.ts is what npm run client makes from the API document', async () => {
  expect(await readFile(clientFile, 'utf8')).toBe(await makeClient());
});

test('a long type that occurs twice is written once, by a name that says what it is', () => {
  const colour = { enum: ['white', 'grey', 'brown', 'black'] };
  const gift = {
    type: 'object',
    additionalProperties: false,
    properties: { from: { type: 'integer' }, colours: { type: 'array', items: colour } },
  };
  const response = (codes: readonly string[], schema: object) => ({
    responses: {
      200: { content: { 'application/json': { schema } } },
      400: {
        content: {
          'application/json': {
            schema: {},
            examples: Object.fromEntries(codes.map((code) => [code, {}])),
          },
        },
      },
    },
  });
  const object = (properties: object) => ({
    type: 'object',
    additionalProperties: false,
    properties,
  });
  const view = object({ gifts: { type: 'array', items: gift }, colour });
  // Only what the generator reads is there.
  const document = {
    paths: {
      '/a': {
        get: {
          operationId: 'look',
          ...response(['form'], { $ref: '#/components/schemas/ToyView' }),
        },
        post: {
          operationId: 'give',
          requestBody: {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ToyAnswer' } } },
          },
          ...response(['form', 'not-json', 'game-rule'], { type: 'null' }),
        },
      },
    },
    components: { schemas: { ToyView: view, ToyAnswer: object({ offer: gift, gift }) } },
  } as unknown as ApiDocument;
  const text = clientText(document).replaceAll(/\s+/g, ' ');
  expect(text).toContain(
    'type ToyView = { readonly gifts?: readonly (ToyGift)[]; readonly colour?: ToyColour; };',
  );
  expect(text).toContain(
    'type ToyAnswer = { readonly offer?: ToyGift; readonly gift?: ToyGift; };',
  );
  expect(text).toContain(
    'type ToyGift = { readonly from?: number; readonly colours?: readonly (ToyColour)[]; };',
  );
  expect(text).toContain('type ToyColour = "white" | "grey" | "brown" | "black";');
  expect(text).toContain('readonly problems: CommonProblem; };');
  expect(text).toContain('readonly problems: CommonProblem | BodyProblem | CodeOfGame; };');
});
