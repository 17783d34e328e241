import { type Refused, refused } from '@faubourg/core';
import type { Database } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import {
  addPerson,
  changePerson,
  personById,
  personByToken,
  removeToken,
} from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { ProcessClocks } from '../time/clocks.ts';
import { newId, newToken, TOKEN, tokenHash } from './tokens.ts';

export type SignedIn = { readonly person: PersonRow; readonly token: string };

/** Milliseconds for which a person is cached. */
const CACHE_TIME = 30_000;
const MOST_CACHED = 20_000;
const DAY = 86_400_000;

export const notSignedIn = (): Refused =>
  refused('FB-40', 'not-signed-in', { expected: 'a token from POST /api/guest' });

/** People, found by their tokens. */
export class People {
  readonly #database: Database;
  readonly #clocks: ProcessClocks;
  readonly #webhooks = new Map<string, { webhook: string | null; until: number }>();
  readonly #cached = new Map<string, { person: PersonRow; until: number }>();

  readonly #signOuts: ((person: string) => void)[] = [];

  constructor(database: Database, clocks: ProcessClocks) {
    this.#database = database;
    this.#clocks = clocks;
  }

  /** The webhook of a person, or null. */
  async webhookOf(id: string): Promise<string | null> {
    const known = this.cachedWebhook(id);
    if (known !== undefined) return known;
    const webhook = (await personById(this.#database, id))?.webhook ?? null;
    if (this.#webhooks.size >= MOST_CACHED) this.#webhooks.clear();
    this.#webhooks.set(id, { webhook, until: this.#clocks.monotonic() + CACHE_TIME });
    return webhook;
  }

  /** The webhook if it is cached, else undefined. */
  cachedWebhook(id: string): string | null | undefined {
    const known = this.#webhooks.get(id);
    return known && known.until > this.#clocks.monotonic() ? known.webhook : undefined;
  }

  async newGuest(name: string): Promise<SignedIn> {
    const token = newToken();
    const at = this.#clocks.wall();
    const person = { id: newId(), name, created_at: at, seen_at: at, webhook: null };
    await addPerson(this.#database, person, tokenHash(token));
    return { person, token };
  }

  /** The person of a token if cached, else null. */
  ifCached(token: string | null): PersonRow | null {
    return token !== null && TOKEN.test(token) ? this.#ifCached(tokenHash(token)) : null;
  }

  #ifCached(hash: string): PersonRow | null {
    const known = this.#cached.get(hash);
    return known && known.until > this.#clocks.monotonic() ? known.person : null;
  }

  async byToken(token: string | null): Promise<PersonRow | Refused> {
    if (token === null || !TOKEN.test(token)) return notSignedIn();
    const hash = tokenHash(token);
    const known = this.#ifCached(hash);
    if (known) return known;
    const person = await personByToken(this.#database, hash);
    if (!person) return notSignedIn();
    this.#cache(hash, person);
    if (person.seen_at < this.#clocks.wall() - DAY) {
      await this.#database.write([
        changePerson(this.#database, person.id, { seen_at: this.#clocks.wall() }),
      ]);
    }
    return person;
  }

  #cache(hash: string, person: PersonRow): void {
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    this.#cached.set(hash, { person, until: this.#clocks.monotonic() + CACHE_TIME });
  }

  async change(
    person: PersonRow,
    change: { name?: string; webhook?: string | null },
  ): Promise<PersonRow> {
    if (Object.keys(change).length > 0) {
      const notification = this.#database.notify(
        notificationText({ kind: 'person', person: person.id }),
      );
      const transaction = [changePerson(this.#database, person.id, change)];
      await this.#database.write(notification ? [...transaction, notification] : transaction);
    }
    this.dropCached(person.id);
    return { ...person, ...change };
  }

  /** Makes the token invalid on every node. */
  async signOut(token: string, person: PersonRow): Promise<void> {
    const notification = this.#database.notify(
      notificationText({ kind: 'signed-out', person: person.id }),
    );
    const transaction = [removeToken(this.#database, tokenHash(token))];
    await this.#database.write(notification ? [...transaction, notification] : transaction);
    this.signedOut(person.id);
  }

  /** A token of this person was given up, here or on another node. */
  signedOut(id: string): void {
    this.dropCached(id);
    for (const listener of this.#signOuts) listener(id);
  }

  /** Calls back for every person who gives up a token: connections opened with it must end. */
  onSignOut(listener: (person: string) => void): void {
    this.#signOuts.push(listener);
  }

  /** Drops what is cached of a person; null: of everybody. */
  dropCached(id: string | null): void {
    if (id === null) this.#webhooks.clear();
    else this.#webhooks.delete(id);
    for (const [hash, { person }] of this.#cached) {
      if (id === null || person.id === id) this.#cached.delete(hash);
    }
  }
}
