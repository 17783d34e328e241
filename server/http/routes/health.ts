import { refused } from '@faubourg/core';
import { sql } from 'kysely';
import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import type { App } from '../app.ts';
import { tokenOf } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';

/** For the operator: health and metrics. */
export function healthRoutes(app: App, context: ServerContext, metricsToken: string | null): void {
  const { database, metrics, clocks } = context;
  let probedAt = Number.NEGATIVE_INFINITY;
  let probe: Promise<unknown> = Promise.resolve();

  app.get(
    '/health',
    {
      logLevel: 'silent',
      config: { uncounted: true },
      schema: {
        summary: 'Whether the server can serve',
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async () => {
      // The database is queried at most once a second, however often this route is called.
      if (clocks.monotonic() - probedAt >= 1000) {
        probedAt = clocks.monotonic();
        probe = database.read(sql<{ one: number }>`select 1 as one`.compile(database.queries));
      }
      await probe;
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
