/** A token bucket: its size, and the tokens added each minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** What one person, address or table may use. docs/server.md lists the same figures. */
export type Limits = {
  /** Bytes of a request body and of a WebSocket message. */
  readonly body: number;
  /** Nesting of JSON. */
  readonly depth: number;
  /** Requests and WebSocket messages of one person. */
  readonly requests: Rate;
  /** Those from one address without a known token. Generous: a club shares one address. */
  readonly strangers: Rate;
  /** New guests, sign-ins and recoveries from one address. */
  readonly identities: Rate;
  /** Tables opened by one person. */
  readonly tables: Rate;
  /** Unfinished tables that one person has opened or sits at. */
  readonly tablesAtOnce: number;
  /** Entries that one person may write to the log of one table; resigning is always possible. */
  readonly entriesPerPerson: number;
  /** Tables in memory, above which unused ones are evicted soon. */
  readonly liveTables: number;
  /** Whole histories and records read by one person. */
  readonly histories: Rate;
  /** Chat lines of one person. */
  readonly chat: Rate;
  readonly chatLength: number;
  /** Lines stored for each table, and as many for its gallery. */
  readonly chatLines: number;
  /** People that one person can mute. */
  readonly mutes: number;
  readonly passkeys: number;
  readonly subscriptions: number;
  /** WebSocket connections of one person, and from one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /**
   * Open connections from one address, HTTP and WebSocket together; behind a proxy, requests under
   * way. A browser opens six for a page; a club shares one address.
   */
  readonly socketsPerAddress: number;
  /** Milliseconds for the headers of a request, and for the whole of it. */
  readonly headerTime: number;
  readonly requestTime: number;
  /** Milliseconds for which a client may take nothing of its response. */
  readonly stallTime: number;
  /** Tables watched on one connection. */
  readonly watched: number;
  /** Bytes that may wait for a slow client before it is disconnected. */
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
  entriesPerPerson: 3000,
  liveTables: 5000,
  histories: { burst: 20, perMinute: 60 },
  chat: { burst: 6, perMinute: 30 },
  chatLength: 500,
  chatLines: 2000,
  mutes: 500,
  passkeys: 20,
  subscriptions: 10,
  connections: 20,
  connectionsPerAddress: 500,
  socketsPerAddress: 1000,
  headerTime: 10_000,
  requestTime: 30_000,
  stallTime: 60_000,
  watched: 100,
  waiting: 1_048_576,
};
