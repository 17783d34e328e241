import { z } from 'zod';
import { quota } from '../../limits/gates.ts';
import type { Services } from '../../services.ts';
import { subscribe, subscriptionsOf, unsubscribe } from '../../store/subscriptions.ts';
import type { App } from '../app.ts';
import { caller } from '../caller.ts';
import { orRefuse } from '../errors.ts';

const endpoint = z.url({ protocol: /^https?$/ }).max(1000);
const done = z.object({ done: z.literal(true) });
/** Base64url of a point on the curve, and of 16 bytes: what every browser sends. */
const keys = z.strictObject({
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'a public key in base64url'),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/, '16 bytes in base64url'),
});

/** Web Push: which browsers want to be told. */
export function pushRoutes(app: App, services: Services, publicKey: string): void {
  const { engine, limits, now } = services;

  app.get(
    '/api/push-key',
    {
      schema: {
        summary: 'The key to subscribe with',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    async () => ({ key: publicKey }),
  );

  app.post(
    '/api/push',
    {
      schema: {
        summary: 'Tell this browser when it is my turn',
        body: z.strictObject({ endpoint, keys, expirationTime: z.number().nullish() }),
        response: { 200: done },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      if ((await subscriptionsOf(engine, person.id)).length >= limits.subscriptions) {
        orRefuse(quota('push subscriptions', limits.subscriptions));
      }
      const { body } = request;
      await engine.write([
        subscribe(engine, {
          endpoint: body.endpoint,
          person: person.id,
          keys: JSON.stringify(body.keys),
          created_at: now(),
        }),
      ]);
      return { done: true as const };
    },
  );

  app.delete(
    '/api/push',
    {
      schema: { summary: 'No longer', body: z.strictObject({ endpoint }), response: { 200: done } },
    },
    async (request) => {
      const person = await caller(services, request);
      await engine.write([unsubscribe(engine, request.body.endpoint, person.id)]);
      return { done: true as const };
    },
  );
}
