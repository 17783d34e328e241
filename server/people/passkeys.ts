import { type Refused, refused } from '@faubourg/core';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import type { Limits } from '../limits/limits.ts';
import {
  addPasskey,
  countUp,
  passkeyById,
  passkeysOf,
  removePasskey,
  useChallenge,
} from '../store/credentials.ts';
import { type Database, Conflict } from '../store/database.ts';
import { addToken, limitTokens, personById } from '../store/people.ts';
import type { PasskeyRow, PersonRow } from '../store/schema.ts';
import type { Challenges } from './challenge.ts';
import type { SignedIn } from './people.ts';
import type { Clocks } from '../time/clocks.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Where the server is reached. A passkey belongs to one hostname. */
export type Site = { readonly origin: string; readonly host: string };

/** Loaded at the first use: its modules are a quarter of what a server would load at its start. */
const library = () => import('@simplewebauthn/server');

const failed = (why: string): Refused => refused('FB-42', 'passkey', { why });
const SIGN_IN = 'sign-in';
const registering = (person: PersonRow): string => `register ${person.id}`;

/** Passkeys: a guest can sign in elsewhere. No secret is stored. */
export class Passkeys {
  readonly #database: Database;
  readonly #challenges: Challenges;
  readonly #limits: Limits;
  readonly #clocks: Clocks;

  constructor(database: Database, challenges: Challenges, limits: Limits, clocks: Clocks) {
    this.#database = database;
    this.#challenges = challenges;
    this.#limits = limits;
    this.#clocks = clocks;
  }

  async registrationOptions(person: PersonRow, site: Site) {
    const known = await passkeysOf(this.#database, person.id);
    if (known.length >= this.#limits.passkeys)
      return quotaUsedUp('passkeys', this.#limits.passkeys);
    const { generateRegistrationOptions } = await library();
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
    person: PersonRow,
    site: Site,
    response: RegistrationResponseJSON,
  ): Promise<{ id: string } | Refused> {
    const { verifyRegistrationResponse } = await library();
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
      await this.#database.write([
        useChallenge(this.#database, challenge, until),
        addPasskey(this.#database, {
          id,
          person: person.id,
          public_key: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: JSON.stringify(response.response.transports ?? []),
          created_at: this.#clocks.wall(),
        }),
      ]);
      return { id };
    } catch (error) {
      return whyFailed(error);
    }
  }

  async signInOptions(site: Site) {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: site.host,
      challenge: new Uint8Array(Buffer.from(this.#challenges.give(SIGN_IN), 'base64url')),
      userVerification: 'preferred',
    });
  }

  async signIn(site: Site, response: AuthenticationResponseJSON): Promise<SignedIn | Refused> {
    const passkey = await passkeyById(this.#database, response.id);
    const person = passkey && (await personById(this.#database, passkey.person));
    if (!person) return failed('unknown passkey');
    const { verifyAuthenticationResponse } = await library();
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
      await this.#database.write([
        useChallenge(this.#database, challenge, until),
        countUp(this.#database, passkey.id, authenticationInfo.newCounter),
        addToken(this.#database, person.id, tokenHash(token), {
          at: this.#clocks.wall(),
          usedAt: this.#clocks.tableTime(),
        }),
        limitTokens(this.#database, person.id, this.#limits.tokens),
      ]);
      return { person, token };
    } catch (error) {
      return whyFailed(error);
    }
  }

  async list(person: PersonRow): Promise<{ id: string; createdAt: number }[]> {
    const known = await passkeysOf(this.#database, person.id);
    return known.map(({ id, created_at: createdAt }) => ({ id, createdAt }));
  }

  async remove(person: PersonRow, id: string): Promise<void> {
    await this.#database.write([removePasskey(this.#database, person.id, id)]);
  }
}

function credentialOf({ id, public_key: key, counter }: PasskeyRow) {
  return { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter };
}

/** The library throws for everything that is wrong with a response; other errors are thrown on. */
function whyFailed(error: unknown): Refused {
  if (error instanceof Conflict) return failed('used before');
  if (!(error instanceof Error) || error.name === 'Unavailable') throw error;
  return failed(error.message.slice(0, 120));
}
