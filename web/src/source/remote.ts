import {
  type AnyGame,
  type GameRecord,
  isRefused,
  type Options,
  patched,
  type Problem,
  problem,
  type Seat,
  strongSeed,
  type Viewer,
} from '@faubourg/core';
import { Again } from '../house-server/again.ts';
import { call } from '../house-server/api.ts';
import { type Frame, sittersIn } from '../house-server/frame.ts';
import { LiveLink, type Message } from '../house-server/live-link.ts';
import { readUntil, rememberRead } from '../house-server/read-chat.ts';
import { Story } from '../house-server/story.ts';
import { t } from '../words/words.svelte.ts';
import { botNames } from './seats.ts';
import type { ChatLine, Link, Moment, News, Sitter, Step, TableSource } from './source.ts';

type Said = {
  readonly n: number;
  readonly person: string;
  readonly text: string;
  readonly at: number;
};

/** Names a wish, so that it happens once. Not a UUID: pages without https cannot make one. */
const freshKey = (): string => strongSeed().slice(0, 24);

/** A table on the server. Whatever is missed while the connection is away is caught up with. */
export class RemoteSource implements TableSource {
  readonly kind = 'remote';
  readonly id: string;
  readonly game: AnyGame;
  #chat: ChatLine[] = [];
  /** When the last line that was read was said. */
  #read: number;

  #frame: Frame;
  #number: number;
  #story: Story;
  #live: LiveLink;
  #listeners = new Set<(news: News) => void>();
  /** The row of my last answer, if it may be taken back as far as I can tell. */
  #mine: number | null = null;
  #catching = false;
  #connected: readonly boolean[] = [];

  private constructor(game: AnyGame, frame: Frame, number: number, story: Story) {
    this.id = frame.table.id;
    this.game = game;
    this.#frame = frame;
    this.#number = number;
    this.#story = story;
    this.#read = readUntil(this.id);
    this.#live = new LiveLink(this.id, {
      hears: (message) => this.#hear(message),
      changed: () => this.#tell({ kind: 'link' }),
      last: () => this.#number,
    });
    void this.#readChat();
  }

  /** Opens a table on the server that has begun, once the server answers; or tells why that cannot be. */
  static open(
    id: string,
    gameOf: (id: string) => Promise<AnyGame>,
  ): Promise<RemoteSource | Problem> {
    return new Promise((resolve, reject) => {
      new Again(async () => {
        try {
          const opened = await RemoteSource.#look(id, gameOf);
          if ('rule' in opened && opened.code === 'no-server') return false;
          resolve(opened);
        } catch (error) {
          reject(error);
        }
        return true;
      }).now();
    });
  }

  static async #look(
    id: string,
    gameOf: (id: string) => Promise<AnyGame>,
  ): Promise<RemoteSource | Problem> {
    const whole = await call<{ n: number; frame: Frame }>('GET', `/tables/${id}`);
    if (isRefused(whole)) return whole.problem;
    const past = await call<{ messages: Message[] }>('GET', `/tables/${id}/events`);
    if (isRefused(past)) return past.problem;
    const story = new Story();
    for (const message of past.messages) story.tell(message);
    const number = past.messages.at(-1)?.n ?? 0;
    // Something may have happened between the two questions: the later one knows more.
    const again =
      number > whole.n ? await call<{ n: number; frame: Frame }>('GET', `/tables/${id}`) : whole;
    if (isRefused(again)) return again.problem;
    return new RemoteSource(await gameOf(whole.frame.table.game), again.frame, number, story);
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

  get sitters(): readonly Sitter[] {
    return sittersIn(this.#frame, this.#connected, (seat) => t(botNames[seat % botNames.length]!));
  }

  get link(): Link {
    return this.#live.state;
  }

  /** The table of the rematch, once somebody has asked for one. */
  get rematch(): string | null {
    return this.#frame.table.rematch;
  }

  /** One sees with one's own eyes only. */
  look(): void {}

  get now(): Moment {
    return this.#story.moments.at(-1)!;
  }

  get steps(): readonly Step[] {
    return this.#story.steps;
  }

  async at(row: number): Promise<Moment> {
    return this.#story.moments[row] ?? this.now;
  }

  #hear(message: Message): void {
    if (message.chat) this.#heard(message.chat, true);
    if (message.here) {
      this.#connected = message.here;
      this.#tell({ kind: 'sitters' });
    }
    if (message.n === undefined) return;
    if (message.frame !== undefined || message.n > this.#number + 1) {
      if (message.n !== this.#number) void this.#catchUp();
      return;
    }
    if (message.n > this.#number) this.#take(message);
  }

  #take(message: Message): void {
    this.#number = message.n!;
    this.#frame = patched(this.#frame, message.patch ?? {}) as unknown as Frame;
    const step = this.#story.tell(message);
    this.#tell(step ? { kind: 'step', step, moment: this.now } : { kind: 'sitters' });
  }

  /** Asks for everything after the last message heard. */
  async #catchUp(): Promise<void> {
    if (this.#catching) return;
    this.#catching = true;
    const missed = await call<{ messages: Message[] }>(
      'GET',
      `/tables/${this.id}/events?from=${this.#number}`,
    );
    this.#catching = false;
    if (isRefused(missed)) return;
    for (const message of missed.messages) if (message.n === this.#number + 1) this.#take(message);
  }

  async give(seat: Seat, answer: unknown): Promise<Problem | null> {
    const secret = this.now.decisions.some((one) => one.seat === seat && one.secret);
    const key = freshKey();
    const why = await this.#live.wish({ do: 'answer', key, turn: this.#frame.turn, answer });
    this.#mine = why === null && !secret ? this.now.row : null;
    return why;
  }

  undoable(): Problem | null {
    // The server knows for certain; here it is enough to know that nobody acted since.
    return this.#mine === this.now.row ? null : problem('FB-4', 'nothing-to-undo');
  }

  async undo(): Promise<Problem | null> {
    this.#mine = null;
    return this.#live.wish({ do: 'undo', key: freshKey(), turn: this.#frame.turn });
  }

  async record(): Promise<GameRecord | null> {
    const record = await call<GameRecord>('GET', `/tables/${this.id}/record`);
    return isRefused(record) ? null : record;
  }

  async #readChat(): Promise<void> {
    const said = await call<{ lines: Said[] }>('GET', `/tables/${this.id}/chat`);
    if (!isRefused(said)) for (const line of said.lines) this.#heard(line, false);
  }

  #heard({ person, text, at }: Said, live: boolean): void {
    const found = this.#frame.table.seats.findIndex((seat) => seat.person === person);
    const line = { seat: found < 0 ? null : found, text, at };
    this.#chat.push(line);
    this.#tell({ kind: 'chat', line, live });
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
    this.#tell({ kind: 'sitters' });
  }

  async say(text: string): Promise<void> {
    await this.#live.wish({ do: 'chat', text });
  }

  listen(to: (news: News) => void): () => void {
    this.#listeners.add(to);
    return () => this.#listeners.delete(to);
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  close(): void {
    this.#live.close();
    this.#listeners.clear();
  }
}
