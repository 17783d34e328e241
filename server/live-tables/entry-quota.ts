import type { Entry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';

/**
 * The person whose entry quota this entry counts against, or null. Only entries that a person
 * could repeat without end count: `stand` follows a counted `sit`, and answers of bots and clocks
 * follow a counted answer.
 */
export function chargedPerson({ seats, setup }: Table, entry: Entry): string | null {
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
    case 'reveal':
    case 'end-reveals':
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
