import type { Rate } from './limits.ts';

type Bucket = { tokens: number; at: number };

/** Above this number full buckets are dropped. */
const MOST_BUCKETS = 10_000;

/** A rate limit: every key has a bucket of tokens that is refilled over time. */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #rate: Rate;
  readonly #now: () => number;

  /** `now`: a monotonic clock, in milliseconds. */
  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token; null if there was one, else the seconds until there is one. */
  take(key: string): number | null {
    const now = this.#now();
    const tokens = this.#tokens(key, now);
    if (tokens < 1) return this.#seconds(tokens);
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
    if (this.#buckets.size > MOST_BUCKETS) this.#dropFull(now);
    return null;
  }

  /** Takes nothing: null if there is a token, else the seconds until there is one. */
  wait(key: string): number | null {
    const tokens = this.#tokens(key, this.#now());
    return tokens < 1 ? this.#seconds(tokens) : null;
  }

  #tokens(key: string, now: number): number {
    const { burst, perMinute } = this.#rate;
    const bucket = this.#buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + ((now - bucket.at) * perMinute) / 60_000);
  }

  #seconds(tokens: number): number {
    return Math.max(1, Math.ceil(((1 - tokens) * 60) / this.#rate.perMinute));
  }

  #dropFull(now: number): void {
    const { burst, perMinute } = this.#rate;
    for (const [key, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) * perMinute) / 60_000 >= burst) this.#buckets.delete(key);
    }
    // Under attack other buckets are dropped, too, the oldest first, so that memory stays bounded.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= MOST_BUCKETS) break;
      this.#buckets.delete(key);
    }
  }
}
