import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { type Problem, problem, type Refused, refused } from '@faubourg/core';
import fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { hasNul, readBody } from './body.ts';
import { counted } from './caller.ts';
import { orRefuse, problemOf } from './errors.ts';
import { crossOrigin } from './origin.ts';
import { asksForPage } from './page.ts';
import * as form from './schemas.ts';
import { statusOf } from './status.ts';
import type { IncomingMessage } from 'node:http';
import type { Services } from '../services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Costs nothing, and is never refused for being asked too often. */
    readonly uncounted?: boolean;
  }
}

export type AppOptions = {
  /** The level of the log. */
  readonly log: string;
  /** How many proxies in front tell the true address, scheme and host. */
  readonly proxies: number;
  /** The most bytes of a body. */
  readonly body: number;
  /** Counts a request by its address alone: for those no route ever sees. */
  readonly flood: (request: IncomingMessage) => Refused | null;
};

/** The bare web server, with its log: structured lines on standard output. */
export function makeApp({ log, proxies, body, flood }: AppOptions) {
  return fastify({
    logger: { level: log, base: null },
    // Its line would carry the address; ours carries only the route.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: body,
    // Never true: then the client itself would say who it is.
    trustProxy: proxies > 0 && ((_address: string, hop: number) => hop < proxies),
    // What is under way is finished; the connections of the rest end when the server closes.
    forceCloseConnections: 'idle',
    // Refused by ourselves, as a problem.
    return503OnClosing: false,
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(GARBLED);
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      const why = flood(request.raw)?.problem ?? problemOf(error) ?? problem('FB-50', 'request');
      send(reply, why);
    },
  }).withTypeProvider<ZodTypeProvider>();
}

export type App = ReturnType<typeof makeApp>;

const GARBLED = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

function send(reply: FastifyReply, why: Problem): void {
  const seconds = why.data['seconds'];
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  const text = JSON.stringify({ problem: why });
  void reply.code(statusOf(why)).type('application/json').serializer(String).send(text);
}

/** Everything that holds for all routes: security, forms, errors, limits. */
export async function furnish(app: App, services: Services): Promise<void> {
  const { limits, metrics } = services;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  function refuse(reply: FastifyReply, why: Problem): void {
    metrics.refusals.inc({ rule: why.rule });
    send(reply, why);
  }

  // Whatever is refused anywhere has the same form.
  app.addHook('onRoute', ({ schema }) => {
    const responses = schema?.response as Record<string, unknown> | undefined;
    if (responses) responses['4xx'] = form.problem;
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? {} : orRefuse(readBody(body, limits.depth)).value,
  );
  app.setErrorHandler((error: Error, request, reply) => {
    const why = problemOf(error);
    if (why) {
      refuse(reply, why);
      return;
    }
    request.log.error({ route: request.routeOptions.url, err: error }, 'a request failed');
    refuse(reply, problem('FB-70', 'internal'));
  });
  app.setNotFoundHandler((request, reply) => {
    if (asksForPage(request, reply)) return reply.sendFile('index.html');
    refuse(reply, problem('FB-57', 'address-unknown'));
    return reply;
  });
  await app.register(cookies);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // The nets of the bots are computed by a small WebAssembly module; texts are never run.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the house is reached by https is for whoever runs it to say, not for us.
    strictTransportSecurity: false,
  });
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request) => {
    if (closing) orRefuse(refused('FB-60', 'closing'));
    // Before anything of it is read: what is malformed counts like the rest.
    if (!request.routeOptions.config.uncounted) orRefuse(counted(services, request.raw) ?? {});
    if (crossOrigin(request)) orRefuse(refused('FB-54', 'cross-origin'));
    if (hasNul(request.url)) {
      orRefuse(refused('FB-50', 'form', { at: 'address', expected: 'text without U+0000' }));
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    // A connection that was kept for more requests is not waited for.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.inc({ route, status: reply.statusCode });
    metrics.latency.observe(reply.elapsedTime / 1000);
    // The pattern of the address, not the address: table names open tables.
    const { method } = request;
    request.log.info({
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
