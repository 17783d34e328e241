import { type Problem, refused } from '@faubourg/core';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { tokenOf } from '../caller.ts';
import { orRefuse } from '../errors.ts';

/** For whoever runs the house: is it well, and what does it do? */
export function houseRoutes(app: App, services: Services, metricsToken: string | null): void {
  const { engine, metrics } = services;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<unknown> = Promise.resolve();

  app.get(
    '/health',
    {
      logLevel: 'silent',
      config: { uncounted: true },
      schema: {
        summary: 'Whether the house can serve',
        response: { 200: z.object({ ok: z.literal(true) }) },
      },
    },
    async () => {
      // However often it is asked, the database is asked once a second.
      if (performance.now() - askedAt >= 1000) {
        askedAt = performance.now();
        asked = engine.read(sql<{ one: number }>`select 1 as one`.compile(engine.queries));
      }
      await asked;
      return { ok: true as const };
    },
  );

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    // Counters move with secret choices too: they are for the operator alone.
    const direct =
      request.headers['x-forwarded-for'] === undefined && isLocal(request.socket.remoteAddress);
    const allowed = metricsToken === null ? direct : tokenOf(request.headers) === metricsToken;
    if (!allowed) orRefuse(refused('FB-40', 'operator-only') as { problem: Problem });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function isLocal(address: string | undefined): boolean {
  return address !== undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}
