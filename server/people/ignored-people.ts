import type { Refused } from '@faubourg/core';
import type { Limits } from '../limits/limits.ts';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import type { Database } from '../store/database.ts';
import { block, blockedBy, mute, mutedBy } from '../store/ignored.ts';
import { notificationText } from '../store/notification.ts';
import { peopleById } from '../store/people.ts';
import type { PersonRow } from '../store/schema.ts';

/** Somebody whom a person has muted or blocked. The name is empty if they are gone. */
export type IgnoredPerson = {
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
  readonly blocked: boolean;
};

const MOST_CACHED = 20_000;

/**
 * Whom people have muted or blocked. Nobody can tell that they were: every request of theirs is
 * answered as before.
 */
export class IgnoredPeople {
  readonly #database: Database;
  readonly #limits: Limits;
  readonly #cached = new Map<string, ReadonlySet<string>>();

  constructor(database: Database, limits: Limits) {
    this.#database = database;
    this.#limits = limits;
  }

  /** Everybody whom a person has muted or blocked. */
  async of(person: string): Promise<ReadonlySet<string>> {
    const known = this.#cached.get(person);
    if (known) return known;
    const [muted, blocked] = await Promise.all([
      mutedBy(this.#database, person),
      blockedBy(this.#database, person),
    ]);
    const all = new Set([...muted, ...blocked]);
    if (this.#cached.size >= MOST_CACHED) this.#cached.clear();
    this.#cached.set(person, all);
    return all;
  }

  /** Mutes a person, or no longer: their chat is not shown, their invitations do not arrive. */
  async mute(person: PersonRow, other: string, on: boolean): Promise<Refused | { done: true }> {
    const known = await mutedBy(this.#database, person.id);
    const most = this.#limits.mutes;
    if (on && known.size >= most && !known.has(other)) return quotaUsedUp('mutes', most);
    return this.#write(person, mute(this.#database, person.id, other, on));
  }

  /** Blocks a person, or no longer: as if muted, and their tables are not listed. */
  async block(person: PersonRow, other: string, on: boolean): Promise<Refused | { done: true }> {
    const known = await blockedBy(this.#database, person.id);
    const most = this.#limits.blocks;
    if (on && known.size >= most && !known.has(other)) return quotaUsedUp('blocks', most);
    return this.#write(person, block(this.#database, person.id, other, on));
  }

  async #write(person: PersonRow, change: ReturnType<typeof mute>): Promise<{ done: true }> {
    const notification = this.#database.notify(
      notificationText({ kind: 'mute', person: person.id }),
    );
    await this.#database.write([change, ...(notification ? [notification] : [])]);
    this.dropCached(person.id);
    return { done: true };
  }

  /** Everybody whom a person has muted or blocked, by name. */
  async list(person: PersonRow): Promise<IgnoredPerson[]> {
    const muted = await mutedBy(this.#database, person.id);
    const blocked = await blockedBy(this.#database, person.id);
    const all = [...new Set([...muted, ...blocked])];
    const names = new Map(
      (await peopleById(this.#database, all)).map(({ id, name }) => [id, name]),
    );
    return all
      .map((id) => ({
        id,
        name: names.get(id) ?? '',
        muted: muted.has(id),
        blocked: blocked.has(id),
      }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  /** Drops what is cached of a person; null: of everybody. */
  dropCached(person: string | null): void {
    if (person === null) this.#cached.clear();
    else this.#cached.delete(person);
  }
}
