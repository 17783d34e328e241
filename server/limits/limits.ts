/** So many at once, then so many a minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** What anybody may use of the house. docs/server.md lists the same figures. */
export type Limits = {
  /** Bytes of a request body and of a message on the live connection. */
  readonly body: number;
  /** How deep JSON may be nested. */
  readonly depth: number;
  /** Requests and live messages of one person. */
  readonly requests: Rate;
  /** Those from one address by nobody known, or not known yet; a club shares one address. */
  readonly strangers: Rate;
  /** New guests, sign-ins and recoveries from one address. */
  readonly identities: Rate;
  /** Tables opened by one person. */
  readonly tables: Rate;
  /** Tables one person may have opened or sit at that are not over. */
  readonly tablesAtOnce: number;
  /** Rows one person may write into the log of one table; giving up is always possible. */
  readonly rows: number;
  /** Tables in memory, above which those nobody uses are dropped soon. */
  readonly rooms: number;
  /** Whole histories read by one person. */
  readonly histories: Rate;
  /** Chat lines of one person. */
  readonly chat: Rate;
  readonly chatLength: number;
  /** Lines kept for each table, and as many of its gallery. */
  readonly chatLines: number;
  /** People one person does not want to hear. */
  readonly mutes: number;
  readonly passkeys: number;
  readonly subscriptions: number;
  /** Live connections of one person, and from one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Tables watched on one connection. */
  readonly watched: number;
  /** Bytes waiting for a slow client before it is cut off. */
  readonly waiting: number;
};

export const defaultLimits: Limits = {
  body: 65_536,
  depth: 32,
  requests: { burst: 240, perMinute: 1200 },
  strangers: { burst: 6000, perMinute: 24_000 },
  identities: { burst: 20, perMinute: 20 },
  tables: { burst: 20, perMinute: 10 },
  tablesAtOnce: 100,
  rows: 3000,
  rooms: 5000,
  histories: { burst: 20, perMinute: 60 },
  chat: { burst: 6, perMinute: 30 },
  chatLength: 500,
  chatLines: 2000,
  mutes: 500,
  passkeys: 20,
  subscriptions: 10,
  connections: 20,
  connectionsPerAddress: 500,
  watched: 100,
  waiting: 1_048_576,
};
