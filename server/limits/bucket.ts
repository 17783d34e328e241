import type { Rate } from './limits.ts';

type Level = { tokens: number; at: number };

/** Full buckets are forgotten when more than this many are kept. */
const CROWD = 10_000;

/** A rate limit: every key has a bucket that fills up again with time. */
export class Buckets {
  readonly #levels = new Map<string, Level>();
  readonly #rate: Rate;
  readonly #now: () => number;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one; null if there was one, else how many seconds to wait for it. */
  take(key: string): number | null {
    const { burst, perMinute } = this.#rate;
    const now = this.#now();
    const level = this.#levels.get(key) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, level.tokens + ((now - level.at) * perMinute) / 60_000);
    if (tokens < 1) return Math.max(1, Math.ceil(((1 - tokens) * 60) / perMinute));
    this.#levels.set(key, { tokens: tokens - 1, at: now });
    if (this.#levels.size > CROWD) this.#forget(now);
    return null;
  }

  #forget(now: number): void {
    const { burst, perMinute } = this.#rate;
    for (const [key, { tokens, at }] of this.#levels) {
      if (tokens + ((now - at) * perMinute) / 60_000 >= burst) this.#levels.delete(key);
    }
    // Under attack even half-empty buckets go, the oldest first: memory stays bounded.
    for (const key of this.#levels.keys()) {
      if (this.#levels.size <= CROWD) break;
      this.#levels.delete(key);
    }
  }
}
