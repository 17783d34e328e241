import { coreRuleOf, type Problem, problem, type Refused, refused } from '@faubourg/core';
import { type Command, commandShape, FLOODED, type TimeMessage } from '@faubourg/protocol';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { parseText } from '../request/json-input.ts';
import { storeProblem } from '../request/errors.ts';
import { faultProblem } from '../request/shape-compilers.ts';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import type { ServerContext } from '../request/context.ts';
import { Unavailable } from '../store/database.ts';
import type { PersonRow } from '../store/schema.ts';
import { viewerOf } from '../live-tables/history.ts';
import { answer, undo } from '../table/answer-commands.ts';
import { TableDeleted } from '../live-tables/replay-log.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import type { Watcher } from '../live-tables/watchers.ts';
import { SendBuffer } from './send-buffer.ts';
import { EncodedMessage } from '../live-tables/encoded-message.ts';

type Reply = { readonly n: number } | Refused;

/** The connection to a client, and whether it asked for compressed messages. */
export type Transport = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly packed: boolean;
};

/** A WebSocket of a page or a program, which can watch any number of tables. */
export class Connection implements Watcher {
  readonly person: string | null;
  readonly wantsPresence = true;
  /** Whether the client answered the last ping. */
  alive = true;
  readonly #socket: WebSocket;
  readonly #user: PersonRow | null;
  readonly #address: string;
  readonly #context: ServerContext;
  readonly #watched = new Map<string, TableHandle>();
  readonly #failed: (error: unknown) => void;
  readonly #buffer: SendBuffer;
  readonly #compressed: boolean;
  #underWay = 0;
  /** The code to close with once nothing is under way. */
  #closing: number | null = null;

  constructor(
    { socket, stream, packed }: Transport,
    user: PersonRow | null,
    address: string,
    context: ServerContext,
    failed: (error: unknown) => void,
  ) {
    this.#socket = socket;
    this.#buffer = new SendBuffer(stream);
    this.#compressed = packed;
    this.#user = user;
    this.person = user?.id ?? null;
    this.#address = address;
    this.#context = context;
    this.#failed = failed;
  }

  /** A client that does not read is disconnected; it can continue from its last number. */
  send(message: EncodedMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#buffer.waiting > this.#context.limits.waiting) {
      this.#context.metrics.connectionsCut.inc({ why: 'slow' });
      this.#socket.terminate();
      return;
    }
    this.#buffer.add(message.bytes(this.#compressed));
  }

  async receive(text: string): Promise<void> {
    const { limits } = this.#context;
    // Counted before it is parsed, so that malformed messages count, too.
    const flood = this.#count();
    if (flood && this.#floods()) return;
    const read = parseText(text, limits.depth);
    if (flood) {
      this.#refuse('problem' in read ? null : idOf(read.value), flood.problem);
      return;
    }
    if ('problem' in read) {
      this.#refuse(null, read.problem);
      return;
    }
    const id = idOf(read.value);
    if (this.#closing !== null) {
      this.#refuse(id, problem('FB-60', 'closing'));
      return;
    }
    const fault = commandShape.fault(read.value, '');
    if (fault) {
      this.#refuse(id, faultProblem('', fault));
      return;
    }
    if (this.#underWay >= limits.commandsAtOnce) {
      this.#refuse(id, problem('FB-55', 'too-many', { what: 'at once', seconds: 1 }));
      return;
    }
    this.#underWay++;
    try {
      const reply = await this.#run(read.value as Command);
      if ('problem' in reply) this.#refuse(id, reply.problem);
      else this.send(new EncodedMessage(`{"id":${id},"ok":{"n":${reply.n}}}`));
    } catch (error) {
      if (error instanceof TableDeleted) this.#refuse(id, error.refused.problem);
      else if (error instanceof Unavailable) this.#refuse(id, storeProblem(error));
      else {
        this.#failed(error);
        this.#refuse(id, problem('FB-70', 'internal'));
      }
    } finally {
      this.#underWay--;
      if (this.#closing !== null) this.finish(this.#closing);
    }
  }

  /** Pings and pongs count as messages. They get no refusal, only the end of the connection. */
  onControlFrame(): void {
    if (this.#count()) this.#floods();
  }

  #count(): Refused | null {
    const { rateLimits } = this.#context;
    const { person } = this;
    return person === null ? rateLimits.strangers(this.#address) : rateLimits.requests(person);
  }

  /**
   * Closes the connection if its person or address has exceeded the rate limit by as much again, on
   * all connections together.
   */
  #floods(): boolean {
    const { metrics, rateLimits } = this.#context;
    const { person } = this;
    const more =
      person === null
        ? rateLimits.refused.strangers(this.#address)
        : rateLimits.refused.requests(person);
    if (more === null) return false;
    metrics.connectionsCut.inc({ why: 'flood' });
    rateLimits.floods.count(person ?? this.#address);
    this.close(FLOODED);
    return true;
  }

  #refuse(id: number | null, why: Problem): void {
    this.#context.metrics.refusals.inc({ rule: coreRuleOf(why) });
    this.#sendJson({ id, problem: why });
  }

  #sendJson(message: object): void {
    this.send(new EncodedMessage(JSON.stringify(message)));
  }

  async #run(command: Command): Promise<Reply> {
    const liveTable = await this.#context.liveTables.get(command.table);
    if ('problem' in liveTable) return liveTable;
    if (command.do === 'watch') return this.#watch(liveTable, command.from ?? null);
    if (command.do === 'unwatch') {
      liveTable.leave(this);
      this.#watched.delete(liveTable.id);
      return { n: 0 };
    }
    const user = this.#user;
    if (!user)
      return refused('FB-40', 'not-signed-in', { expected: 'a token from POST /api/guest' });
    if (command.do === 'chat') return this.#context.chat.say(liveTable, user, command.text);
    const header = { key: command.key, turn: command.turn };
    const done = await liveTable.run(
      command.do === 'undo' ? undo(user, header) : answer(user, header, command.answer ?? null),
    );
    return 'problem' in done ? done : { n: done.number };
  }

  async #watch(liveTable: TableHandle, from: number | null): Promise<Reply> {
    const most = this.#context.limits.watched;
    if (!this.#watched.has(liveTable.id) && this.#watched.size >= most)
      return quotaUsedUp('tables watched', most);
    return liveTable.read((table, { watchers }): Reply => {
      const found = viewerOf(table, this.person);
      if ('problem' in found) return found;
      if (this.#socket.readyState !== this.#socket.OPEN) return { n: 0 };
      this.#watched.set(liveTable.id, liveTable);
      const n = watchers.join(table, this, from);
      // Deadlines, and since when a running table waits for each seat, are in table time.
      if (table.setup.clock || table.phase === 'running') this.#sendTime(liveTable.id);
      return { n };
    });
  }

  #sendTime(table: string): void {
    this.#sendJson({ table, time: this.#context.clocks.tableTime() } satisfies TimeMessage);
  }

  onDismissed(table: string): void {
    this.#watched.delete(table);
  }

  /** The connection is closed: it watches nothing any more. */
  end(): void {
    for (const liveTable of this.#watched.values()) liveTable.leave(this);
    this.#watched.clear();
  }

  ping(): void {
    this.alive = false;
    this.#socket.ping();
  }

  /** Closes when everything under way is answered; takes no new commands. */
  finish(code: number): void {
    // Nobody waits for a client that goes on sending after the end.
    if (this.#socket.isPaused) this.terminate();
    this.#closing = code;
    if (this.#underWay === 0) this.close(code);
  }

  close(code: number): void {
    this.#buffer.flush();
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

/** The id of a malformed command, so that the sender knows which one was refused. */
function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return Number.isSafeInteger(value.id) ? (value.id as number) : null;
}
