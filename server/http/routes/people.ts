import { readPersonName } from '@faubourg/protocol';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import { clientAddress } from '../../request/client-address.ts';
import type { App } from '../app.ts';
import {
  requirePerson,
  clearCookie,
  renewCookie,
  setCookie,
  tokenOf,
} from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import * as schema from '../../request/schemas.ts';

const person = z.object({ id: z.string(), name: z.string() });
const me = person.extend({ webhook: z.string().nullable() });

/** Guests: a name, and a token that proves who they are. */
export function peopleRoutes(app: App, context: ServerContext): void {
  const { people, ignored, rateLimits, proxies } = context;

  app.post(
    '/api/guest',
    {
      schema: {
        summary: 'Become a guest',
        body: z.strictObject({ name: schema.name }),
        response: { 201: z.object({ person, token: z.string() }) },
      },
    },
    async (request, reply) => {
      orRefuse(rateLimits.identities(clientAddress(request.raw, proxies)) ?? {});
      const { name } = orRefuse(readPersonName(request.body.name));
      const { person, token } = await people.newGuest(name);
      setCookie(context, request, reply, token);
      return reply.code(201).send({ person: { id: person.id, name: person.name }, token });
    },
  );

  app.get(
    '/api/me',
    { schema: { summary: 'Who am I?', response: { 200: me } } },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      renewCookie(context, request, reply);
      return person;
    },
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Change my name or webhook',
        body: z.strictObject({
          name: schema.name.optional(),
          webhook: z
            .url({ protocol: /^https?$/ })
            .max(500)
            .nullable()
            .optional(),
        }),
        response: { 200: me },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const { name, webhook } = request.body;
      return people.change(person, {
        ...(name !== undefined && orRefuse(readPersonName(name))),
        ...(webhook !== undefined && { webhook }),
      });
    },
  );

  app.post(
    '/api/sign-out',
    {
      schema: {
        summary: 'Give up this token',
        body: schema.nothing,
        response: { 200: schema.done },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      await people.signOut(tokenOf(request.headers)!, person);
      clearCookie(reply);
      return { done: true as const };
    },
  );

  app.post(
    '/api/sign-out-everywhere',
    {
      schema: {
        summary: 'Give up all my tokens: every browser and program is signed out',
        body: schema.nothing,
        response: { 200: schema.done },
      },
    },
    async (request, reply) => {
      await people.signOutEverywhere(await requirePerson(context, request));
      clearCookie(reply);
      return { done: true as const };
    },
  );

  app.get(
    '/api/ignored',
    {
      schema: {
        summary: 'Whom I have muted or blocked',
        response: {
          200: z.object({
            people: z.array(person.extend({ muted: z.boolean(), blocked: z.boolean() })),
          }),
        },
      },
    },
    async (request) => ({ people: await ignored.list(await requirePerson(context, request)) }),
  );

  app.post(
    '/api/blocks',
    {
      schema: {
        summary: 'Let nothing of somebody arrive any more: chat, invitations, tables; or let it',
        body: z.strictObject({ person: z.string().max(40), blocked: z.boolean() }),
        response: { 200: schema.done },
      },
    },
    async (request) => {
      const { person: other, blocked } = request.body;
      return orRefuse(await ignored.block(await requirePerson(context, request), other, blocked));
    },
  );

  app.post(
    '/api/mutes',
    {
      schema: {
        summary: 'No longer hear what somebody says, or hear it again',
        body: z.strictObject({ person: z.string().max(40), muted: z.boolean() }),
        response: { 200: schema.done },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      return orRefuse(await ignored.mute(person, request.body.person, request.body.muted));
    },
  );
}
