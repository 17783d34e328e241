import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './app.ts';

/** The API, described by the same schemas that check every request. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Faubourg',
        version: '1',
        description:
          'Tables for city-building board games. Everything refused comes as {"problem": {rule, code, data}}; docs/house-rules.md explains the FB rules. The live connection (WebSocket at /api/live) is described in docs/api.md.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: 'faubourg' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}

export function serveApiDocument(app: App): void {
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json')
      .serializer((whole) => whole as string)
      .send(JSON.stringify(app.swagger())),
  );
}
