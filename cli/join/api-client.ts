import type { Json, Problem } from '@faubourg/core';
import type { FrameMessage, UpdateMessage } from '@faubourg/protocol';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { whyLine } from '../records/check-record.ts';
import { messageOf, outside, refusal } from '../terminal/failure.ts';

/** Calls the API of a server as one guest. */
export class ApiClient {
  private readonly address: string;
  private token: string | null;

  constructor(address: string, token: string | null) {
    this.address = address.replace(/\/+$/, '');
    this.token = token;
  }

  /** Creates a guest of this name, unless a token was given. */
  async signIn(name: string): Promise<void> {
    if (this.token !== null) return;
    const { token } = (await this.call('POST', '/api/guest', { name })) as { token: string };
    this.token = token;
  }

  async openTable(newTable: object): Promise<string> {
    const { table } = (await this.call('POST', '/api/tables', newTable)) as { table: string };
    return table;
  }

  async act(table: string, what: string, body: object = {}): Promise<void> {
    await this.call('POST', `/api/tables/${table}/${what}`, body);
  }

  async readFrame(table: string): Promise<FrameMessage> {
    return (await this.call('GET', `/api/tables/${table}`)) as FrameMessage;
  }

  /**
   * Answers a decision. Returns the problem if the decision has changed or the answer is illegal.
   */
  async answer(table: string, turn: number, answer: Json): Promise<Problem | null> {
    const key = randomBytes(12).toString('base64url');
    const body = { key, turn, answer };
    const { problem } = await this.withRetry('POST', `/api/tables/${table}/answer`, body);
    return problem ?? null;
  }

  /** Reveals the contribution of one's seat to the shuffle. Returns the problem if it is refused. */
  async reveal(table: string, contribution: string): Promise<Problem | null> {
    const body = { contribution };
    const { problem } = await this.withRetry('POST', `/api/tables/${table}/reveal`, body);
    return problem ?? null;
  }

  /** The updates of a table after number `from`, as they are sent. */
  async *updates(table: string, from: number, stop: AbortSignal): AsyncGenerator<UpdateMessage> {
    const path = `/api/tables/${table}/events?from=${from}&stream=true`;
    const response = await this.fetch('GET', path, undefined, stop);
    if (!response.ok || !response.body) throw outside(`${path}: ${response.status}`);
    let text = '';
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 1);
        // The server sends empty lines to keep the connection open.
        if (line === '') continue;
        const update = JSON.parse(line) as Partial<UpdateMessage>;
        // Chat messages have no number.
        if (update.n !== undefined) yield update as UpdateMessage;
      }
    }
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await this.withRetry(method, path, body);
    if (answer.problem) throw refusal(`${path}: ${whyLine(answer.problem)}`);
    return answer;
  }

  /**
   * Sends a request. If the server refuses it by its rate limit, waits as long as the server says
   * and sends it again.
   */
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
