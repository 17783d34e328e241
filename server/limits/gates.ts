import { type Refused, refused } from '@faubourg/core';
import { Buckets } from './bucket.ts';
import type { Limits } from './limits.ts';

type Gate = (key: string) => Refused | null;

/** The rate limits of the house, each refusing with how long to wait. */
export type Gates = {
  readonly [
    name in 'requests' | 'strangers' | 'identities' | 'tables' | 'histories' | 'chat'
  ]: Gate;
};

export function gates(limits: Limits, now: () => number): Gates {
  const gate = (which: keyof Gates, what: string = which): Gate => {
    const buckets = new Buckets(limits[which], now);
    return (key) => {
      const wait = buckets.take(key);
      return wait === null ? null : refused('FB-55', 'too-many', { what, seconds: wait });
    };
  };
  return {
    requests: gate('requests'),
    strangers: gate('strangers', 'requests'),
    identities: gate('identities'),
    tables: gate('tables'),
    histories: gate('histories'),
    chat: gate('chat'),
  };
}

/** A quota is used up. */
export function quota(what: string, most: number): Refused {
  return refused('FB-56', 'quota', { what, most });
}
