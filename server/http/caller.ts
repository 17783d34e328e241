import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Person } from '../store/schema.ts';
import { orRefuse } from './errors.ts';

const COOKIE = 'faubourg';
const YEAR = 31_536_000;

/** The token of a request: a program's Bearer token, or the page's cookie. */
export function tokenOf(headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): string | null {
  const bearer = /^Bearer ([\w-]+)$/i.exec(headers.authorization ?? '');
  if (bearer) return bearer[1]!;
  const cookie = /(?:^|;\s*)faubourg=([\w-]+)/.exec(headers.cookie ?? '');
  return cookie ? cookie[1]! : null;
}

/** Who sends this, within their limits; anybody else is refused. */
export async function caller(services: Services, request: FastifyRequest): Promise<Person> {
  const token = tokenOf(request.headers);
  const found = await services.people.byToken(token);
  // Wrong tokens count against the address: nobody tries many.
  orRefuse(services.gates.requests('problem' in found ? request.ip : found.id) ?? {});
  return orRefuse(found);
}

/** Who sends this, or null for somebody unknown. */
export async function visitor(services: Services, request: FastifyRequest): Promise<Person | null> {
  const token = tokenOf(request.headers);
  if (token !== null) return caller(services, request);
  orRefuse(services.gates.requests(request.ip) ?? {});
  return null;
}

export function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  void reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR,
    secure: request.protocol === 'https',
  });
}

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
