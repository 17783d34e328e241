import cookies from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { coreRuleOf, type Problem, problem, type Refused, refused } from '@faubourg/core';
import { refusedShape } from '@faubourg/protocol';
import fastify, { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { hasNul, parseBody } from '../request/json-input.ts';
import { countRequest } from '../request/authenticate.ts';
import { orRefuse, problemOf } from '../request/errors.ts';
import { logError } from '../request/log-error.ts';
import { crossOrigin } from '../request/origin.ts';
import { asksForPage } from './serve-page.ts';
import {
  type SchemaTypes,
  serializerCompiler,
  validatorCompiler,
} from '../request/shape-compilers.ts';
import { statusOf } from '../request/status.ts';
import type { IncomingMessage } from 'node:http';
import type { Limits } from '../limits/limits.ts';
import { endRaw, refuseRaw } from '../request/raw-response.ts';
import type { TrustedProxies } from '../request/trusted-proxies.ts';
import { newRequestId, REQUEST_ID } from '../request/request-id.ts';
import { requestCounter } from './connection-cap.ts';
import type { ServerContext } from '../request/context.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests to this route count against no limit. */
    readonly uncounted?: boolean;
  }
}

export type AppOptions = {
  /** The log level. */
  readonly log: string;
  readonly proxies: TrustedProxies;
  readonly limits: Limits;
  /** A request took too long to arrive. */
  readonly onSlow: () => void;
  /** Counts a request by its address alone: for requests that reach no route. */
  readonly flood: (request: IncomingMessage) => Refused | null;
};

/** The web server without routes. It logs structured lines to standard output. */
export function makeApp({ log, proxies, limits, onSlow, flood }: AppOptions) {
  return fastify({
    logger: { level: log, base: null, serializers: { err: logError } },
    genReqId: newRequestId,
    // Fastify would log the address of the client; our own line names only the route.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    bodyLimit: limits.body,
    // Never plain true: that would trust what the client itself writes into the header.
    trustProxy: proxies.named.length > 0 && ((address: string) => proxies.has(address)),
    requestTimeout: limits.requestTime,
    http: {
      // Node.js compares the two when the server is made.
      requestTimeout: limits.requestTime,
      headersTimeout: Math.min(limits.headerTime, limits.requestTime),
      // Late requests are looked for this often, in milliseconds.
      connectionsCheckingInterval: Math.min(CHECK_EVERY, limits.headerTime, limits.requestTime),
    },
    connectionTimeout: limits.stallTime,
    // Requests under way are finished; idle connections end when the server closes.
    forceCloseConnections: 'idle',
    // The hook below refuses with a problem instead.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') {
        endRaw(socket, BAD_REQUEST);
        return;
      }
      onSlow();
      const { headerTime, requestTime } = limits;
      const data = { headers: headerTime / 1000, request: requestTime / 1000 };
      refuseRaw(socket, problem('FB-58', 'too-slow', data));
    },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      reply.raw.setHeader(REQUEST_ID, request.id);
      const why = flood(request.raw)?.problem ?? problemOf(error) ?? problem('FB-50', 'request');
      send(reply, why);
    },
  }).withTypeProvider<SchemaTypes>();
}

export type App = ReturnType<typeof makeApp>;

/** Milliseconds between two searches for requests that are late. */
const CHECK_EVERY = 1000;

const BAD_REQUEST = 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

function send(reply: FastifyReply, why: Problem): void {
  const seconds = why.data['seconds'];
  if (typeof seconds === 'number') void reply.header('retry-after', String(seconds));
  const text = JSON.stringify({ problem: why });
  void reply.code(statusOf(why)).type('application/json').serializer(String).send(text);
}

/** Adds what all routes share: validation, security headers, errors, rate limits, the log. */
export async function addHooks(app: App, context: ServerContext): Promise<void> {
  const { limits, metrics } = context;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  function refuse(reply: FastifyReply, why: Problem): void {
    metrics.refusals.inc({ rule: coreRuleOf(why) });
    send(reply, why);
  }

  // Every refusal has the same shape.
  app.addHook('onRoute', ({ schema }) => {
    const responses = schema?.response as Record<string, unknown> | undefined;
    if (responses) Object.assign(responses, { '4xx': refusedShape, 503: refusedShape });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) =>
      body.length === 0 ? {} : orRefuse(parseBody(body, limits.depth)).value,
  );
  app.setErrorHandler((error: Error, request, reply) => {
    const why = problemOf(error);
    if (why) {
      refuse(reply, why);
      return;
    }
    request.log.error({ route: request.routeOptions.url, err: error }, 'a request failed');
    refuse(reply, problem('FB-70', 'internal', { request: request.id }));
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
        // The bots' nets run in a small WebAssembly module; eval stays forbidden.
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
    // Whether the server is reached by https is for its operator to say.
    strictTransportSecurity: false,
  });
  const countUnderWay = requestCounter(context);
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    if (closing) orRefuse(refused('FB-60', 'closing'));
    // Counted before anything is parsed, so that malformed requests count, too.
    if (!request.routeOptions.config.uncounted) {
      orRefuse(countRequest(context, request.raw) ?? {});
      countUnderWay(request.raw, reply.raw);
    }
    if (crossOrigin(request)) orRefuse(refused('FB-54', 'cross-origin'));
    if (hasNul(request.url)) {
      orRefuse(refused('FB-50', 'form', { at: 'address', expected: 'text without U+0000' }));
    }
  });
  // What the API answers depends on who asks and changes at any time: nobody may store it.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    // While closing, connections kept alive for further requests are not waited for.
    if (closing) setImmediate(() => app.server.closeIdleConnections());
    const route = request.routeOptions.url ?? 'unknown';
    metrics.requests.inc({ route, status: reply.statusCode });
    metrics.latency.observe(reply.elapsedTime / 1000);
    // The pattern of the address, not the address: who knows the id of a table can open it.
    const { method } = request;
    request.log.info({
      method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
