import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/*
 * A minimal WebSocket client (RFC 6455) for load: processor time that clients use is not available
 * to the server under measurement. It does not check what the server sends; programs should use
 * `ws`.
 */

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const [TEXT, PING, PONG] = [1, 9, 10];
const FINAL = 0x80;
const MASKED = 0x80;
/** A mask of zeros leaves the payload as it is. */
const MASK = 4;

export type OnMessage = (payload: Buffer) => void;

export class BenchClient {
  readonly #socket: Socket;
  #onMessage: OnMessage[] = [];
  #rest: Buffer | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', () => {});
  }

  /** Connects to a path of a server, e.g. http://localhost:8080/api/live */
  static async open(
    url: string,
    headers: { readonly [name: string]: string } = {},
  ): Promise<BenchClient> {
    const { hostname, port, host, pathname, search } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    const lines = Object.entries({
      host,
      upgrade: 'websocket',
      connection: 'Upgrade',
      'sec-websocket-version': '13',
      'sec-websocket-key': KEY,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
    let answer = Buffer.alloc(0);
    while (!answer.includes('\r\n\r\n')) {
      const [chunk] = (await once(socket, 'data')) as [Buffer];
      answer = Buffer.concat([answer, chunk]);
    }
    const head = answer.indexOf('\r\n\r\n') + 4;
    if (!answer.toString('latin1', 0, 12).endsWith('101')) {
      throw new Error(`not let in: ${answer.toString('latin1', 0, 300)}`);
    }
    const line = new BenchClient(socket);
    // Bytes that came with the response are handled once there is a listener.
    if (answer.length > head) setImmediate(() => line.#take(answer.subarray(head)));
    return line;
  }

  listen(onMessage: OnMessage): void {
    this.#onMessage.push(onMessage);
  }

  unhear(onMessage: OnMessage): void {
    this.#onMessage = this.#onMessage.filter((one) => one !== onMessage);
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(opcode: number, payload: Buffer): void {
    const size = payload.length;
    const head = size < 126 ? 2 : 4;
    const frame = Buffer.alloc(head + MASK + size);
    frame[0] = FINAL | opcode;
    frame[1] = MASKED | (head === 2 ? size : 126);
    if (head === 4) frame.writeUInt16BE(size, 2);
    payload.copy(frame, head + MASK);
    this.#socket.write(frame);
  }

  #take(chunk: Buffer): void {
    const data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let at = 0;
    while (data.length - at >= 2) {
      const short = data[at + 1]! & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const size =
        head === 2
          ? short
          : head === 4
            ? data.readUInt16BE(at + 2)
            : Number(data.readBigUInt64BE(at + 2));
      if (data.length - at < head + size) break;
      const payload = data.subarray(at + head, at + head + size);
      const opcode = data[at]! & 0x0f;
      if (opcode === PING) this.#write(PONG, payload);
      else if (opcode === TEXT) for (const onMessage of this.#onMessage) onMessage(payload);
      at += head + size;
    }
    this.#rest = at < data.length ? data.subarray(at) : null;
  }
}
