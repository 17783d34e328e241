import { type Refused, refused } from '@faubourg/core';
import type { Limits } from '../limits/limits.ts';
import { type Database, DiskFull } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import {
  addPerson,
  changePerson,
  personById,
  personByToken,
  removeAllTokens,
  removeToken,
  useToken,
} from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Clocks } from '../time/clocks.ts';
import { newId, newToken, TOKEN, tokenHash } from './tokens.ts';

export type SignedIn = { readonly person: PersonRow; readonly token: string };

/** Milliseconds for which a person is cached. */
const CACHE_TIME = 30_000;
const MOST_CACHED = 20_000;
const DAY = 86_400_000;

export const notSignedIn = (): Refused =>
  refused('FB-40', 'not-signed-in', { expected: 'a token from POST /api/guest' });

function unlessDiskFull(error: unknown): void {
  if (!(error instanceof DiskFull)) throw error;
}

/** People, found by their tokens. */
export class People {
  readonly #database: Database;
  readonly #clocks: Clocks;
  /** Milliseconds. */
  readonly #tokenLife: number;
  readonly #webhooks = new Map<string, { webhook: string | null; until: number }>();
  readonly #cached = new Map<string, { person: PersonRow; until: number }>();

  readonly #signOuts: ((person: string) => void)[] = [];

  /** `tokenDays`: days after its last use when a token expires. */
  constructor(database: Database, { tokenDays }: Pick<Limits, 'tokenDays'>, clocks: Clocks) {
    this.#database = database;
    this.#tokenLife = tokenDays * DAY;
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
    await addPerson(this.#database, person, tokenHash(token), this.#clocks.tableTime());
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
    // The table time, because it neither steps nor differs between nodes.
    const now = this.#clocks.tableTime();
    const found = await personByToken(this.#database, hash, now - this.#tokenLife);
    if (!found) return notSignedIn();
    if (found.banned) return refused('FB-40', 'banned');
    const { person, usedAt } = found;
    // Written once a day, not with every request; sooner if tokens live for few days.
    const late = Math.min(DAY, this.#tokenLife / 8);
    const seen = this.#clocks.wall();
    const changes = [
      ...(usedAt < now - late ? [useToken(this.#database, hash, now)] : []),
      ...(person.seen_at < seen - DAY
        ? [changePerson(this.#database, person.id, { seen_at: seen })]
        : []),
    ];
    // Reading goes on while the disk is full; a later request tries again.
    if (changes.length > 0) await this.#database.write(changes).catch(unlessDiskFull);
    this.#cache(hash, person);
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

  /** Makes every token of a person invalid on every node, and ends the notices to their browsers. */
  async signOutEverywhere(person: PersonRow): Promise<void> {
    const notification = this.#database.notify(
      notificationText({ kind: 'signed-out', person: person.id }),
    );
    const transaction = removeAllTokens(this.#database, person.id);
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
