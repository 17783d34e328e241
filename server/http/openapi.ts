import swagger, { type SwaggerTransform } from '@fastify/swagger';
import { type Json, type GameVersions, recordedAnswer, type Shape } from '@faubourg/core';
import {
  chatLineShape,
  clockRuleShape,
  commandShape,
  decisionShape,
  frameShape,
  gameAnswer,
  gameEvent,
  gameParts,
  gameView,
  listingShape,
  newTableShape,
  noticeShape,
  problemShape,
  serverMessageShape,
  updateMessageShape,
} from '@faubourg/protocol';
import type { FastifyReply } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isShape } from '../request/shape-compilers.ts';
import { completeDocument } from './api-document/complete-document.ts';
import { type ApiDocument, apiPage } from './api-page/page.ts';
import { style } from './api-page/style.ts';
import type { App } from './app.ts';

type Schema = { readonly [field: string]: Json };

/** Schemas that the document contains once, under these names. */
const named: { readonly [name: string]: Shape<unknown> } = {
  Answer: gameAnswer,
  ChatLine: chatLineShape,
  ClockRule: clockRuleShape,
  Command: commandShape,
  Decision: decisionShape,
  Event: gameEvent,
  Frame: frameShape,
  Listing: listingShape,
  NewTable: newTableShape,
  Notice: noticeShape,
  Parts: gameParts,
  Problem: problemShape,
  ServerMessage: serverMessageShape,
  Update: updateMessageShape,
  View: gameView,
};

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The name of a game's schema: `TowerUpAnswer`. */
const nameFor = (game: string, what: string): string =>
  game.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase()) + what;

const names: ReadonlyMap<Json, string> = new Map<Json, string>([
  ...Object.entries(named).map(([name, shape]): [Json, string] => [shape.schema, name]),
  [recordedAnswer.schema, 'Answer'],
]);

/** Replaces every part of a schema that has a name of its own by a reference. */
function linked(schema: Json): Json {
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = names.get(schema);
  return name === undefined ? linkedParts(schema) : ref(name);
}

function linkedParts(schema: object): Json {
  if (Array.isArray(schema)) return schema.map((part: Json) => linked(part));
  const fields = Object.entries(schema as Schema);
  return Object.fromEntries(fields.map(([field, part]) => [field, linked(part)]));
}

/** What the shapes of a game are called, after its name. */
const KINDS = { state: 'State', answer: 'Answer', view: 'View', event: 'Event', parts: 'Parts' };

/**
 * The schema of one kind of data of a game: that of its newest rules, or any of those of all its
 * versions where they differ. Null if the game has no such data.
 */
function schemaOf({ games }: GameVersions, id: string, kind: keyof typeof KINDS): Json {
  const versions = games.filter((game) => game.id === id).sort((a, b) => b.rules - a.rules);
  const schemas = versions.flatMap(({ shapes }) => shapes[kind]?.schema ?? []);
  const texts = schemas.map((schema) => JSON.stringify(schema));
  const distinct = schemas.filter((_, i) => texts.indexOf(texts[i]!) === i);
  return distinct.length > 1 ? { anyOf: distinct } : (distinct[0] ?? null);
}

/**
 * The schemas of the document. What games define (answers, their parts, views, events) is one of
 * the schemas of the games, which are the shapes of their rules.
 */
function componentsFor(games: GameVersions) {
  const ids = [...new Set(games.games.map((game) => game.id))];
  const newest = ids.flatMap((id) => {
    const found = games.newest(id);
    return 'problem' in found ? [] : found.game;
  });
  const general = Object.entries(named).map(([name, { schema }]) => [name, linkedParts(schema)]);
  const ofGames = newest.flatMap(({ id }) =>
    Object.entries(KINDS).flatMap(([kind, name]) => {
      const schema = schemaOf(games, id, kind as keyof typeof KINDS);
      return schema ? [[nameFor(id, name), schema]] : [];
    }),
  );
  const ofAnyGame = (kind: keyof typeof KINDS): Schema[] =>
    newest.flatMap(({ id, shapes }) => (shapes[kind] ? [ref(nameFor(id, KINDS[kind]))] : []));
  const nothing = { type: 'null' };
  return {
    ...(Object.fromEntries([...general, ...ofGames]) as { [name: string]: Schema }),
    Answer: { ...gameAnswer.schema, anyOf: ofAnyGame('answer') },
    Event: { ...gameEvent.schema, anyOf: ofAnyGame('event') },
    Parts: { ...gameParts.schema, anyOf: [...ofAnyGame('parts'), nothing] },
    View: { ...gameView.schema, anyOf: [...ofAnyGame('view'), nothing] },
  };
}

/** Describes routes: zod schemas are translated, shapes are JSON Schema already. */
const transform: SwaggerTransform = (route) => {
  const { body, response, ...rest } = (route.schema ?? {}) as {
    body?: unknown;
    response?: { readonly [status: string]: unknown };
  };
  const responses = Object.entries(response ?? {});
  const zodOnly = Object.fromEntries(responses.filter(([, schema]) => !isShape(schema)));
  const { schema, url } = jsonSchemaTransform({
    ...route,
    schema: {
      ...rest,
      ...(body !== undefined && !isShape(body) && { body }),
      ...(response && { response: zodOnly }),
    },
  }) as {
    schema: { hide?: boolean; response?: object };
    url: string;
  };
  if (schema.hide) return { schema, url };
  const shapes = responses.flatMap(([status, one]) =>
    isShape(one) ? [[status, linked(one.schema)] as const] : [],
  );
  return {
    schema: {
      ...schema,
      ...(isShape(body) && { body: linked(body.schema) }),
      ...(response && { response: { ...schema.response, ...Object.fromEntries(shapes) } }),
    },
    url,
  };
};

/** The API, described by the same schemas that check every request. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Faubourg',
        version: '1',
        description:
          'Tables for city-building board games. Everything refused comes as {"problem": {rule, code, data}}; the rules FB-1 to FB-70 are explained at /docs/problem-codes.html. The WebSocket at /api/live takes Command and sends ServerMessage; /docs/api.html describes it.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'faubourg' },
        },
      },
    },
    transform,
  });
}

/**
 * The components are added here: the reference resolver of swagger stumbles over fields named id.
 * `early`: the document is made before the server listens, because making it takes longer than a
 * request may take. Programs that start many servers leave it to the first request.
 */
export function serveApiDocument(app: App, games: GameVersions, early: boolean): void {
  const schemas = componentsFor(games);
  // Made once: routes cannot be added to a server that listens.
  let made: { readonly text: string; readonly page: (search: string) => string } | null = null;
  const document = () => {
    if (made) return made;
    // The types of the library allow references in every place; the document has none there.
    const described = app.swagger() as unknown as Parameters<typeof completeDocument>[0];
    const components = { ...(described['components'] as object), schemas };
    const text = JSON.stringify(completeDocument({ ...described, components }));
    // The text is the document: what a client reads is what the page shows.
    return (made = { text, page: apiPage(JSON.parse(text) as ApiDocument) });
  };
  if (early) {
    app.addHook('onReady', async () => {
      document();
    });
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    sendText(reply, 'application/json', document().text),
  );
  const querystring = z.strictObject({ q: z.string().max(100).default('') });
  app.get('/api/docs', { schema: { hide: true, querystring } }, async (request, reply) =>
    sendText(reply, 'text/html; charset=utf-8', document().page(request.query.q)),
  );
  app.get('/api/docs/style.css', { schema: { hide: true } }, async (_request, reply) =>
    sendText(reply, 'text/css; charset=utf-8', style),
  );
}

const sendText = (reply: FastifyReply, type: string, text: string) =>
  reply.type(type).serializer(String).send(text);
