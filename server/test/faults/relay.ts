import type { QuickChance } from '@faubourg/core';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** One message in this many is held back, for at most this many milliseconds. */
const HELD_BACK = 3;
const LONGEST = 15;

/**
 * A relay to the nodes that delays whole messages, in both directions, so that they overtake each
 * other. Every message arrives, unless the connection ends first.
 */
export class Relay {
  readonly #server: WebSocketServer;
  readonly #chance: QuickChance;
  readonly #target: () => Promise<string>;
  /** The number of messages that arrived after one that was sent later. */
  overtaken = 0;

  private constructor(server: WebSocketServer, target: () => Promise<string>, chance: QuickChance) {
    this.#server = server;
    this.#target = target;
    this.#chance = chance;
    server.on('connection', (near, request) => void this.#connect(near, request));
  }

  /** Between clients and the node that `target` names at the moment. */
  static async open(target: () => Promise<string>, chance: QuickChance): Promise<Relay> {
    const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
    const relay = new Relay(server, target, chance);
    await once(server, 'listening');
    return relay;
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async #connect(near: WebSocket, { url, headers }: IncomingMessage): Promise<void> {
    const early: (() => void)[] = [];
    near.on('error', () => {});
    const away = this.#line((data, binary) => {
      far?.send(data, { binary });
    });
    let far: WebSocket | null = null;
    // Messages wait until the other side is connected.
    near.on('message', (data, binary) => {
      const pass = (): void => {
        away(data, binary);
      };
      if (far?.readyState === WebSocket.OPEN) pass();
      else early.push(pass);
    });
    const { authorization } = headers;
    far = new WebSocket(`${(await this.#target()).replace('http', 'ws')}${url}`, {
      headers: authorization === undefined ? {} : { authorization },
      perMessageDeflate: false,
    });
    const back = this.#line((data, binary) => {
      near.send(data, { binary });
    });
    far.on('error', () => {});
    far.on('open', () => {
      for (const pass of early) pass();
    });
    far.on('message', back);
    far.on('close', () => {
      near.terminate();
    });
    near.on('close', () => far.terminate());
    if (near.readyState !== WebSocket.OPEN) far.terminate();
  }

  /** One direction of one connection. */
  #line(send: (data: RawData, binary: boolean) => void): (data: RawData, binary: boolean) => void {
    let sent = 0;
    let newest = 0;
    return (data, binary) => {
      const own = ++sent;
      const arrive = (): void => {
        if (own < newest) this.overtaken++;
        newest = Math.max(newest, own);
        send(data, binary);
      };
      if (this.#chance.int(HELD_BACK) > 0) arrive();
      else setTimeout(arrive, this.#chance.int(LONGEST));
    };
  }

  async close(): Promise<void> {
    for (const near of this.#server.clients) near.terminate();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
