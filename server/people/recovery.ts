import { type Refused, refused } from '@faubourg/core';
import { randomInt } from 'node:crypto';
import type { Limits } from '../limits/limits.ts';
import { setRecoveryCodes, useRecoveryCode } from '../store/credentials.ts';
import type { Database } from '../store/database.ts';
import { limitTokens, personById } from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { SignedIn } from './people.ts';
import type { Clocks } from '../time/clocks.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODES = 8;

/** Four groups of five characters: 99 random bits. */
function newCode(): string {
  const group = (): string =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

const plain = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Recovery codes for people who have lost every device. Each can be used once. */
export class Recovery {
  readonly #database: Database;
  readonly #limits: Limits;
  readonly #clocks: Clocks;

  constructor(database: Database, limits: Limits, clocks: Clocks) {
    this.#database = database;
    this.#limits = limits;
    this.#clocks = clocks;
  }

  async newCodes(person: PersonRow): Promise<string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    const hashes = codes.map((code) => tokenHash(plain(code)));
    await this.#database.write(
      setRecoveryCodes(this.#database, person.id, hashes, this.#clocks.wall()),
    );
    return codes;
  }

  async use(code: string): Promise<SignedIn | Refused> {
    const token = newToken();
    const used = useRecoveryCode(this.#database, tokenHash(plain(code)), {
      hash: tokenHash(token),
      at: this.#clocks.wall(),
      usedAt: this.#clocks.tableTime(),
    });
    const { rows } = (await this.#database.write(used)).at(-1)!;
    const [row] = rows as { person: string }[];
    const person = row && (await personById(this.#database, row.person));
    if (!person) return refused('FB-43', 'recovery-code');
    await this.#database.write([limitTokens(this.#database, person.id, this.#limits.tokens)]);
    return { person, token };
  }
}
