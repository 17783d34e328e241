import { type Problem, refused } from '@faubourg/core';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import type { App } from '../app.ts';
import { probeStatement } from '../../store/probe.ts';
import { tokenOf } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';

/** For the operator: health and metrics. */
export function healthRoutes(app: App, context: ServerContext, metricsToken: string | null): void {
  const { database, metrics } = context;
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
      // It writes, because a full disk can still be read: at most once a second, however often this
      // route is called.
      if (performance.now() - probedAt >= 1000) {
        probedAt = performance.now();
        probe = database.write([probeStatement(database, context.now())]);
      }
      await probe;
      return { ok: true as const };
    },
  );

  app.get('/metrics', { logLevel: 'silent', schema: { hide: true } }, async (request, reply) => {
    // The counters also change with secret answers, so they are for the operator alone.
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
