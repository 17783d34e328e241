import {
  type AnyPlayableGame,
  type GameRecord,
  isRefused,
  type Json,
  type Options,
  type Problem,
  problem,
  type Refused,
  type Seat,
  strongSeed,
  type Viewer,
} from '@faubourg/core';
import {
  applyPatch,
  type ChatLine as ServerChatLine,
  type Frame,
  type FrameMessage,
  MOST_UPDATES,
  type UpdateMessage,
  type UpdatesPage,
} from '@faubourg/protocol';
import { Retry } from '../client/retry.ts';
import { callApi } from '../client/api.ts';
import type { ConnectionState } from '../client/connection-state.ts';
import { playersIn } from './remote-players.ts';
import { LiveConnection, type Message } from '../client/live-connection.ts';
import { RemoteChat } from './remote-chat.ts';
import { isFixed, OwnSteps } from './own-steps.ts';
import { RemoteHistory } from './remote-history.ts';
import type { ChatLine, Snapshot, SourceEvent, Player, Step, TableSource } from './source.ts';

/** A key for a command, so that it is carried out once. Not a UUID: browsers make those on https pages only. */
const freshKey = (): string => strongSeed().slice(0, 24);

/** All updates of a table after a number, which the server sends in pages. */
async function updatesAfter(
  id: string,
  from: number,
): Promise<{ readonly messages: readonly UpdateMessage[] } | Refused> {
  const messages: UpdateMessage[] = [];
  for (;;) {
    const path = `/tables/${id}/events?from=${from + messages.length}`;
    const page = await callApi<UpdatesPage>('GET', path);
    if (isRefused(page)) return page;
    messages.push(...page.messages);
    if (!page.more && page.messages.length < MOST_UPDATES) return { messages };
  }
}

/** A table on the server. After a lost connection it reads the messages it missed. */
export class RemoteSource implements TableSource {
  readonly kind = 'remote';
  readonly id: string;
  readonly game: AnyPlayableGame;
  #chat: RemoteChat;

  #frame: Frame;
  #number: number;
  #history: RemoteHistory;
  #live: LiveConnection;
  #listeners = new Set<(event: SourceEvent) => void>();
  #own: OwnSteps;
  #isCatchingUp = false;
  #connected: readonly boolean[] = [];
  /** Milliseconds by which the table time of the server is ahead of the clock of this device. */
  #timeAhead = 0;

  private constructor(game: AnyPlayableGame, frame: Frame, number: number, history: RemoteHistory) {
    this.id = frame.table.id;
    this.game = game;
    this.#own = new OwnSteps(game);
    this.#frame = frame;
    this.#number = number;
    this.#history = history;
    this.#chat = new RemoteChat(this.id);
    this.#live = new LiveConnection(this.id, {
      onMessage: (message) => this.#receive(message),
      onState: () => this.#emit({ kind: 'connection' }),
      // Lines that were said without a connection are announced as lines said now.
      onWatching: (again) => void this.#readChat(again),
      lastNumber: () => this.#number,
    });
  }

  /** Opens a table on the server whose game has begun. Waits until the server can be reached. */
  static open(
    id: string,
    gameOf: (id: string, rules: number) => Promise<AnyPlayableGame>,
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
    gameOf: (id: string, rules: number) => Promise<AnyPlayableGame>,
  ): Promise<RemoteSource | Problem> {
    const whole = await callApi<FrameMessage>('GET', `/tables/${id}`);
    if (isRefused(whole)) return whole.problem;
    const past = await updatesAfter(id, 0);
    if (isRefused(past)) return past.problem;
    const history = new RemoteHistory();
    for (const message of past.messages) history.add(message);
    const number = past.messages.at(-1)?.n ?? 0;
    // Messages may have arrived between the two requests; then the frame is older than the history.
    const again = number > whole.n ? await callApi<FrameMessage>('GET', `/tables/${id}`) : whole;
    if (isRefused(again)) return again.problem;
    const { game, rules } = whole.frame.table;
    return new RemoteSource(await gameOf(game, rules), again.frame, number, history);
  }

  get options(): Options {
    return this.#frame.table.options;
  }

  get coach(): 'may-ask' | undefined {
    return this.#frame.table.coach ? 'may-ask' : undefined;
  }

  get viewer(): Viewer {
    return this.#frame.you;
  }

  get mine(): readonly Seat[] {
    const { you, table } = this.#frame;
    return you === null || table.seats[you]!.bot !== null ? [] : [you];
  }

  get players(): readonly Player[] {
    return playersIn(this.#frame, this.#connected, this.#timeAhead);
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
    if ('chat' in message && this.#chat.add(message.chat)) this.#reportChat(message.chat, true);
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
    this.#own.update(this.now);
    this.#emit(step ? { kind: 'step', step, snapshot: this.now } : { kind: 'players' });
    // The questions are gone, though the game made no step.
    if (this.#frame.table.phase === 'closed') this.#emit({ kind: 'all' });
  }

  /** Reads all messages after the last one received. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp) return;
    this.#isCatchingUp = true;
    const missed = await updatesAfter(this.id, this.#number);
    this.#isCatchingUp = false;
    if (isRefused(missed)) return;
    for (const message of missed.messages) if (message.n === this.#number + 1) this.#apply(message);
  }

  /** Every seat has one; spectators give no answers. */
  get #turn(): number {
    return this.#frame.turn!;
  }

  async give(seat: Seat, answer: unknown): Promise<Problem | null> {
    const sent = this.#live.send({
      do: 'answer',
      key: freshKey(),
      turn: this.#turn,
      answer: answer as Json,
    });
    // Worked out while the answer is on its way.
    const phase = this.#own.phaseOf(this.now, seat);
    const fixed = isFixed(this.game, this.now.view, seat, answer);
    const why = await sent;
    if (why !== null) return why;
    if (fixed) this.#own.clear();
    else this.#own.add(this.now.row, phase);
    this.#own.update(this.now);
    return null;
  }

  undoable(): Problem | null {
    return this.#own.mayUndo(this.now) ? null : problem('FB-4', 'nothing-to-undo');
  }

  async undo(): Promise<Problem | null> {
    this.#own.removeLast();
    return this.#live.send({ do: 'undo', key: freshKey(), turn: this.#turn });
  }

  async record(): Promise<GameRecord | null> {
    const record = await callApi<GameRecord>('GET', `/tables/${this.id}/record`);
    return isRefused(record) ? null : record;
  }

  /** Reads what was said before this connection watched the table. */
  async #readChat(live: boolean): Promise<void> {
    for (const line of await this.#chat.catchUp()) this.#reportChat(line, live);
  }

  async rereadChat(): Promise<void> {
    await this.#chat.reread();
    this.#emit({ kind: 'players' });
  }

  #seatOf(person: string): Seat | null {
    const found = this.#frame.table.seats.findIndex((seat) => seat.person === person);
    return found < 0 ? null : found;
  }

  #lineOf({ person, name, text, at }: ServerChatLine): ChatLine {
    const me = this.#chat.me?.id;
    const isOther = me !== undefined && person !== me;
    return {
      seat: this.#seatOf(person),
      text,
      at,
      ...(isOther && { author: { id: person, name } }),
    };
  }

  #reportChat(line: ServerChatLine, live: boolean): void {
    this.#emit({ kind: 'chat', line: this.#lineOf(line), live });
  }

  get chat(): readonly ChatLine[] {
    return this.#chat.lines.map((line) => this.#lineOf(line));
  }

  get unread(): number {
    return this.#chat.unread(({ person }) => this.#seatOf(person) === this.viewer);
  }

  read(): void {
    if (this.unread === 0) return;
    this.#chat.markRead();
    this.#emit({ kind: 'players' });
  }

  say(text: string): Promise<Problem | null> {
    return this.#live.send({ do: 'chat', text });
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
