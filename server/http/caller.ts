import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from '@faubourg/core';
import type { IncomingMessage } from 'node:http';
import type { Services } from '../services.ts';
import type { Person } from '../store/schema.ts';
import { addressOf } from './address.ts';
import { orRefuse } from './errors.ts';

const COOKIE = 'faubourg';
const YEAR = 31_536_000;

/** The token of a request: a program's Bearer token, or the page's cookie. */
export function tokenOf(headers: {
  authorization?: string | undefined;
  cookie?: string | undefined;
}): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? '');
  if (bearer) return bearer[1]!;
  const cookie = /(?:^|;\s*)faubourg=([\w-]+)/.exec(headers.cookie ?? '');
  return cookie ? cookie[1]! : null;
}

/**
 * Counts something that comes to either door, before it is looked at: for the person if the
 * token is at hand in memory, else for the address, so that nobody tries many tokens. Files of
 * the page are no business of a person's.
 */
export function counted(services: Services, request: IncomingMessage): Refused | null {
  const { people, gates, proxies } = services;
  const person = request.url!.startsWith('/api/') ? people.known(tokenOf(request.headers)) : null;
  return person ? gates.requests(person.id) : gates.strangers(addressOf(request, proxies));
}

/** Who sends this; anybody unknown is refused. */
export async function caller(services: Services, request: FastifyRequest): Promise<Person> {
  return orRefuse(await services.people.byToken(tokenOf(request.headers)));
}

/** Who sends this, or null for somebody unknown. */
export async function visitor(services: Services, request: FastifyRequest): Promise<Person | null> {
  return tokenOf(request.headers) === null ? null : caller(services, request);
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
