import { deflateRawSync } from 'node:zlib';

/** Characters. Compressing shorter texts does not pay. */
const COMPRESSED_FROM = 250;
const TEXT = 0x81;
const BINARY = 0x82;

/** A message with its WebSocket bytes, which are made once for all receivers. */
export class EncodedMessage {
  readonly text: string;
  #plain: Buffer | null = null;
  #compressed: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The WebSocket bytes: plain text, or deflated if the client asked for that and the text is long
   * enough.
   */
  bytes(compressed: boolean): Buffer {
    if (!compressed || this.text.length < COMPRESSED_FROM)
      return (this.#plain ??= textFrame(this.text));
    return (this.#compressed ??= compressedFrame(this.text));
  }
}

function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const { frame, head } = framed(TEXT, size);
  // Nearly every text is ASCII, which latin1 writes faster.
  frame.write(text, head, size === text.length ? 'latin1' : 'utf8');
  return frame;
}

/** Each message is compressed by itself: no state for each connection, the same bytes for all. */
function compressedFrame(text: string): Buffer {
  // A small window and little memory, because messages are short and all of them are compressed.
  const bytes = deflateRawSync(text, { level: 3, windowBits: 12, memLevel: 5, chunkSize: 1024 });
  const { frame, head } = framed(BINARY, bytes.length);
  bytes.copy(frame, head);
  return frame;
}

/** RFC 6455, 5.2: a whole message from a server, so it is not masked. */
function framed(opcode: number, size: number): { frame: Buffer; head: number } {
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = opcode;
  frame[1] = head === 2 ? size : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(size, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  return { frame, head };
}
