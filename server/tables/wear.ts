import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/**
 * Who has made the log one row longer; null where nobody could do so again and again. Whoever
 * stands up has sat down before, and bots and clocks answer what somebody asked.
 */
export function writerOf({ seats, setup }: Table, entry: Entry): string | null {
  switch (entry.kind) {
    case 'sit': {
      return entry.person;
    }
    case 'bot': {
      return setup.host;
    }
    case 'answer': {
      return entry.by === 'person' ? seats[entry.seat]!.person : null;
    }
    case 'undo':
    case 'leave':
    case 'return': {
      return seats[entry.seat]!.person;
    }
    case 'open':
    case 'stand':
    case 'start':
    case 'close':
    case 'replace':
    case 'resign':
    case 'rematch': {
      return null;
    }
    default: {
      return entry satisfies never;
    }
  }
}
