import { ACK, ADA, type OperationTexts, TABLE } from './operation-text.ts';

const COMMITMENT = '4c96caf742c9ffb8b2f5ab118bac1269c061a54445dbc2972fc55ccc001c274c';
const CONTRIBUTION = 'eb604f986a10fa8995412dc541509762ed37f6fccd3a17714e4f46d49ba4958a';
const options = { objectives: 'random', startFloors: 3, start: 'random', board: 'standard' };
const empty = { keptFor: null, bot: null, left: false, resigned: false };

/** A table before the start, as a viewer without a seat sees it. */
const frame = {
  table: {
    id: TABLE,
    game: 'tower-up',
    rules: 2,
    options,
    phase: 'open',
    host: ADA,
    listed: false,
    spectators: true,
    standIn: null,
    seats: [
      { name: 'Ada', person: ADA, ...empty },
      { name: '', person: null, ...empty },
    ],
    clock: null,
    waiting: { after: 900_000, since: [null, null], agreed: [[], []] },
    putOut: [],
    shuffle: {
      scheme: 2,
      commitment: COMMITMENT,
      commitments: [null, null],
      reveals: [null, null],
      contributions: [null, null],
      revealUntil: null,
      secret: null,
    },
    outcome: null,
    after: null,
    rematch: null,
  },
  asks: [],
  you: null,
  turn: null,
  view: null,
};

const build = { build: 'A4', colour: 'white', roof: 'A4' };
const key = 'move-0001';
const at = '/api/tables/{table}';

/** Operations of the game itself. */
export const gameTexts: OperationTexts = {
  [`GET ${at}`]: {
    id: 'getTable',
    tag: 'game',
    description:
      'A frame: all that you may see of the table now. view is null before the start; asks lists the open decisions, turn counts those of your seat.',
    response: { table: TABLE, n: 1, frame },
    problems: ['not-signed-in', 'table-unknown', 'no-spectators'],
  },
  [`GET ${at}/events`]: {
    id: 'getEvents',
    tag: 'game',
    description:
      'What happened after number n. With stream=true one JSON object in each line as it happens (application/x-ndjson, an empty line every 20 seconds); with frames=true beside it, each line has the whole frame instead of a patch.',
    response: {
      messages: [
        {
          table: TABLE,
          n: 3,
          by: null,
          events: [{ kind: 'placed', seat: null, site: 'D4', colour: 'white' }],
          patch: { turn: 1 },
        },
      ],
    },
    problems: ['not-signed-in', 'table-unknown', 'no-spectators'],
  },
  [`GET ${at}/answers`]: {
    id: 'getAnswers',
    tag: 'game',
    description:
      'Your legal answers now; the list is empty if you are not asked. Where they cannot be listed (a trade in Chinatown) answers is null, parts says what an answer can be made of, and examples has some legal ones.',
    response: { turn: 4, answers: [build, { ...build, roof: 'D1' }], parts: null },
    problems: ['not-signed-in', 'table-unknown', 'not-seated'],
  },
  [`POST ${at}/answer`]: {
    id: 'answer',
    tag: 'game',
    description:
      'Answers the decision of your seat. Choose a new key for each answer: the same key again is the same answer, so that sending it twice is safe. Give the turn of the frame or of the list of answers.',
    request: { key, turn: 4, answer: build },
    response: ACK,
    problems: [
      'not-signed-in',
      'table-unknown',
      'table-phase',
      'not-seated',
      'bot-plays',
      'time-up',
      'game-over',
      'not-asked',
      'answer-form',
      'stale',
      'key-reused',
      'too-many-changes',
      'resigned',
    ],
    gameRules: true,
  },
  [`POST ${at}/undo`]: {
    id: 'undo',
    tag: 'game',
    description: 'Takes your last answer back, where nobody has learned anything from it.',
    request: { key, turn: 5 },
    response: ACK,
    problems: [
      'not-signed-in',
      'table-unknown',
      'table-phase',
      'not-seated',
      'bot-plays',
      'time-up',
      'game-over',
      'stale',
      'key-reused',
      'too-many-changes',
      'resigned',
      'nothing-to-undo',
      'others-acted',
      'chance-or-reveal',
      'final-answer',
      'given-by-clock',
      'phase-over',
      'secret-choice',
    ],
  },
  [`GET ${at}/record`]: {
    id: 'getRecord',
    tag: 'game',
    description: 'The whole game as data, once it is over; faubourg verify checks it.',
    response: {
      format: 'faubourg/record',
      version: 1,
      game: 'tower-up',
      rules: 2,
      options,
      seats: [{ name: 'Ada' }, { name: 'Bob' }],
      shuffling: {
        scheme: 2,
        commitment: COMMITMENT,
        commitments: [null, null],
        reveals: ['server', 'none'],
        contributions: [CONTRIBUTION, CONTRIBUTION],
        secret: CONTRIBUTION,
      },
      rows: [{ seat: 0, answer: build, link: '0123456789abcdef' }],
      result: { scores: [46, 33], winners: [0], reason: 'roofs' },
    },
    problems: ['not-signed-in', 'table-unknown', 'no-spectators', 'record-after-the-end'],
  },
};
