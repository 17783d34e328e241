import type { Problem, Refused } from '@faubourg/core';
import { callApi, type Person, rememberKnown } from '../client/api.ts';
import { settings } from '../app/settings.svelte.ts';
import { makePasskey, signInByPasskey } from './passkey.ts';
import { pushOff } from './push.ts';

export type Me = Person & { readonly webhook: string | null };
export type Passkey = { readonly id: string; readonly createdAt: number };

/** Who this browser is to the house, and what can be done about it. */
export class Account {
  /** Undefined until the house has said; null: nobody it knows. */
  me: Me | null | undefined;
  passkeys: readonly Passkey[];
  /** Shown once, until they are put away. */
  codes: readonly string[] | null;
  problem: Problem | null;
  busy: boolean;

  constructor() {
    this.me = $state.raw(undefined);
    this.passkeys = $state.raw([]);
    this.codes = $state.raw(null);
    this.problem = $state.raw(null);
    this.busy = $state(false);
  }

  /** Whether the house could not be asked. */
  get unreachable(): boolean {
    return this.me === undefined && this.problem !== null;
  }

  async load(): Promise<void> {
    this.problem = null;
    const me = await callApi<Me>('GET', '/me');
    if (!('problem' in me)) {
      const known = await callApi<{ passkeys: Passkey[] }>('GET', '/passkeys');
      this.passkeys = 'problem' in known ? [] : known.passkeys;
      this.me = me;
    } else if (me.problem.rule === 'FB-40') this.me = null;
    else this.problem = me.problem;
    if (this.me !== undefined) rememberKnown(this.me !== null);
  }

  /** Does one thing at a time; tells what came of it, and keeps why not. */
  async #do<T extends object>(task: () => Promise<T | Refused>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      const done = await task();
      if (!('problem' in done)) return done;
      this.problem = done.problem;
      return null;
    } finally {
      this.busy = false;
    }
  }

  async #enter(task: () => Promise<{ person: Person } | Refused>): Promise<boolean> {
    const done = await this.#do(task);
    if (!done) return false;
    // At the next table one sits down under the same name.
    settings.name = done.person.name;
    await this.load();
    return true;
  }

  begin(name: string): Promise<boolean> {
    return this.#enter(() => callApi<{ person: Person }>('POST', '/guest', { name }));
  }

  signIn(): Promise<boolean> {
    return this.#enter(signInByPasskey);
  }

  recover(code: string): Promise<boolean> {
    return this.#enter(() => callApi<{ person: Person }>('POST', '/recover', { code }));
  }

  async #change(change: { name: string } | { webhook: string | null }): Promise<boolean> {
    const me = await this.#do(() => callApi<Me>('PATCH', '/me', change));
    if (me) this.me = me;
    return me !== null;
  }

  async rename(name: string): Promise<boolean> {
    const done = await this.#change({ name });
    if (done) settings.name = name;
    return done;
  }

  /** Where the house calls; nothing for nowhere. */
  callAt(webhook: string): Promise<boolean> {
    return this.#change({ webhook: webhook === '' ? null : webhook });
  }

  async makePasskey(): Promise<boolean> {
    const made = await this.#do(makePasskey);
    if (made) await this.load();
    return made !== null;
  }

  async dropPasskey(id: string): Promise<void> {
    if (await this.#do(() => callApi('DELETE', `/passkeys/${id}`))) await this.load();
  }

  async makeCodes(): Promise<void> {
    const made = await this.#do(() => callApi<{ codes: string[] }>('POST', '/recovery-codes'));
    if (made) this.codes = made.codes;
  }

  async signOut(): Promise<void> {
    // Who signs out here is no longer told here.
    await pushOff();
    if (!(await this.#do(() => callApi('POST', '/sign-out')))) return;
    rememberKnown(false);
    settings.name = '';
    this.codes = null;
    this.me = null;
  }
}
