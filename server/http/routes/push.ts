import { z } from 'zod';
import { quotaUsedUp } from '../../limits/rate-limits.ts';
import type { ServerContext } from '../../request/context.ts';
import { subscribe, subscriptionsOf, unsubscribe } from '../../store/subscriptions.ts';
import type { App } from '../app.ts';
import { requirePerson } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import { done } from '../../request/schemas.ts';

const endpoint = z.url({ protocol: /^https?$/ }).max(1000);
/** Base64url of a point on the curve and of 16 bytes, as every browser sends them. */
const keys = z.strictObject({
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'a public key in base64url'),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/, '16 bytes in base64url'),
});

/** Web Push: the browsers that want notices. */
export function pushRoutes(app: App, context: ServerContext, publicKey: string): void {
  const { database, limits, clocks } = context;

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
      const person = await requirePerson(context, request);
      if ((await subscriptionsOf(database, person.id)).length >= limits.subscriptions) {
        orRefuse(quotaUsedUp('push subscriptions', limits.subscriptions));
      }
      const { body } = request;
      await database.write([
        subscribe(database, {
          endpoint: body.endpoint,
          person: person.id,
          keys: JSON.stringify(body.keys),
          created_at: clocks.wall(),
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
      const person = await requirePerson(context, request);
      await database.write([unsubscribe(database, request.body.endpoint, person.id)]);
      return { done: true as const };
    },
  );
}
