import {
  type AnyPlayableGame,
  type GameRecord,
  isRefused,
  type Json,
  type Options,
  type Problem,
  problem,
  type Seat,
  strongSeed,
  type Viewer,
} from '@faubourg/core';
import {
  applyPatch,
  type ChatLine as ServerChatLine,
  type Frame,
  type FrameMessage,
  type UpdateMessage,
} from '@faubourg/protocol';
import { Retry } from '../client/retry.ts';
import { callApi } from '../client/api.ts';
import type { ConnectionState } from '../client/connection-state.ts';
import { playersIn } from './remote-players.ts';
import { LiveConnection, type Message } from '../client/live-connection.ts';
import { readUntil, rememberRead } from './chat-read.ts';
import { RemoteHistory } from './remote-history.ts';
import { t } from '../words/locale.svelte.ts';
import { botNames } from './players.ts';
import type { ChatLine, Snapshot, SourceEvent, Player, Step, TableSource } from './source.ts';

/** A key for a command, so that it is carried out once. Not a UUID: browsers make those on https pages only. */
const freshKey = (): string => strongSeed().slice(0, 24);

/** A table on the server. After a lost connection it reads the messages it missed. */
export class RemoteSource implements TableSource {
  readonly kind = 'remote';
  readonly id: string;
  readonly game: AnyPlayableGame;
  #chat: ChatLine[] = [];
  /** The time of the last line of chat that was read. */
  #read: number;

  #frame: Frame;
  #number: number;
  #history: RemoteHistory;
  #live: LiveConnection;
  #listeners = new Set<(event: SourceEvent) => void>();
  /** The row after my last answer, if it can probably be taken back. */
  #undoableRow: number | null = null;
  #isCatchingUp = false;
  #connected: readonly boolean[] = [];
  /** Milliseconds by which the table time of the server is ahead of the clock of this device. */
  #timeAhead = 0;

  private constructor(game: AnyPlayableGame, frame: Frame, number: number, history: RemoteHistory) {
    this.id = frame.table.id;
    this.game = game;
    this.#frame = frame;
    this.#number = number;
    this.#history = history;
    this.#read = readUntil(this.id);
    this.#live = new LiveConnection(this.id, {
      onMessage: (message) => this.#receive(message),
      onState: () => this.#emit({ kind: 'connection' }),
      lastNumber: () => this.#number,
    });
    void this.#readChat();
  }

  /** Opens a table on the server whose game has begun. Waits until the server can be reached. */
  static open(
    id: string,
    gameOf: (id: string) => Promise<AnyPlayableGame>,
  ): Promise<RemoteSource | Problem> {
    return new Promise((resolve, reject) => {
      new Retry(async () => {
        try {
          const opened = await RemoteSource.#load(id, gameOf);
          if ('rule' in opened && opened.code === 'no-server') return false;
          resolve(opened);
        } catch (error) {
          reject(error);
        }
        return true;
      }).start();
    });
  }

  static async #load(
    id: string,
    gameOf: (id: string) => Promise<AnyPlayableGame>,
  ): Promise<RemoteSource | Problem> {
    const whole = await callApi<FrameMessage>('GET', `/tables/${id}`);
    if (isRefused(whole)) return whole.problem;
    const past = await callApi<{ messages: UpdateMessage[] }>('GET', `/tables/${id}/events`);
    if (isRefused(past)) return past.problem;
    const history = new RemoteHistory();
    for (const message of past.messages) history.add(message);
    const number = past.messages.at(-1)?.n ?? 0;
    // Messages may have arrived between the two requests; then the frame is older than the history.
    const again = number > whole.n ? await callApi<FrameMessage>('GET', `/tables/${id}`) : whole;
    if (isRefused(again)) return again.problem;
    return new RemoteSource(await gameOf(whole.frame.table.game), again.frame, number, history);
  }

  get options(): Options {
    return this.#frame.table.options;
  }

  get viewer(): Viewer {
    return this.#frame.you;
  }

  get mine(): readonly Seat[] {
    const { you, table } = this.#frame;
    return you === null || table.seats[you]!.bot !== null ? [] : [you];
  }

  get players(): readonly Player[] {
    const botName = (seat: Seat): string => t(botNames[seat % botNames.length]!);
    return playersIn(this.#frame, this.#connected, this.#timeAhead, botName);
  }

  get connection(): ConnectionState {
    return this.#live.state;
  }

  /** The table of the rematch, once a player has asked for one. */
  get rematch(): string | null {
    return this.#frame.table.rematch;
  }

  /** The server sends one view only: that of the signed-in person. */
  setViewer(): void {}

  get now(): Snapshot {
    return this.#history.snapshots.at(-1)!;
  }

  get steps(): readonly Step[] {
    return this.#history.steps;
  }

  async at(row: number): Promise<Snapshot> {
    return this.#history.snapshots[row] ?? this.now;
  }

  #receive(message: Message): void {
    if ('chat' in message) this.#addChat(message.chat, true);
    if ('here' in message) {
      this.#connected = message.here;
      this.#emit({ kind: 'players' });
    }
    if ('time' in message) {
      this.#timeAhead = message.time - Date.now();
      this.#emit({ kind: 'players' });
    }
    if (!('n' in message)) return;
    if ('frame' in message || message.n > this.#number + 1) {
      if (message.n !== this.#number) void this.#catchUp();
      return;
    }
    if (message.n > this.#number) this.#apply(message);
  }

  #apply(message: UpdateMessage): void {
    this.#number = message.n;
    this.#frame = applyPatch(this.#frame, message.patch) as unknown as Frame;
    const step = this.#history.add(message);
    this.#emit(step ? { kind: 'step', step, snapshot: this.now } : { kind: 'players' });
  }

  /** Reads all messages after the last one received. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    const missed = await callApi<{ messages: UpdateMessage[] }>(
      'GET',
      `/tables/${this.id}/events?from=${this.#number}`,
    );
    this.#isCatchingUp = false;
    if (isRefused(missed)) return;
    for (const message of missed.messages) if (message.n === this.#number + 1) this.#apply(message);
  }

  /** Every seat has one; spectators give no answers. */
  get #turn(): number {
    return this.#frame.turn!;
  }

  async give(seat: Seat, answer: unknown): Promise<Problem | null> {
    const secret = this.now.decisions.some((one) => one.seat === seat && one.secret);
    const key = freshKey();
    const why = await this.#live.send({
      do: 'answer',
      key,
      turn: this.#turn,
      answer: answer as Json,
    });
    this.#undoableRow = why === null && !secret ? this.now.row : null;
    return why;
  }

  undoable(): Problem | null {
    // The server decides. The button is shown as long as nobody else has acted.
    return this.#undoableRow === this.now.row ? null : problem('FB-4', 'nothing-to-undo');
  }

  async undo(): Promise<Problem | null> {
    this.#undoableRow = null;
    return this.#live.send({ do: 'undo', key: freshKey(), turn: this.#turn });
  }

  async record(): Promise<GameRecord | null> {
    const record = await callApi<GameRecord>('GET', `/tables/${this.id}/record`);
    return isRefused(record) ? null : record;
  }

  async #readChat(): Promise<void> {
    const said = await callApi<{ lines: ServerChatLine[] }>('GET', `/tables/${this.id}/chat`);
    if (!isRefused(said)) for (const line of said.lines) this.#addChat(line, false);
  }

  #addChat({ person, text, at }: ServerChatLine, live: boolean): void {
    const found = this.#frame.table.seats.findIndex((seat) => seat.person === person);
    const line = { seat: found < 0 ? null : found, text, at };
    this.#chat.push(line);
    this.#emit({ kind: 'chat', line, live });
  }

  get chat(): readonly ChatLine[] {
    return this.#chat.slice();
  }

  get unread(): number {
    return this.#chat.filter(({ seat, at }) => seat !== this.viewer && at > this.#read).length;
  }

  read(): void {
    if (this.unread === 0) return;
    this.#read = Math.max(...this.#chat.map(({ at }) => at));
    rememberRead(this.id, this.#read);
    this.#emit({ kind: 'players' });
  }

  async say(text: string): Promise<void> {
    await this.#live.send({ do: 'chat', text });
  }

  listen(listener: (event: SourceEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #emit(event: SourceEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  close(): void {
    this.#live.close();
    this.#listeners.clear();
  }
}
