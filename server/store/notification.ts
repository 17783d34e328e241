/*
 * What nodes send each other through the database. During a rolling restart nodes of different
 * versions run side by side, so these texts do not change.
 */

export type Notification =
  /** An entry was written to the log of a table. */
  | { readonly kind: 'row'; readonly table: string; readonly seq: number }
  /** A table was deleted. */
  | { readonly kind: 'gone'; readonly table: string }
  /** A line of chat was written. */
  | { readonly kind: 'chat'; readonly table: string }
  /** The name or the webhook of a person changed. */
  | { readonly kind: 'person'; readonly person: string }
  /** A person gave up a token. */
  | { readonly kind: 'signed-out'; readonly person: string }
  /** A person muted or blocked somebody, or no longer does. */
  | { readonly kind: 'mute'; readonly person: string }
  /** A message for the pages a person has open; the sending node has sent it to its own. */
  | {
      readonly kind: 'notice';
      readonly person: string;
      readonly node: string;
      readonly text: string;
    }
  /** The seats of a table that are connected to a node, as bits; `ask`: the others answer. */
  | {
      readonly kind: 'here';
      readonly table: string;
      readonly node: string;
      readonly seats: number;
      readonly ask: boolean;
    }
  /** A node is alive, or it closes. */
  | { readonly kind: 'node'; readonly node: string; readonly closes: boolean };

export function notificationText(notification: Notification): string {
  switch (notification.kind) {
    case 'row': {
      return `row ${notification.table} ${notification.seq}`;
    }
    case 'gone':
    case 'chat': {
      return `${notification.kind} ${notification.table}`;
    }
    case 'person':
    case 'signed-out':
    case 'mute': {
      return `${notification.kind} ${notification.person}`;
    }
    case 'notice': {
      const { person, node, text } = notification;
      return `notice ${person} ${node} ${text}`;
    }
    case 'here': {
      const { table, node, seats, ask } = notification;
      return `here ${table} ${node} ${seats}${ask ? ' ?' : ''}`;
    }
    case 'node': {
      return `node ${notification.node}${notification.closes ? ' gone' : ''}`;
    }
    default: {
      return notification satisfies never;
    }
  }
}

/** Null for a text of a newer version that this one does not know. */
export function parseNotification(text: string): Notification | null {
  const [kind = '', first = '', second = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'row': {
      return { kind, table: first, seq: Number(second) };
    }
    case 'gone':
    case 'chat': {
      return { kind, table: first };
    }
    case 'person':
    case 'signed-out':
    case 'mute': {
      return { kind, person: first };
    }
    case 'notice': {
      return { kind, person: first, node: second, text: rest.join(' ') };
    }
    case 'here': {
      const [seats, ask] = rest;
      return { kind, table: first, node: second, seats: Number(seats), ask: ask === '?' };
    }
    case 'node': {
      return { kind, node: first, closes: second === 'gone' };
    }
    default: {
      return null;
    }
  }
}
