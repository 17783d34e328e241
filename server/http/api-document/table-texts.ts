import { ADA, type OperationTexts, TABLE } from './operation-text.ts';

const listing = {
  id: TABLE,
  game: 'tower-up',
  phase: 'open',
  createdAt: 1_790_000_000_000,
  options: { startFloors: 3 },
  ownBoard: false,
  seats: [
    { name: 'Ada', bot: null, open: false },
    { name: '', bot: null, open: true },
  ],
  clock: null,
  spectators: true,
};
const done = { done: true };
const endpoint = 'https://push.example.org/s/1';
const share = { kind: 'position', game: 'tower-up', packed: 'eJyrVkrOz0lVslIqLU4tAgAg2wU7' };

/** Operations around tables: lists, opening, chat, links, push, health. */
export const tableTexts: OperationTexts = {
  'GET /api/games': {
    id: 'listGames',
    tag: 'tables',
    description:
      'The games of this server, how many can play, and their options by the number of seats.',
    response: {
      games: [
        {
          id: 'tower-up',
          rules: 2,
          seats: { min: 2, max: 4 },
          options: [{ name: 'startFloors', rule: 'TU-5', values: { 2: [3, 4] }, free: false }],
          characters: ['builder', 'collector', 'racer'],
        },
      ],
    },
    problems: ['not-signed-in'],
  },
  'GET /api/tables': {
    id: 'listTables',
    tag: 'tables',
    description:
      'The tables that everybody may find, newest first. For the next page give the createdAt of the last as before.',
    response: { tables: [listing] },
    problems: ['not-signed-in'],
  },
  'GET /api/my-tables': {
    id: 'listMyTables',
    tag: 'tables',
    description: 'The tables where you sit, newest first; waiting says whether it is your turn.',
    response: { tables: [{ ...listing, waiting: true }] },
    problems: ['not-signed-in'],
  },
  'POST /api/tables': {
    id: 'openTable',
    tag: 'tables',
    description:
      'Opens a table and answers its id, which is its invitation. The person who opens it is the host and sits down with sit like everybody else.',
    request: { game: 'tower-up', seats: [{ for: 'anyone' }, { for: 'bot', level: 'apprentice' }] },
    response: { table: TABLE },
    problems: [
      'not-signed-in',
      'game-unknown',
      'seat-count',
      'option-unknown',
      'option-value',
      'options-form',
      'already-seated',
      'clock-kind',
      'character-unknown',
      'person-unknown',
    ],
  },
  'GET /api/tables/{table}/chat': {
    id: 'readChat',
    tag: 'chat',
    description: 'The last 200 lines that you may read, or the next 200 after line n.',
    response: {
      lines: [
        { n: 1, person: ADA, name: 'Ada', channel: 'table', text: 'Hello', at: 1_790_000_000_000 },
      ],
    },
    problems: ['not-signed-in', 'table-unknown', 'no-spectators'],
  },
  'POST /api/tables/{table}/chat': {
    id: 'say',
    tag: 'chat',
    description: 'Says something: from a seat for everybody, without one for spectators.',
    request: { text: 'Hello' },
    response: { n: 1 },
    problems: ['not-signed-in', 'table-unknown', 'no-spectators', 'table-phase'],
  },
  'POST /api/shares': {
    id: 'keepShare',
    tag: 'sharing',
    description:
      'Keeps a packed record or position for a short link. The same content has the same id.',
    request: share,
    response: { share: 'Zk3v9QeXw0aB' },
    problems: ['not-signed-in', 'game-unknown'],
  },
  'GET /api/shares/{share}': {
    id: 'getShare',
    tag: 'sharing',
    description: 'What is behind a short link.',
    response: share,
    problems: ['not-signed-in', 'share-unknown'],
  },
  'GET /api/push-key': {
    id: 'getPushKey',
    tag: 'push',
    description: 'The key with which a browser subscribes to push messages.',
    response: { key: 'BEl62iUYgUivxIkv69yViEuiBIa' },
    problems: [],
  },
  'POST /api/push': {
    id: 'subscribePush',
    tag: 'push',
    description: 'Tells this browser when it is your turn.',
    request: {
      endpoint,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
      expirationTime: null,
    },
    response: done,
    problems: ['not-signed-in'],
  },
  'DELETE /api/push': {
    id: 'unsubscribePush',
    tag: 'push',
    description: 'Tells this browser nothing more.',
    request: { endpoint },
    response: done,
    problems: ['not-signed-in'],
  },
  'GET /health': {
    id: 'getHealth',
    tag: 'operating',
    description: 'Whether the process answers; /ready says whether it can serve.',
    response: { ok: true },
    problems: [],
  },
  'GET /ready': {
    id: 'getReady',
    tag: 'operating',
    description: 'Whether the server can serve: its database, its disk and the queue of its bots.',
    response: { ok: true },
    problems: ['not-ready'],
  },
};
