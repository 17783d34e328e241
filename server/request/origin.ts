import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser says that a page of another site sent this. Programs send no such header. */
export function isCrossOrigin(headers: IncomingHttpHeaders, host: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return true;
    return new URL(origin).host !== host;
  }
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** A page of another site cannot read our responses, but it could make a browser send commands. */
export function crossOrigin(request: FastifyRequest): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return !reads && isCrossOrigin(request.headers, request.host);
}
