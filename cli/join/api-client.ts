import type { AnyView, Decision, Json, Options, Outcome, Problem } from '@faubourg/core';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { whyLine } from '../records/check-record.ts';
import { messageOf, outside, refusal } from '../terminal/failure.ts';

/** What the server shows a seat of a table (docs/api.md), as far as a bot needs it. */
export type Frame = {
  readonly you: number | null;
  readonly turn: number | null;
  readonly table: {
    readonly game: string;
    readonly rules: number;
    readonly options: Options;
    readonly phase: 'open' | 'running' | 'over' | 'closed';
    readonly seats: readonly unknown[];
    readonly outcome: Outcome | null;
  };
  readonly asks: readonly Decision[];
  readonly view: AnyView;
};

export type FrameMessage = { readonly n: number; readonly frame: Frame };
type News = { readonly n: number; readonly events: readonly { readonly kind: string }[] };

/** A house reached over HTTP, as one guest. */
export class ApiClient {
  private readonly address: string;
  private token: string | null;

  constructor(address: string, token: string | null) {
    this.address = address.replace(/\/+$/, '');
    this.token = token;
  }

  /** Comes in under a name, unless a token says who this is. */
  async signIn(name: string): Promise<void> {
    if (this.token !== null) return;
    const { token } = (await this.call('POST', '/api/guest', { name })) as { token: string };
    this.token = token;
  }

  async openTable(wish: object): Promise<string> {
    const { table } = (await this.call('POST', '/api/tables', wish)) as { table: string };
    return table;
  }

  async act(table: string, what: string, body: object = {}): Promise<void> {
    await this.call('POST', `/api/tables/${table}/${what}`, body);
  }

  async look(table: string): Promise<FrameMessage> {
    return (await this.call('GET', `/api/tables/${table}`)) as FrameMessage;
  }

  /** Gives an answer to the question of a turn; a problem if the table has moved on or says no. */
  async answer(table: string, turn: number, answer: Json): Promise<Problem | null> {
    const key = randomBytes(12).toString('base64url');
    const body = { key, turn, answer };
    const { problem } = await this.withRetry('POST', `/api/tables/${table}/answer`, body);
    return problem ?? null;
  }

  /** What the table tells after number `from`, as it comes: one line of JSON each. */
  async *updates(table: string, from: number, stop: AbortSignal): AsyncGenerator<News> {
    const path = `/api/tables/${table}/events?from=${from}&stream=true`;
    const response = await this.fetch('GET', path, undefined, stop);
    if (!response.ok || !response.body) throw outside(`${path}: ${response.status}`);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        // An empty line only says that the house is still there.
        if (line === '') continue;
        const news = JSON.parse(line) as Partial<News>;
        // What people say comes without a number.
        if (news.n !== undefined) yield news as News;
      }
    }
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.withRetry(method, path, body);
    if (answer.problem) throw refusal(`${path}: ${whyLine(answer.problem)}`);
    return answer;
  }

  /** Asks again after the time the house wants to be left alone for. */
  private async withRetry(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ problem?: Problem }> {
    for (;;) {
      const response = await this.fetch(method, path, body);
      const answer = (await response.json()) as { problem?: Problem };
      if (answer.problem?.code !== 'too-many') return answer;
      await pause(1000 * Number(answer.problem.data['seconds'] ?? 1));
    }
  }

  private async fetch(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<Response> {
    try {
      return await fetch(this.address + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    } catch (error) {
      throw outside(`${this.address} cannot be reached: ${messageOf(error)}`);
    }
  }
}
