import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Passkeys, Site } from '../../people/passkeys.ts';
import type { SignedIn } from '../../people/people.ts';
import type { Recovery } from '../../people/recovery.ts';
import type { ServerContext } from '../../request/context.ts';
import { clientAddress } from '../../request/client-address.ts';
import type { App } from '../app.ts';
import { requirePerson, setCookie } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import { done, nothing } from '../../request/schemas.ts';

const text = z.string().max(20_000);

/** What a browser sends; the passkey library checks what is inside. */
const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: z.string().max(1000),
    rawId: z.string().max(1000),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    authenticatorAttachment: z.string().max(40).nullish(),
  });

const registration = credential(
  z.looseObject({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
);
const authentication = credential(
  z.looseObject({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish(),
  }),
);

const signedIn = z.object({
  person: z.object({ id: z.string(), name: z.string() }),
  token: z.string(),
});
const options = z.record(z.string(), z.unknown());

const siteOf = (request: FastifyRequest): Site => ({
  origin: `${request.protocol}://${request.host}`,
  host: request.hostname,
});

/** Passkeys and recovery codes. */
export function credentialRoutes(
  app: App,
  context: ServerContext,
  passkeys: Passkeys,
  recovery: Recovery,
): void {
  const { rateLimits, proxies } = context;

  function welcome(request: FastifyRequest, reply: FastifyReply, { person, token }: SignedIn) {
    setCookie(context, request, reply, token);
    return { person: { id: person.id, name: person.name }, token };
  }

  app.get(
    '/api/passkeys',
    {
      schema: {
        summary: 'My passkeys',
        response: {
          200: z.object({ passkeys: z.array(z.object({ id: z.string(), createdAt: z.number() })) }),
        },
      },
    },
    async (request) => ({ passkeys: await passkeys.list(await requirePerson(context, request)) }),
  );

  app.post(
    '/api/passkeys/options',
    { schema: { summary: 'Begin to make a passkey', body: nothing, response: { 200: options } } },
    async (request) => {
      const person = await requirePerson(context, request);
      return { ...orRefuse(await passkeys.registrationOptions(person, siteOf(request))) };
    },
  );

  app.post(
    '/api/passkeys',
    {
      schema: {
        summary: 'Keep the passkey just made',
        body: registration,
        response: { 201: z.object({ id: z.string() }) },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      const response = request.body as unknown as RegistrationResponseJSON;
      return reply
        .code(201)
        .send(orRefuse(await passkeys.register(person, siteOf(request), response)));
    },
  );

  app.delete(
    '/api/passkeys/:id',
    {
      schema: {
        summary: 'Give up a passkey',
        params: z.strictObject({ id: z.string().max(1000) }),
        response: { 200: done },
      },
    },
    async (request) => {
      await passkeys.remove(await requirePerson(context, request), request.params.id);
      return { done: true as const };
    },
  );

  app.post(
    '/api/sign-in/options',
    {
      schema: {
        summary: 'Begin to sign in with a passkey',
        body: nothing,
        response: { 200: options },
      },
    },
    async (request) => {
      orRefuse(rateLimits.identities(clientAddress(request.raw, proxies)) ?? {});
      return { ...(await passkeys.signInOptions(siteOf(request))) };
    },
  );

  app.post(
    '/api/sign-in',
    {
      schema: {
        summary: 'Sign in with a passkey',
        body: authentication,
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      orRefuse(rateLimits.identities(clientAddress(request.raw, proxies)) ?? {});
      const response = request.body as unknown as AuthenticationResponseJSON;
      return welcome(request, reply, orRefuse(await passkeys.signIn(siteOf(request), response)));
    },
  );

  app.post(
    '/api/recovery-codes',
    {
      schema: {
        summary: 'New recovery codes in place of the old ones',
        body: nothing,
        response: { 200: z.object({ codes: z.array(z.string()) }) },
      },
    },
    async (request) => ({ codes: await recovery.newCodes(await requirePerson(context, request)) }),
  );

  app.post(
    '/api/recover',
    {
      schema: {
        summary: 'Sign in with a recovery code',
        body: z.strictObject({ code: z.string().max(100) }),
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      orRefuse(rateLimits.identities(clientAddress(request.raw, proxies)) ?? {});
      return welcome(request, reply, orRefuse(await recovery.use(request.body.code)));
    },
  );
}
