import { z } from 'zod';

/** A token bucket: its size, and the tokens added each minute. */
export type Rate = { readonly burst: number; readonly perMinute: number };

/** A limit: its default, what it means, and which other values make sense. */
type LimitEntry<Value> = {
  readonly value: Value;
  readonly what: string;
  readonly shape: z.ZodType<Value>;
};

const entry =
  <Value>(shape: z.ZodType<Value>) =>
  (value: Value, what: string): LimitEntry<Value> => ({ value, what, shape });

const count = entry<number>(z.int().min(1));
const days = entry<number>(z.int().min(0).max(36_500));
const someDays = entry<number>(z.int().min(1).max(36_500));
const rate = entry<Rate>(
  z.strictObject({ burst: z.int().min(1), perMinute: z.number().positive() }),
);

/**
 * The one description of what a person, an address or a table may use. Defaults, the parser of
 * FAUBOURG_LIMITS and `faubourg serve --explain` come from it; a test compares docs/server.md.
 */
export const limitTable = {
  body: count(65_536, 'bytes of a request body and of a WebSocket message'),
  depth: count(32, 'nesting of JSON'),
  requests: rate({ burst: 240, perMinute: 1200 }, 'requests and WebSocket messages of a person'),
  strangers: rate(
    { burst: 6000, perMinute: 24_000 },
    "those without a known token, from one address, and the page's files",
  ),
  floods: rate(
    { burst: 5, perMinute: 6 },
    'WebSocket connections of a person, or of the strangers of an address, cut for flooding; beyond it new ones are refused',
  ),
  identities: rate(
    { burst: 20, perMinute: 20 },
    'new guests, sign-ins and recoveries from an address',
  ),
  tables: rate({ burst: 20, perMinute: 10 }, 'tables opened by a person'),
  tablesAtOnce: count(100, 'unfinished tables a person has opened or sits at'),
  entriesPerPerson: count(
    3000,
    'entries one person writes to the log of one table; resigning is always possible',
  ),
  attemptsPerDecision: count(
    300,
    'answers and undos of one person at one decision; beyond it an owed decision can only be ended, by its fallback answer',
  ),
  // Enough for a page on a slow connection; people wait for it only if somebody's page is gone.
  revealWait: count(
    10_000,
    'milliseconds for seats to reveal their contributions to the shuffle after the start',
  ),
  putOut: count(50, 'people whom the host of a table puts out'),
  // Long enough for a telephone call; a game that takes days should have a clock of days.
  patience: count(
    900_000,
    'milliseconds without an answer before the others can agree on a bot; a table keeps what held when it was opened',
  ),
  liveTables: count(
    5000,
    'tables in memory, above which those unused for half a minute are evicted',
  ),
  histories: rate({ burst: 20, perMinute: 60 }, 'whole histories and records read by a person'),
  chat: rate({ burst: 6, perMinute: 30 }, 'chat lines of a person'),
  chatLength: count(500, 'characters of a line'),
  chatLines: count(2000, 'lines stored for a table, and as many for its gallery'),
  mutes: count(500, 'people that one person can mute'),
  blocks: count(500, 'people that one person can block'),
  invitations: rate(
    { burst: 10, perMinute: 0.1 },
    'invitations by strangers of which one person is told; the others are not delivered',
  ),
  shares: rate(
    { burst: 20, perMinute: 2 },
    'games that a person, or an address without one, has kept for short links',
  ),
  sharesStored: count(
    20_000,
    'games kept for short links in all; beyond it links hold the game themselves',
  ),
  shareDays: someDays(365, 'days after its last use when a short link expires'),
  tokenDays: someDays(180, 'days after its last use when a token, and the cookie with it, expires'),
  tokens: count(
    50,
    'tokens of a person (browsers and programs signed in); beyond it the one unused for longest is forgotten',
  ),
  lobbyDays: days(
    14,
    'days without an entry after which a table that has not begun is closed; 0: never',
  ),
  runningDays: days(180, 'the same for a table whose game has begun; 0: never'),
  closedDays: days(30, 'days after which a closed table is deleted; 0: never'),
  finishedDays: days(0, 'days after which a finished table is deleted, with its record; 0: never'),
  passkeys: count(20, 'passkeys of a person'),
  subscriptions: count(10, 'browsers of a person that get push messages'),
  connections: count(20, 'WebSocket connections of a person, and as many streams'),
  connectionsPerAddress: count(500, 'WebSocket connections from an address'),
  socketsPerAddress: count(
    1000,
    'connections of an address, HTTP and WebSocket together; behind a proxy, requests under way',
  ),
  headerTime: count(10_000, 'milliseconds for the headers of a request to arrive; then 408'),
  requestTime: count(30_000, 'milliseconds for a whole request to arrive; then 408'),
  stallTime: count(
    60_000,
    'milliseconds for which a client may take nothing of its response before it is disconnected',
  ),
  watched: count(100, 'tables watched on one connection'),
  waiting: count(1_048_576, 'bytes that wait for a slow client before it is disconnected'),
  commandsAtOnce: count(64, 'commands of one connection under way at once'),
  outbound: count(200, 'requests to webhooks and push services under way'),
  outboundPerPerson: count(4, 'those for one person'),
  outboundWaiting: count(100, 'those of one person that wait in a queue; more are dropped'),
  diskFree: count(
    8_388_608,
    'bytes that must be free on the disk of the data folder; with less `/ready` answers 503',
  ),
  queueStall: count(
    30_000,
    'milliseconds for which bots may wait while no thread takes a request; then `/ready` answers 503',
  ),
};

export type Limits = {
  readonly [name in keyof typeof limitTable]: (typeof limitTable)[name]['value'];
};

export const limitNames = Object.keys(limitTable) as readonly (keyof Limits)[];

/** An object with one field for every limit, made from the entry of that limit. */
export function mapLimits<T>(make: (limit: LimitEntry<unknown>) => T): {
  readonly [name in keyof Limits]: T;
} {
  const fields = limitNames.map((name) => [name, make(limitTable[name] as LimitEntry<unknown>)]);
  // There is one field for every name.
  return Object.fromEntries(fields) as { readonly [name in keyof Limits]: T };
}

// Every field has the value of its own entry.
export const defaultLimits = mapLimits(({ value }) => value) as Limits;
