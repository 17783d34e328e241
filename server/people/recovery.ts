import { type Refused, refused } from '@faubourg/core';
import { randomInt } from 'node:crypto';
import { setRecoveryCodes, useRecoveryCode } from '../store/credentials.ts';
import type { Engine } from '../store/engine.ts';
import { personById } from '../store/people.ts';
import type { Person } from '../store/schema.ts';
import type { People, SignedIn } from './people.ts';
import { tokenHash } from './tokens.ts';

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
  readonly #people: People;
  readonly #now: () => number;

  constructor(engine: Engine, people: People, now: () => number) {
    this.#engine = engine;
    this.#people = people;
    this.#now = now;
  }

  async newCodes(person: Person): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    const hashes = codes.map((code) => tokenHash(plain(code)));
    await this.#engine.write(setRecoveryCodes(this.#engine, person.id, hashes, this.#now()));
    return codes;
  }

  async use(code: string): Promise<SignedIn | Refused> {
    const [used] = await this.#engine.write([
      useRecoveryCode(this.#engine, tokenHash(plain(code))),
    ]);
    const [row] = used!.rows as { person: string }[];
    const person = row && (await personById(this.#engine, row.person));
    return person ? this.#people.signIn(person) : refused('FB-43', 'recovery-code');
  }
}
