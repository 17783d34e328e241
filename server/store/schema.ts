import type { ChatLine, Share } from '@faubourg/protocol';

/*
 * The tables of the database. Times are milliseconds since 1970. JSON is stored as text: nothing
 * searches inside it, and both databases then behave the same.
 */

type PersonRow = {
  id: string;
  name: string;
  created_at: number;
  seen_at: number;
  /** The address that is called when it is this person's turn. */
  webhook: string | null;
};

/** Only the hash: somebody who reads the database cannot sign in as another person. */
type TokenRow = {
  hash: string;
  person: string;
  created_at: number;
  /** When it was last used, in table time and to within a day. It expires some time after that. */
  used_at: number;
};

type PasskeyRow = {
  id: string;
  person: string;
  public_key: string;
  counter: number;
  transports: string;
  created_at: number;
};

type RecoveryCodeRow = { hash: string; person: string; created_at: number };

/** A table in the list of tables; everything that happened at it is in `log`. */
type TableRow = {
  id: string;
  game: string;
  phase: string;
  listed: number;
  created_at: number;
  changed_at: number;
  summary: string;
  /** The server's part of the shuffle. It is secret until the end of the game. */
  secret: string;
  /** The host; null for tables older than this column. */
  host: string | null;
  /**
   * Changes when a table of this id is imported: entries are only written to the incarnation they
   * were made for.
   */
  incarnation: number;
};

type MemberRow = { table_id: string; person: string; seat: number };

type LogRow = {
  table_id: string;
  seq: number;
  /** Chosen by the sender, so that a command that is sent again is recognised. */
  key: string | null;
  entry: string;
  /**
   * The viewers who got an update: bit k for seat k, the bit after the last seat for spectators.
   */
  told: number;
  /** The number of the sender's last update after this entry: the acknowledgement, for resends. */
  number: number;
  at: number;
};

/** A table after an entry, so that a long log need not be replayed. It can be deleted at any time. */
type SnapshotRow = {
  table_id: string;
  seq: number;
  incarnation: number;
  /** The version of the programs that made it: others make their own. */
  version: string;
  /** Ties everything in this row to the entry `seq` of the log. */
  digest: string;
  /** For each viewer, the number of the last update, as JSON. */
  numbers: string;
  /** For each seat, its turn, as JSON. */
  turns: string;
  /** The table, with everything hidden. It never leaves the server. */
  data: string;
};

type ChatRow = {
  table_id: string;
  n: number;
  person: string;
  name: string;
  channel: ChatLine['channel'];
  text: string;
  at: number;
};

type MuteRow = { person: string; muted: string };

type BlockRow = { person: string; blocked: string };

/** Somebody whom the operator has banned, or deleted: then there is no row in `people`. */
type BanRow = { person: string; at: number; why: string };

type SubscriptionRow = { endpoint: string; person: string; keys: string; created_at: number };

/** What the server owes a table: a bot's answer or a deadline. */
type DutyRow = { table_id: string; due_at: number; node: string; lease_until: number };

/** A game or a position behind a short link, packed; nobody's, so it names no person. */
type ShareRow = {
  id: string;
  kind: Share['kind'];
  game: string;
  packed: string;
  /** When it was made or last opened, in table time and to within a day. */
  used_at: number;
};

type SettingRow = { name: string; value: string };

export type Schema = {
  people: PersonRow;
  tokens: TokenRow;
  passkeys: PasskeyRow;
  recovery_codes: RecoveryCodeRow;
  tables: TableRow;
  members: MemberRow;
  log: LogRow;
  snapshots: SnapshotRow;
  chat: ChatRow;
  mutes: MuteRow;
  blocks: BlockRow;
  bans: BanRow;
  subscriptions: SubscriptionRow;
  duties: DutyRow;
  shares: ShareRow;
  facts: SettingRow;
};

export type {
  ChatRow,
  DutyRow,
  TableRow,
  LogRow,
  PasskeyRow,
  PersonRow,
  SnapshotRow,
  SubscriptionRow,
};
