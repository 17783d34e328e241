import { isRefused } from '@faubourg/core';
import type { ChatLine, Person } from '@faubourg/protocol';
import { callApi, whoAmI } from '../client/api.ts';
import { readUntil, rememberRead } from './chat-read.ts';

/**
 * The chat of a table on the server. Lines arrive over the connection and by reading; a line that
 * arrives in both ways is kept once, by its number.
 */
export class RemoteChat {
  /** Null while it is not known, and for somebody who is not signed in. */
  me: Person | null = null;
  #lines: readonly ChatLine[] = [];
  readonly #table: string;
  /** The time of the last line that was read by this person. */
  #read: number;

  constructor(table: string) {
    this.#table = table;
    this.#read = readUntil(table);
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** Whether the line is new. */
  add(line: ChatLine): boolean {
    if (this.#lines.some(({ n }) => n === line.n)) return false;
    // A line that was said first may arrive last, if it was missed and is read.
    this.#lines = [...this.#lines, line].toSorted((a, b) => a.n - b.n);
    return true;
  }

  /** The lines on the server that are not here yet, after adding them. */
  async catchUp(): Promise<readonly ChatLine[]> {
    this.me ??= await whoAmI();
    const answer = await this.#fetch();
    return answer?.filter((line) => this.add(line)) ?? [];
  }

  /** Reads the chat again, because somebody was muted or blocked, or no longer is. */
  async reread(): Promise<void> {
    const before = new Set(this.#lines.map(({ n }) => n));
    const answer = await this.#fetch();
    if (!answer) return;
    // Lines that arrived meanwhile may be newer than the answer.
    const newer = this.#lines.filter(({ n }) => !before.has(n));
    this.#lines = answer;
    for (const line of newer) this.add(line);
  }

  /** The last lines on the server that this person may see; null if they cannot be read now. */
  async #fetch(): Promise<readonly ChatLine[] | null> {
    const answer = await callApi<{ lines: ChatLine[] }>('GET', `/tables/${this.#table}/chat`);
    return isRefused(answer) ? null : answer.lines;
  }

  /** How many lines are unread, without those that `isOwn` says are this person's. */
  unread(isOwn: (line: ChatLine) => boolean): number {
    return this.#lines.filter((line) => !isOwn(line) && line.at > this.#read).length;
  }

  /** Marks all lines as read. */
  markRead(): void {
    this.#read = Math.max(...this.#lines.map(({ at }) => at));
    rememberRead(this.#table, this.#read);
  }
}
