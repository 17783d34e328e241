import type { Json } from '@faubourg/core';
import { Agent, request } from 'node:http';
import { type Answered, Client, LiveClient } from '../../test/client.ts';

/** A client that sends from an address of its own on the loopback interface, 127.0.0.x. */
export class LocalClient extends Client {
  readonly #from: string;
  readonly #agent: Agent;

  constructor(address: string, from: string) {
    super(address);
    this.#from = from;
    this.#agent = new Agent({ keepAlive: true, localAddress: from });
  }

  static async newGuest(address: string, from: string, name: string): Promise<LocalClient> {
    const client = new LocalClient(address, from);
    const { token, person } = await client.ok('POST', '/api/guest', { name });
    client.token = token as string;
    client.id = (person as { id: string }).id;
    return client;
  }

  override async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const { status, text } = await this.send(
      method,
      path,
      body === undefined ? null : JSON.stringify(body),
    );
    return { status, body: JSON.parse(text) as Record<string, Json> };
  }

  /** Sends any bytes as the body, and returns the response as text. */
  send(
    method: string,
    path: string,
    body: string | Buffer | null,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sending = request(
        this.address + path,
        {
          method,
          agent: this.#agent,
          headers: {
            ...(body !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
            ...(this.token && { authorization: `Bearer ${this.token}` }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            resolve({ status: response.statusCode!, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      sending.once('error', reject);
      sending.end(body ?? undefined);
    });
  }

  override live(): Promise<LiveClient> {
    return LiveClient.open(this.address, this.token, new Map(), '?packed=true', this.#from);
  }

  close(): void {
    this.#agent.destroy();
  }
}
