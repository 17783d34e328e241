import { type Refused, refused } from '@faubourg/core';
import type { Engine } from '../store/engine.ts';
import {
  addPerson,
  changePerson,
  personById,
  personByToken,
  removeToken,
} from '../store/people.ts';
import type { Person } from '../store/schema.ts';
import { newId, newToken, TOKEN, tokenHash } from './tokens.ts';

export type SignedIn = { readonly person: Person; readonly token: string };

/** How long a person is remembered before the database is asked again. */
const FRESH = 30_000;
const CROWD = 20_000;
const DAY = 86_400_000;

export const notSignedIn = (): Refused =>
  refused('FB-40', 'not-signed-in', { expected: 'a token from POST /api/guest' });

/** The people of the house, found by their tokens. */
export class People {
  readonly #engine: Engine;
  readonly #now: () => number;
  readonly #webhooks = new Map<string, { webhook: string | null; until: number }>();
  readonly #known = new Map<string, { person: Person; until: number }>();

  readonly #signOuts: ((person: string) => void)[] = [];

  constructor(engine: Engine, now: () => number) {
    this.#engine = engine;
    this.#now = now;
  }

  /** Where a person wants to be called, if anywhere. */
  async webhookOf(id: string): Promise<string | null> {
    const known = this.knownWebhook(id);
    if (known !== undefined) return known;
    const webhook = (await personById(this.#engine, id))?.webhook ?? null;
    if (this.#webhooks.size >= CROWD) this.#webhooks.clear();
    this.#webhooks.set(id, { webhook, until: this.#now() + FRESH });
    return webhook;
  }

  /** The same, if it is known without looking it up. */
  knownWebhook(id: string): string | null | undefined {
    const known = this.#webhooks.get(id);
    return known && known.until > this.#now() ? known.webhook : undefined;
  }

  async newGuest(name: string): Promise<SignedIn> {
    const token = newToken();
    const at = this.#now();
    const person = { id: newId(), name, created_at: at, seen_at: at, webhook: null };
    await addPerson(this.#engine, person, tokenHash(token));
    return { person, token };
  }

  /** Whose token this is, if that is known without looking it up. */
  known(token: string | null): Person | null {
    return token !== null && TOKEN.test(token) ? this.#remembered(tokenHash(token)) : null;
  }

  #remembered(hash: string): Person | null {
    const known = this.#known.get(hash);
    return known && known.until > this.#now() ? known.person : null;
  }

  async byToken(token: string | null): Promise<Person | Refused> {
    if (token === null || !TOKEN.test(token)) return notSignedIn();
    const hash = tokenHash(token);
    const known = this.#remembered(hash);
    if (known) return known;
    const person = await personByToken(this.#engine, hash);
    if (!person) return notSignedIn();
    this.#remember(hash, person);
    if (person.seen_at < this.#now() - DAY) {
      await this.#engine.write([changePerson(this.#engine, person.id, { seen_at: this.#now() })]);
    }
    return person;
  }

  #remember(hash: string, person: Person): void {
    if (this.#known.size >= CROWD) this.#known.clear();
    this.#known.set(hash, { person, until: this.#now() + FRESH });
  }

  async change(
    person: Person,
    change: { name?: string; webhook?: string | null },
  ): Promise<Person> {
    if (Object.keys(change).length > 0) {
      const note = this.#engine.tell(`person ${person.id}`);
      const unit = [changePerson(this.#engine, person.id, change)];
      await this.#engine.write(note ? [...unit, note] : unit);
    }
    this.forget(person.id);
    return { ...person, ...change };
  }

  /** The token is worth nothing from now on, on any node. */
  async signOut(token: string, person: Person): Promise<void> {
    const note = this.#engine.tell(`signed-out ${person.id}`);
    const unit = [removeToken(this.#engine, tokenHash(token))];
    await this.#engine.write(note ? [...unit, note] : unit);
    this.signedOut(person.id);
  }

  /** A token of this person was given up, here or on another node. */
  signedOut(id: string): void {
    this.forget(id);
    for (const listener of this.#signOuts) listener(id);
  }

  /** Calls back for everybody who gives a token up: what was opened with it has to end. */
  onSignOut(listener: (person: string) => void): void {
    this.#signOuts.push(listener);
  }

  /** Something about this person has changed, here or on another node. */
  forget(id: string | null): void {
    if (id === null) this.#webhooks.clear();
    else this.#webhooks.delete(id);
    for (const [hash, { person }] of this.#known) {
      if (id === null || person.id === id) this.#known.delete(hash);
    }
  }
}
