import type { Json } from '@faubourg/core';
import { applyPatch, type Patch } from '@faubourg/protocol';
import { randomBytes } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { unlistedProblem } from './listed-problems.ts';

/* A client for tests, fault runs and benches. */

export type Answered = { readonly status: number; readonly body: Record<string, Json> };

export class Client {
  address: string;
  token = '';
  id = '';

  readonly #headers: Readonly<Record<string, string>>;

  constructor(address: string, headers: Readonly<Record<string, string>> = {}) {
    this.address = address;
    this.#headers = headers;
  }

  async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...this.#headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Record<string, Json>;
    // In every test: the API document lists all problems of an operation.
    const unlisted = response.ok ? null : unlistedProblem(method, path, answer);
    if (unlisted !== null) throw new Error(unlisted);
    return { status: response.status, body: answer };
  }

  /** A call that must succeed. */
  async ok(method: string, path: string, body?: unknown): Promise<Record<string, Json>> {
    const answer = await this.call(method, path, body);
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  static async guest(address: string, name: string): Promise<Client> {
    const client = new Client(address);
    const { token, person } = await client.ok('POST', '/api/guest', { name });
    client.token = token as string;
    client.id = (person as { id: string }).id;
    return client;
  }

  post(table: string, what: string, body: unknown = {}): Promise<Record<string, Json>> {
    return this.ok('POST', `/api/tables/${table}/${what}`, body);
  }

  /** As a page opens it, with compressed messages. */
  live(): Promise<LiveClient> {
    return LiveClient.open(this.address, this.token);
  }
}

export const newKey = (): string => randomBytes(12).toString('base64url');

export type Frame = {
  you: number | null;
  turn: number | null;
  table: { phase: string; seats: { name: string; bot: string | null }[]; [field: string]: Json };
  asks: { seat: number; kind: string; owed: boolean; secret: boolean }[];
  view: Record<string, Json> | null;
};

export type Message = {
  table?: string;
  n?: number;
  id?: number;
  frame?: Frame;
  events?: Json[];
  patch?: Patch;
  by?: number | null;
  undo?: true;
  /** The presence of the seats. */
  here?: boolean[];
  /** The table time. */
  time?: number;
  chat?: { text: string; channel: string; name: string };
  notice?: { kind: string; table: string };
  ok?: { n: number };
  problem?: { rule: string; code: string; data: Record<string, Json> };
};

/** A WebSocket that keeps the frames of the tables it watches up to date by the patches. */
export class LiveClient {
  readonly socket: WebSocket;
  /** Shared with the connection before, so that a new one continues from its last number. */
  readonly frames: Map<string, { n: number; frame: Frame }>;
  readonly received: Message[] = [];
  /** Sizes of the updates, in bytes as they arrived. */
  readonly sizes: number[] = [];
  readonly #replies = new Map<number, (message: Message) => void>();
  #waiters: (() => void)[] = [];
  #nextId = 1;
  /** Whether messages may overtake each other on this connection. */
  overtaken = false;
  /** Updates that were not the next one. */
  gaps = 0;
  /** Those of them that came too early: an update before them is missing. */
  ahead = 0;
  /** Resolves with the code by which the connection was closed. */
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket, frames: LiveClient['frames']) {
    this.socket = socket;
    this.frames = frames;
    socket.on('message', (data: Buffer, packed) => {
      this.#receive((packed ? inflateRawSync(data) : data).toString(), data.length);
    });
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', resolve);
    });
    socket.on('close', () => {
      for (const reply of this.#replies.values())
        reply({ problem: { rule: 'closed', code: 'closed', data: {} } });
      this.#replies.clear();
      this.#wake();
    });
  }

  get isClosed(): boolean {
    return this.socket.readyState !== WebSocket.OPEN;
  }

  static async open(
    address: string,
    token: string,
    frames: LiveClient['frames'] = new Map(),
    query = '?packed=true',
    localAddress?: string,
  ): Promise<LiveClient> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
      perMessageDeflate: false,
      localAddress,
    });
    const client = new LiveClient(socket, frames);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) => {
        reject(new Error(`refused with ${response.statusCode}`));
      });
    });
    return client;
  }

  #wake(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const wake of waiters) wake();
  }

  #receive(text: string, size: number): void {
    const message = JSON.parse(text) as Message;
    this.received.push(message);
    if (message.id !== undefined) {
      this.#replies.get(message.id)?.(message);
      this.#replies.delete(message.id);
    } else if (message.frame) {
      const held = this.frames.get(message.table!);
      // Numbers count for each viewer apart: this is an older frame of the same viewer.
      const late = this.overtaken && held?.frame.you === message.frame.you && message.n! < held.n;
      if (!late) this.frames.set(message.table!, { n: message.n!, frame: message.frame });
    } else if (message.patch) {
      this.sizes.push(size);
      const held = this.frames.get(message.table!);
      if (!held || message.n !== held.n + 1) {
        this.gaps++;
        if (!held || message.n! > held.n) this.ahead++;
      } else {
        const frame = applyPatch(held.frame, message.patch) as unknown as Frame;
        this.frames.set(message.table!, { n: message.n, frame });
      }
    }
    this.#wake();
  }

  /** Sends a command and waits for its reply. */
  ask(command: Record<string, unknown>): Promise<Message> {
    const id = this.#nextId++;
    if (this.socket.readyState !== this.socket.OPEN) {
      return Promise.resolve({ problem: { rule: 'closed', code: 'closed', data: {} } });
    }
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.socket.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Waits until the condition holds; it is checked after every message. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.readyState !== this.socket.OPEN) throw new Error('the connection is closed');
      await new Promise<void>((resolve) => {
        this.#waiters.push(resolve);
      });
    }
  }

  close(): void {
    this.socket.terminate();
  }
}
