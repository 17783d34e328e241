import { type Problem, problem } from '@faubourg/core';
import type { Command, Reply, ServerMessage } from '@faubourg/protocol';
import type { ConnectionState } from '../source/source.ts';
import { messageText } from './decompress.ts';

/** What the server says on a live connection, replies to commands apart. */
export type Message = Exclude<ServerMessage, Reply>;

/** A command, without what the connection adds to it. */
type SentCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id' | 'table'>
    : never
  : never;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/**
 * One live connection to the server, for one table. It comes back by itself; a wish that was
 * under way is sent again under its old key, so that it happens once.
 */
export class LiveConnection {
  state: ConnectionState = 'reconnecting';
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  #open = new Map<number, { readonly text: string; done(why: Problem | null): void }>();
  #closed = false;
  #table: string;
  #onMessage: (message: Message) => void;
  #changed: () => void;
  #last: () => number | null;

  constructor(
    table: string,
    {
      onMessage,
      onState,
      lastNumber,
    }: { onMessage(message: Message): void; onState(): void; lastNumber(): number | null },
  ) {
    this.#table = table;
    this.#onMessage = onMessage;
    this.#changed = onState;
    this.#last = lastNumber;
    this.#connect();
    addEventListener('online', this.#now);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#now);
  }

  #now = (): void => {
    if (this.state !== 'reconnecting' || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Without a network a connection may look alive for minutes; it is not. */
  #gone = (): void => {
    this.#lost(this.#socket);
    this.#socket?.close();
  };

  #lost(socket: WebSocket | null): void {
    if (this.#closed || socket !== this.#socket || this.state === 'lost') return;
    clearTimeout(this.#timer);
    this.#set('reconnecting');
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  #connect(): void {
    const before = this.#socket;
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/live?packed=true`);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    before?.close();
    socket.addEventListener('open', () => {
      const from = this.#last();
      const id = this.#nextId++;
      socket.send(
        JSON.stringify({ do: 'watch', id, table: this.#table, ...(from !== null && { from }) }),
      );
      for (const { text } of this.#open.values()) socket.send(text);
      this.#wait = FIRST_WAIT;
      this.#set('steady');
    });
    let heard: Promise<void> = Promise.resolve();
    socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      // Unpacking takes a moment; what came after waits for its turn.
      heard = heard.then(async () => this.#take(socket, await messageText(data)));
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #take(socket: WebSocket, text: string): void {
    // What a connection that was given up still had to say is old.
    if (this.#closed || socket !== this.#socket) return;
    const message = JSON.parse(text) as ServerMessage;
    if (!('id' in message)) this.#onMessage(message);
    else if (message.id !== null)
      this.#reply(message.id, 'problem' in message ? message.problem : null);
  }

  #set(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#changed();
  }

  #reply(id: number, why: Problem | null): void {
    this.#open.get(id)?.done(why);
    this.#open.delete(id);
  }

  /** Wishes something of the table; resolves when the server has done it or refused. */
  send(what: SentCommand): Promise<Problem | null> {
    if (this.#closed) return Promise.resolve(problem('FB-60', 'no-server'));
    const id = this.#nextId++;
    const text = JSON.stringify({ ...what, id, table: this.#table });
    return new Promise((resolve) => {
      this.#open.set(id, { text, done: resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.close();
  }
}
