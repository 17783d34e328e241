import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const LIFE = 5 * 60_000;

/**
 * Challenges for passkeys. They carry their end and a seal, so that any node can check one that
 * another node gave out and nothing has to be kept for those who never come back.
 */
export class Challenges {
  readonly #key: string;
  readonly #now: () => number;

  constructor(key: string, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  #seal(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }

  /** `what` it is for, e.g. registering for one person. */
  give(what: string): string {
    const text = `${randomBytes(16).toString('base64url')}.${this.#now() + LIFE}`;
    return Buffer.from(`${text}.${this.#seal(`${what}.${text}`)}`).toString('base64url');
  }

  /** Until when this challenge of ours may be used; null if it is none or too old. */
  until(what: string, challenge: string): number | null {
    const [random, end, seal] = Buffer.from(challenge, 'base64url').toString().split('.');
    if (random === undefined || end === undefined || seal === undefined) return null;
    const expected = Buffer.from(this.#seal(`${what}.${random}.${end}`));
    const given = Buffer.from(seal);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return Number(end) > this.#now() ? Number(end) : null;
  }
}
