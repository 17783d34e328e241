import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The request that makes a connection a WebSocket, which then knows nothing of closing. */
export const UPGRADE = [
  'GET /api/live HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
  '\r\n',
].join('\r\n');

/** A connection on which a test writes what a real client never would. */
export class RawSocket {
  readonly socket: Socket;
  #received = '';
  /** Resolves with everything received, once the server has closed the connection. */
  readonly ended: Promise<string>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('data', (part: Buffer) => {
      this.#received += part.toString();
    });
    this.ended = new Promise((resolve) => {
      // A connection that the server resets has ended as well, and `once` of events would reject.
      socket.once('close', () => resolve(this.#received));
    });
  }

  static async open(address: string, text = ''): Promise<RawSocket> {
    const { port } = new URL(address);
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    const raw = new RawSocket(socket);
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return raw;
  }

  close(): void {
    this.socket.destroy();
  }
}
