import { type Refused, refused } from '@faubourg/core';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { quota } from '../limits/gates.ts';
import type { Limits } from '../limits/limits.ts';
import {
  addPasskey,
  countUp,
  passkeyById,
  passkeysOf,
  removePasskey,
  useChallenge,
} from '../store/credentials.ts';
import { type Engine, Taken } from '../store/engine.ts';
import { addToken, personById } from '../store/people.ts';
import type { Passkey, Person } from '../store/schema.ts';
import type { Challenges } from './challenge.ts';
import type { SignedIn } from './people.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Where the house is reached: passkeys belong to one host. */
export type Site = { readonly origin: string; readonly host: string };

const failed = (why: string): Refused => refused('FB-42', 'passkey', { why });
const SIGN_IN = 'sign-in';
const registering = (person: Person): string => `register ${person.id}`;

/** Passkeys: a guest secures the identity, and signs in with it elsewhere. No secret is stored. */
export class Passkeys {
  readonly #engine: Engine;
  readonly #challenges: Challenges;
  readonly #limits: Limits;
  readonly #now: () => number;

  constructor(engine: Engine, challenges: Challenges, limits: Limits, now: () => number) {
    this.#engine = engine;
    this.#challenges = challenges;
    this.#limits = limits;
    this.#now = now;
  }

  async registrationOptions(person: Person, site: Site) {
    const known = await passkeysOf(this.#engine, person.id);
    if (known.length >= this.#limits.passkeys) return quota('passkeys', this.#limits.passkeys);
    return generateRegistrationOptions({
      rpName: 'Faubourg',
      rpID: site.host,
      userName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      challenge: new Uint8Array(
        Buffer.from(this.#challenges.give(registering(person)), 'base64url'),
      ),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async register(
    person: Person,
    site: Site,
    response: RegistrationResponseJSON,
  ): Promise<{ id: string } | Refused> {
    let until: number | null = null;
    let challenge = '';
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: (given) => {
          challenge = given;
          until = this.#challenges.until(registering(person), given);
          return until !== null;
        },
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      });
      if (!verified || until === null) return failed('not verified');
      const { id, publicKey, counter } = registrationInfo.credential;
      await this.#engine.write([
        useChallenge(this.#engine, challenge, until),
        addPasskey(this.#engine, {
          id,
          person: person.id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(response.response.transports ?? []),
          created_at: this.#now(),
        }),
      ]);
      return { id };
    } catch (error) {
      return whyFailed(error);
    }
  }

  async signInOptions(site: Site) {
    return generateAuthenticationOptions({
      rpID: site.host,
      challenge: new Uint8Array(Buffer.from(this.#challenges.give(SIGN_IN), 'base64url')),
      userVerification: 'preferred',
    });
  }

  async signIn(site: Site, response: AuthenticationResponseJSON): Promise<SignedIn | Refused> {
    const passkey = await passkeyById(this.#engine, response.id);
    const person = passkey && (await personById(this.#engine, passkey.person));
    if (!person) return failed('unknown passkey');
    let until: number | null = null;
    let challenge = '';
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: (given) => {
          challenge = given;
          until = this.#challenges.until(SIGN_IN, given);
          return until !== null;
        },
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: credentialOf(passkey),
        requireUserVerification: false,
      });
      if (!verified || until === null) return failed('not verified');
      const token = newToken();
      await this.#engine.write([
        useChallenge(this.#engine, challenge, until),
        countUp(this.#engine, passkey.id, authenticationInfo.newCounter),
        addToken(this.#engine, person.id, tokenHash(token), this.#now()),
      ]);
      return { person, token };
    } catch (error) {
      return whyFailed(error);
    }
  }

  async list(person: Person): Promise<{ id: string; createdAt: number }[]> {
    const known = await passkeysOf(this.#engine, person.id);
    return known.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
  }

  async remove(person: Person, id: string): Promise<void> {
    await this.#engine.write([removePasskey(this.#engine, person.id, id)]);
  }
}

function credentialOf({ id, public_key: key, counter }: Passkey) {
  return { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter };
}

/** The library throws for everything that is wrong with a response; our own faults go on up. */
function whyFailed(error: unknown): Refused {
  if (error instanceof Taken) return failed('used before');
  if (!(error instanceof Error) || error.name === 'Unavailable') throw error;
  return failed(error.message.slice(0, 120));
}
