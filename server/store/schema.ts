/*
 * The tables of the database. Times are milliseconds since 1970; JSON is kept as text, since
 * nobody searches inside it and both databases then behave the same.
 */

type Person = {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
  /** Where this person wants to be called when it is their turn. */
  webhook: string | null;
};

/** Only the hash: who reads the database cannot sign in as anybody. */
type Token = { hash: string; person: string; created_at: number };

type Passkey = {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
};

type RecoveryCode = { hash: string; person: string; created_at: number };

/** A table's entry in the list; all that happened at it is in `log`. */
type ListedTable = {
  id: string;
  game: string;
  phase: string;
  listed: number;
  created_at: number;
  changed_at: number;
  summary: string;
  /** The server's part of the shuffle. It never leaves before the end. */
  secret: string;
  /** Who opened it; null for tables older than this column. */
  host: string | null;
  /** Another one whenever a table of this name is brought in: rows are only added to the one known. */
  incarnation: number;
};

type Member = { table_id: string; person: string; seat: number };

type LogRow = {
  table_id: string;
  seq: number;
  /** Given by whoever sent it, so that a resend is recognised. */
  key: string | null;
  entry: string;
  /** Which viewers were told: bit k for seat k, the bit after the last seat for spectators. */
  told: number;
  /** The sender's own number after this row: the acknowledgement, kept for resends. */
  number: number;
  at: number;
};

type ChatLine = {
  table_id: string;
  n: number;
  person: string;
  name: string;
  channel: string;
  text: string;
  at: number;
};

type Mute = { person: string; muted: string };

type Subscription = { endpoint: string; person: string; keys: string; created_at: number };

/** Something a table waits for: a bot's answer or the end of somebody's time. */
type Duty = { table_id: string; due_at: number; node: string; lease_until: number };

type Fact = { name: string; value: string };

export type Schema = {
  people: Person;
  tokens: Token;
  passkeys: Passkey;
  recovery_codes: RecoveryCode;
  tables: ListedTable;
  members: Member;
  log: LogRow;
  chat: ChatLine;
  mutes: Mute;
  subscriptions: Subscription;
  duties: Duty;
  facts: Fact;
};

export type { ChatLine, Duty, ListedTable, LogRow, Passkey, Person, Subscription };
