import { z } from 'zod';
import type { Services } from '../../services.ts';
import { addressOf } from '../address.ts';
import type { App } from '../app.ts';
import { caller, clearCookie, setCookie, tokenOf } from '../caller.ts';
import { orRefuse } from '../errors.ts';
import * as form from '../schemas.ts';

const me = form.person.extend({ webhook: z.string().nullable() });

/** Guests: a name, and a token that only they have. */
export function peopleRoutes(app: App, services: Services): void {
  const { people, gates, proxies } = services;

  app.post(
    '/api/guest',
    {
      schema: {
        summary: 'Become a guest',
        body: z.strictObject({ name: form.name }),
        response: { 201: z.object({ person: form.person, token: z.string() }) },
      },
    },
    async (request, reply) => {
      orRefuse(gates.identities(addressOf(request.raw, proxies)) ?? {});
      const { person, token } = await people.newGuest(request.body.name);
      setCookie(request, reply, token);
      return reply.code(201).send({ person: { id: person.id, name: person.name }, token });
    },
  );

  app.get('/api/me', { schema: { summary: 'Who am I?', response: { 200: me } } }, async (request) =>
    caller(services, request),
  );

  app.patch(
    '/api/me',
    {
      schema: {
        summary: 'Change my name or webhook',
        body: z.strictObject({
          name: form.name.optional(),
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
      const person = await caller(services, request);
      const { name, webhook } = request.body;
      return people.change(person, {
        ...(name !== undefined && { name }),
        ...(webhook !== undefined && { webhook }),
      });
    },
  );

  app.post(
    '/api/sign-out',
    {
      schema: {
        summary: 'Give up this token',
        body: z.strictObject({}).optional(),
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async (request, reply) => {
      const person = await caller(services, request);
      await people.signOut(tokenOf(request.headers)!, person);
      clearCookie(reply);
      return { done: true as const };
    },
  );

  app.post(
    '/api/mutes',
    {
      schema: {
        summary: 'No longer hear what somebody says, or hear it again',
        body: z.strictObject({ person: z.string().max(40), muted: z.boolean() }),
        response: { 200: z.object({ done: z.literal(true) }) },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      return orRefuse(await services.chat.mute(person, request.body.person, request.body.muted));
    },
  );
}
