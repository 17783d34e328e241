import type { Problem, Refused } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';
import { callApi, rememberKnown } from '../client/api.ts';
import { settings } from '../app/settings.svelte.ts';
import { makePasskey, signInByPasskey } from './passkey.ts';
import { pushOff } from './push.ts';

export type Me = Person & { readonly webhook: string | null };
export type Passkey = { readonly id: string; readonly createdAt: number };

/** The account that this browser is signed in to, and the commands to change it. */
export class Account {
  /** Undefined until the server has answered; null: not signed in. */
  me: Me | null | undefined;
  passkeys: readonly Passkey[];
  /** New recovery codes. The server shows them once; null when they are not on screen. */
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

  /** Whether the server could not be reached. */
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

  /** Runs one task at a time. Returns its result, or null and keeps the problem. */
  async #run<T extends object>(task: () => Promise<T | Refused>): Promise<T | null> {
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

  async #signInBy(task: () => Promise<{ person: Person } | Refused>): Promise<boolean> {
    const done = await this.#run(task);
    if (!done) return false;
    // The name that fills the form at the next table.
    settings.name = done.person.name;
    await this.load();
    return true;
  }

  begin(name: string): Promise<boolean> {
    return this.#signInBy(() => callApi<{ person: Person }>('POST', '/guest', { name }));
  }

  signIn(): Promise<boolean> {
    return this.#signInBy(signInByPasskey);
  }

  recover(code: string): Promise<boolean> {
    return this.#signInBy(() => callApi<{ person: Person }>('POST', '/recover', { code }));
  }

  async #change(change: { name: string } | { webhook: string | null }): Promise<boolean> {
    const me = await this.#run(() => callApi<Me>('PATCH', '/me', change));
    if (me) this.me = me;
    return me !== null;
  }

  async rename(name: string): Promise<boolean> {
    const done = await this.#change({ name });
    if (done) settings.name = name;
    return done;
  }

  /** Sets the address that the server calls; the empty text removes it. */
  setWebhook(webhook: string): Promise<boolean> {
    return this.#change({ webhook: webhook === '' ? null : webhook });
  }

  async makePasskey(): Promise<boolean> {
    const made = await this.#run(makePasskey);
    if (made) await this.load();
    return made !== null;
  }

  async dropPasskey(id: string): Promise<void> {
    if (await this.#run(() => callApi('DELETE', `/passkeys/${id}`))) await this.load();
  }

  async makeCodes(): Promise<void> {
    const made = await this.#run(() => callApi<{ codes: string[] }>('POST', '/recovery-codes'));
    if (made) this.codes = made.codes;
  }

  signOut(): Promise<void> {
    return this.#giveUp('/sign-out');
  }

  /** Signs out every browser and program of this person, this one included. */
  signOutEverywhere(): Promise<void> {
    return this.#giveUp('/sign-out-everywhere');
  }

  async #giveUp(path: string): Promise<void> {
    // A browser that is signed out gets no more notices.
    await pushOff();
    if (!(await this.#run(() => callApi('POST', path)))) return;
    rememberKnown(false);
    settings.name = '';
    this.codes = null;
    this.me = null;
  }
}
