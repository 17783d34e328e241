import { type Refused, refused } from '@faubourg/core';
import { randomInt } from 'node:crypto';
import { setRecoveryCodes, useRecoveryCode } from '../store/credentials.ts';
import type { Engine } from '../store/engine.ts';
import { personById } from '../store/people.ts';
import type { Person } from '../store/schema.ts';
import type { SignedIn } from './people.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Without letters and digits that are mistaken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 8;

/** Four groups of five: 99 random bits, to be written down. */
function newCode(): string {
  const group = (): string =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Codes for the day when every device is lost; each serves once. */
export class Recovery {
  readonly #engine: Engine;
  readonly #now: () => number;

  constructor(engine: Engine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  async newCodes(person: Person): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    const hashes = codes.map((code) => tokenHash(plain(code)));
    await this.#engine.write(setRecoveryCodes(this.#engine, person.id, hashes, this.#now()));
    return codes;
  }

  async use(code: string): Promise<SignedIn | Refused> {
    const token = newToken();
    const used = useRecoveryCode(this.#engine, tokenHash(plain(code)), {
      hash: tokenHash(token),
      at: this.#now(),
    });
    const { rows } = (await this.#engine.write(used)).at(-1)!;
    const [row] = rows as { person: string }[];
    const person = row && (await personById(this.#engine, row.person));
    return person ? { person, token } : refused('FB-43', 'recovery-code');
  }
}
