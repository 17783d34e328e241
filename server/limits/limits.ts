/** A token bucket: its size, and the tokens added each minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** What one person, address or table may use. docs/server.md lists them; a test compares. */
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
  /**
   * Answers and undos of one person at one decision; then an owed decision can only be ended by its
   * fallback answer.
   */
  readonly attemptsPerDecision: number;
  /** Milliseconds that seats have to reveal their contributions to the shuffle after the start. */
  readonly revealWait: number;
  /** People whom the host of one table can put out. */
  readonly putOut: number;
  /** Milliseconds without an answer after which the others can agree on a bot for the seat. */
  readonly patience: number;
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
  /** People that one person can block. */
  readonly blocks: number;
  /** Invitations by strangers of which one person is told. */
  readonly invitations: Rate;
  /** Games that one person, or an address without one, keeps on the server for short links. */
  readonly shares: Rate;
  /** Games kept for short links in all; when they are as many, links hold the game themselves. */
  readonly sharesStored: number;
  /** Days after its last use when a short link expires. */
  readonly shareDays: number;
  /** Days after its last use when a token expires. */
  readonly tokenDays: number;
  /** Tokens of one person; beyond it the one unused for longest is forgotten. */
  readonly tokens: number;
  /** Days after the last entry when a table that has not begun is closed. 0: never. */
  readonly lobbyDays: number;
  /** The same for a table whose game has begun; it has no result then. 0: never. */
  readonly runningDays: number;
  /** Days after which a closed table is deleted. 0: never. */
  readonly closedDays: number;
  /** Days after which a finished table is deleted, with its record. 0: never. */
  readonly finishedDays: number;
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
  /** Commands of one connection that are carried out at the same time. */
  readonly commandsAtOnce: number;
  /** Outbound requests (webhooks, push) under way, those of one person, and those that wait. */
  readonly outbound: number;
  readonly outboundPerPerson: number;
  readonly outboundWaiting: number;
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
  attemptsPerDecision: 300,
  // Enough for a page on a slow connection; people wait for it only if somebody's page is gone.
  revealWait: 10_000,
  putOut: 50,
  // Long enough for a telephone call; a game that takes days should have a clock of days.
  patience: 900_000,
  liveTables: 5000,
  histories: { burst: 20, perMinute: 60 },
  chat: { burst: 6, perMinute: 30 },
  chatLength: 500,
  chatLines: 2000,
  mutes: 500,
  blocks: 500,
  invitations: { burst: 10, perMinute: 0.1 },
  shares: { burst: 20, perMinute: 2 },
  sharesStored: 20_000,
  shareDays: 365,
  tokenDays: 180,
  tokens: 50,
  lobbyDays: 14,
  runningDays: 180,
  closedDays: 30,
  finishedDays: 0,
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
  commandsAtOnce: 64,
  outbound: 200,
  outboundPerPerson: 4,
  outboundWaiting: 100,
};
