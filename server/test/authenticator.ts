import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/* A passkey device made of software: ES256, no attestation. */

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, field]) => [cbor(name), cbor(field)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #publicKey: Buffer;
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
  }

  #data(flags: number): Buffer {
    return Buffer.concat([
      sha256(new URL(this.#origin).hostname),
      Buffer.from([flags, 0, 0, 0, 0]),
    ]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }

  register(challenge: string) {
    const length = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([
      this.#data(0x45),
      Buffer.alloc(16),
      length,
      this.id,
      this.#publicKey,
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#credential({
      clientDataJSON: text(this.#client('webauthn.create', challenge)),
      attestationObject: text(cbor(attestation)),
      transports: ['internal'],
    });
  }

  signIn(challenge: string) {
    const authenticatorData = this.#data(0x05);
    const client = this.#client('webauthn.get', challenge);
    const signed = Buffer.concat([authenticatorData, sha256(client)]);
    return this.#credential({
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(createSign('sha256').update(signed).sign(this.#privateKey)),
    });
  }

  #credential<Response>(response: Response) {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }
}
