import { isRefused, type Problem } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';
import { callApi } from '../client/api.ts';

/** Somebody whom this person has muted or blocked. The name is empty if they are gone. */
export type IgnoredPerson = Person & { readonly muted: boolean; readonly blocked: boolean };

/** Whom this person has muted or blocked, and the commands to change it. */
export class Ignored {
  /** Null until the server has answered. */
  people: readonly IgnoredPerson[] | null;
  problem: Problem | null;
  busy: boolean;

  constructor() {
    this.people = $state.raw(null);
    this.problem = $state.raw(null);
    this.busy = $state(false);
  }

  async load(): Promise<void> {
    const known = await callApi<{ people: IgnoredPerson[] }>('GET', '/ignored');
    if (isRefused(known)) this.problem = known.problem;
    else this.people = known.people;
  }

  /** What holds for one person. */
  of(id: string): { readonly muted: boolean; readonly blocked: boolean } {
    return this.people?.find((one) => one.id === id) ?? { muted: false, blocked: false };
  }

  async #set(path: string, body: object): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const done = await callApi('POST', path, body);
    this.problem = isRefused(done) ? done.problem : null;
    await this.load();
    this.busy = false;
  }

  mute(person: string, muted: boolean): Promise<void> {
    return this.#set('/mutes', { person, muted });
  }

  block(person: string, blocked: boolean): Promise<void> {
    return this.#set('/blocks', { person, blocked });
  }
}
