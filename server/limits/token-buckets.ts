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
    const { burst, perMinute } = this.#rate;
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) * perMinute) / 60_000);
    if (tokens < 1) return Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    this.#buckets.set(key, { tokens: tokens - 1, at: now });
    if (this.#buckets.size > MOST_BUCKETS) this.#dropFull(now);
    return null;
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
