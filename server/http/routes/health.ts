import { refused } from '@faubourg/core';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import type { App } from '../app.ts';
import type { Readiness } from '../../readiness/readiness.ts';
import { tokenOf } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';

/** Seconds after which to ask again whether the server is ready. */
const AGAIN = 5;

/** For the operator: health, readiness and metrics. */
export function healthRoutes(
  app: App,
  { metrics }: ServerContext,
  { metricsToken, readiness }: { metricsToken: string | null; readiness: Readiness },
): void {
  const ok = z.object({ ok: z.literal(true) });

  app.get(
    '/health',
    {
      logLevel: 'silent',
      config: { uncounted: true },
      schema: { summary: 'Whether the process answers', response: { 200: ok } },
    },
    async () => ({ ok: true as const }),
  );

  app.get(
    '/ready',
    {
      logLevel: 'silent',
      config: { uncounted: true },
      schema: {
        summary: 'Whether the server can serve: database, disk and queue of the bots',
        response: { 200: ok },
      },
    },
    async () => {
      const notReady = await readiness.check();
      if (notReady.length > 0) {
        orRefuse(refused('FB-60', 'not-ready', { seconds: AGAIN, notReady }));
      }
      return { ok: true as const };
    },
  );

  const expected = metricsToken === null ? null : digest(metricsToken);

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    // The counters also change with secret answers, so they are for the operator alone.
    if (expected === null) orRefuse(refused('FB-57', 'address-unknown'));
    // Digests have the same length, and comparing them takes the same time whatever was sent.
    else if (!timingSafeEqual(digest(tokenOf(request.headers) ?? ''), expected)) {
      orRefuse(refused('FB-40', 'operator-only'));
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
