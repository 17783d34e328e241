import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFE = 5 * 60_000;

/**
 * Challenges for passkeys. They contain their expiry and a signature, so that any node can check a
 * challenge of another node, and nothing is stored for challenges that are never used.
 */
export class Challenges {
  readonly #key: string;
  readonly #now: () => number;

  /** `now`: the table time, which all nodes share. */
  constructor(key: string, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  #seal(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** `what`: the purpose, such as registering for one person. */
  give(what: string): string {
    const text = `${randomBytes(16).toString('base64url')}.${this.#now() + LIFE}`;
    return Buffer.from(`${text}.${this.#seal(`${what}.${text}`)}`).toString('base64url');
  }

  /** The expiry of a challenge that is ours and still valid, else null. */
  until(what: string, challenge: string): number | null {
    const [random, end, seal] = Buffer.from(challenge, 'base64url').toString().split('.');
    if (random === undefined || end === undefined || seal === undefined) return null;
    const expected = Buffer.from(this.#seal(`${what}.${random}.${end}`));
    const given = Buffer.from(seal);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return Number(end) > this.#now() ? Number(end) : null;
  }
}
