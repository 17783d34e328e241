import { type Refused, refused } from '@faubourg/core';
import { TokenBuckets } from './token-buckets.ts';
import type { Limits } from './limits.ts';

type RateLimit = (key: string) => Refused | null;

/** The rate limits. Each refuses with the seconds to wait. */
export type RateLimits = {
  readonly [
    name in
      | 'requests'
      | 'strangers'
      | 'identities'
      | 'tables'
      | 'histories'
      | 'chat'
      | 'invitations'
      | 'shares'
  ]: RateLimit;
} & {
  /** Messages refused by `requests` or `strangers`; as many are answered, then the sender is cut. */
  readonly refused: { readonly [name in 'requests' | 'strangers']: RateLimit };
  /** Connections cut for flooding: `count` counts one, `refusal` says whether no more may be opened. */
  readonly floods: { readonly count: (key: string) => void; readonly refusal: RateLimit };
};

export function rateLimits(limits: Limits, now: () => number): RateLimits {
  const limit = (
    which: Exclude<keyof RateLimits, 'refused' | 'floods'>,
    what: string = which,
  ): RateLimit => {
    const buckets = new TokenBuckets(limits[which], now);
    return (key) => tooMany(what, buckets.take(key));
  };
  const floods = new TokenBuckets(limits.floods, now);
  return {
    requests: limit('requests'),
    strangers: limit('strangers', 'requests'),
    identities: limit('identities'),
    tables: limit('tables'),
    histories: limit('histories'),
    chat: limit('chat'),
    invitations: limit('invitations'),
    shares: limit('shares'),
    refused: { requests: limit('requests'), strangers: limit('strangers') },
    floods: {
      count: (key) => void floods.take(key),
      refusal: (key) => tooMany('floods', floods.wait(key)),
    },
  };
}

function tooMany(what: string, seconds: number | null): Refused | null {
  return seconds === null ? null : refused('FB-55', 'too-many', { what, seconds });
}

/** The problem of a quota that is used up. */
export function quotaUsedUp(what: string, most: number): Refused {
  return refused('FB-56', 'quota', { what, most });
}
