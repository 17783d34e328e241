import { type Problem, problem } from '@faubourg/core';
import type { Command, Reply, ServerMessage } from '@faubourg/protocol';
import type { ConnectionState } from './connection-state.ts';
import { messageText } from './decompress.ts';

/** A message that the server sends over a live connection, replies to commands apart. */
export type Message = Exclude<ServerMessage, Reply>;

/** A command, without what the connection adds to it. */
type SentCommand = Command extends infer One
  ? One extends Command
    ? Omit<One, 'id' | 'table'>
    : never
  : never;

/** The pause before a new attempt to connect, in milliseconds; it doubles from the first to the longest. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

/**
 * A live connection to the server, for one table. It reconnects by itself and then sends every
 * command without a reply again. The server recognises it by its key and does nothing twice.
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
  #onState: () => void;
  #onWatching: ((again: boolean) => void) | undefined;
  #watchId = 0;
  #watchedBefore = false;
  #lastNumber: () => number | null;

  constructor(
    table: string,
    {
      onMessage,
      onState,
      onWatching,
      lastNumber,
    }: {
      onMessage(message: Message): void;
      onState(): void;
      /** The server sends all that happens from now on; `again`: after a lost connection. */
      onWatching?(again: boolean): void;
      lastNumber(): number | null;
    },
  ) {
    this.#table = table;
    this.#onMessage = onMessage;
    this.#onState = onState;
    this.#onWatching = onWatching;
    this.#lastNumber = lastNumber;
    this.#connect();
    addEventListener('online', this.#reconnectNow);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#reconnectNow);
  }

  #reconnectNow = (): void => {
    if (this.state !== 'reconnecting' || this.#closed) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Without a network a socket can stay open for minutes, so it is given up at once. */
  #onOffline = (): void => {
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
      const from = this.#lastNumber();
      const id = this.#nextId++;
      this.#watchId = id;
      socket.send(
        JSON.stringify({ do: 'watch', id, table: this.#table, ...(from !== null && { from }) }),
      );
      for (const { text } of this.#open.values()) socket.send(text);
      this.#wait = FIRST_WAIT;
      this.#set('steady');
    });
    let handled: Promise<void> = Promise.resolve();
    socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
      // Decompression is asynchronous; messages are handled in the order they arrived.
      handled = handled.then(async () => this.#handle(socket, await messageText(data)));
    });
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #handle(socket: WebSocket, text: string): void {
    // Messages of an earlier socket are out of date.
    if (this.#closed || socket !== this.#socket) return;
    const message = JSON.parse(text) as ServerMessage;
    if (!('id' in message)) this.#onMessage(message);
    else if (message.id !== null)
      this.#reply(message.id, 'problem' in message ? message.problem : null);
  }

  #set(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.#onState();
  }

  #reply(id: number, why: Problem | null): void {
    if (id === this.#watchId && why === null) {
      this.#onWatching?.(this.#watchedBefore);
      this.#watchedBefore = true;
    }
    this.#open.get(id)?.done(why);
    this.#open.delete(id);
  }

  /** Sends a command to the table. Resolves when the server has carried it out (null) or refused it. */
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
    removeEventListener('online', this.#reconnectNow);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#reconnectNow);
    this.#socket?.close();
  }
}
