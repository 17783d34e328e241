import { deflateRawSync } from 'node:zlib';

/** Shorter texts gain nothing worth the work of unpacking. */
const PACKED_FROM = 250;
const TEXT = 0x81;
const BINARY = 0x82;

/** A message on its way out: put into its WebSocket frame once, however many get it. */
export class Outgoing {
  readonly text: string;
  #plain: Buffer | null = null;
  #packed: Buffer | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** The frame for who reads text only, or for who unpacks longer ones. */
  frame(packed: boolean): Buffer {
    if (!packed || this.text.length < PACKED_FROM) return (this.#plain ??= textFrame(this.text));
    return (this.#packed ??= packedFrame(this.text));
  }
}

function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text);
  const { frame, head } = framed(TEXT, size);
  // Nearly all of it is plain ASCII, which needs no translating.
  frame.write(text, head, size === text.length ? 'latin1' : 'utf8');
  return frame;
}

/** Each message by itself: nothing to keep for any connection, the same bytes for all. */
function packedFrame(text: string): Buffer {
  // A small window and little memory: messages are short, and this happens for every one.
  const bytes = deflateRawSync(text, { level: 3, windowBits: 12, memLevel: 5, chunkSize: 1024 });
  const { frame, head } = framed(BINARY, bytes.length);
  bytes.copy(frame, head);
  return frame;
}

/** RFC 6455, 5.2: one whole message, from a server, so without a mask. */
function framed(opcode: number, size: number): { frame: Buffer; head: number } {
  const head = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = opcode;
  frame[1] = head === 2 ? size : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(size, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  return { frame, head };
}
