import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refused } from '@faubourg/core';
import type { IncomingMessage } from 'node:http';
import type { ServerContext } from './context.ts';
import type { PersonRow } from '../store/schema.ts';
import { clientAddress } from './client-address.ts';
import { orRefuse } from './errors.ts';

const COOKIE = 'faubourg';
/** Seconds. */
const DAY = 86_400;

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
 * Counts a request or an upgrade before it is parsed: for the person if the token is cached, else
 * for the address, so that nobody can try many tokens. Files of the page always count for the
 * address.
 */
export function countRequest(context: ServerContext, request: IncomingMessage): Refused | null {
  const { people, rateLimits, proxies } = context;
  const person = request.url!.startsWith('/api/')
    ? people.ifCached(tokenOf(request.headers))
    : null;
  return person
    ? rateLimits.requests(person.id)
    : rateLimits.strangers(clientAddress(request, proxies));
}

/** The person who sends a request; refused without a valid token. */
export async function requirePerson(
  context: ServerContext,
  request: FastifyRequest,
): Promise<PersonRow> {
  const person = orRefuse(await context.people.byToken(tokenOf(request.headers)));
  context.payers.seen(person.id, clientAddress(request.raw, context.proxies));
  return person;
}

/** The person who sends a request, or null without a token. */
export async function optionalPerson(
  context: ServerContext,
  request: FastifyRequest,
): Promise<PersonRow | null> {
  return tokenOf(request.headers) === null ? null : requirePerson(context, request);
}

/** Gives the browser its token, for as long as an unused token is valid. */
export function setCookie(
  { limits }: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): void {
  void reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: limits.tokenDays * DAY,
    secure: request.protocol === 'https',
  });
}

/**
 * Gives a browser its token again, so that the cookie of somebody who comes regularly does not
 * expire. Programs keep their token themselves.
 */
export function renewCookie(
  context: ServerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const token = tokenOf(request.headers);
  if (token !== null && request.headers.authorization === undefined) {
    setCookie(context, request, reply, token);
  }
}

export function clearCookie(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, { path: '/' });
}
