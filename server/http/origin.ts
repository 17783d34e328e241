import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that a page from elsewhere sent this. Programs say nothing. */
export function foreign(headers: IncomingHttpHeaders, host: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return true;
    return new URL(origin).host !== host;
  }
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** A page elsewhere cannot read what we answer, but it could make a browser send: refused. */
export function crossOrigin(request: FastifyRequest): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return !reads && foreign(request.headers, request.host);
}
