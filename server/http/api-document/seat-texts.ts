import type { Json } from '@faubourg/core';
import { ACK, BOB, type OperationText, type OperationTexts, TABLE } from './operation-text.ts';
import type { ProblemCode } from './problem-meanings.ts';

const DIGITS = 'eb604f986a10fa8995412dc541509762ed37f6fccd3a17714e4f46d49ba4958a';

/** What every command at a table may be refused with. */
const OF_COMMANDS: readonly ProblemCode[] = [
  'not-signed-in',
  'table-unknown',
  'table-phase',
  'not-seated',
  'host-only',
];

function command(
  id: string,
  description: string,
  problems: readonly ProblemCode[] = [],
  request: Json = {},
): OperationText {
  const all = [...new Set([...OF_COMMANDS, ...problems])];
  return { id, tag: 'seats', description, request, response: ACK, problems: all };
}

const at = '/api/tables/{table}';

/** Operations about the seats of a table. */
export const seatTexts: OperationTexts = {
  [`POST ${at}/sit`]: command(
    'sit',
    'Takes a seat: the one named, else the one reserved for you, else the first that is free. Give a commitment to your randomness for the shuffle, the randomness itself, or neither.',
    [
      'seat-unknown',
      'seat-taken',
      'seat-kept',
      'seat-bot',
      'already-seated',
      'no-seat-left',
      'put-out',
      'two-shares',
      'no-seat-commitments',
    ],
    { contribution: DIGITS },
  ),
  [`POST ${at}/stand`]: command('stand', 'Frees your seat before the start.'),
  [`POST ${at}/put-out`]: command(
    'putOut',
    'Frees the seat of a person, who sits down again only after readmit. For the host, before the start.',
    ['own-seat', 'not-at-table'],
    { person: BOB },
  ),
  [`POST ${at}/readmit`]: command(
    'readmit',
    'Lets a person who was put out sit down again. For the host.',
    ['not-put-out'],
    { person: BOB },
  ),
  [`POST ${at}/bot`]: command(
    'setBot',
    'Gives an empty seat to a bot, or with level null takes it back. For the host, before the start.',
    ['seat-unknown', 'seat-taken', 'seat-kept', 'seat-bot', 'character-unknown'],
    { seat: 1, level: 'regular' },
  ),
  [`POST ${at}/start`]: command(
    'start',
    'Begins the game when every seat is taken. For the host.',
    ['seats-open'],
  ),
  [`POST ${at}/reveal`]: command(
    'reveal',
    'Reveals the randomness to which you gave a commitment, before shuffle.revealUntil. Sent again it does nothing.',
    ['nothing-to-reveal', 'reveal-mismatch'],
    { contribution: DIGITS },
  ),
  [`POST ${at}/close`]: command('closeTable', 'Gives up a table that has not begun. For the host.'),
  [`POST ${at}/leave`]: command(
    'leave',
    'Leaves a running game; the stand-in of the table plays, or the seat waits.',
    ['bot-plays', 'resigned'],
  ),
  [`POST ${at}/return`]: command('returnToSeat', 'Takes your seat back, at any decision.', [
    'still-here',
    'resigned',
    'time-up',
  ]),
  [`POST ${at}/replace`]: command(
    'replace',
    'Lets a bot play for a person who left or ran out of time. For the host.',
    ['seat-unknown', 'seat-bot', 'own-seat', 'still-here', 'bot-plays', 'resigned', 'not-at-table'],
    { seat: 1, level: 'regular' },
  ),
  [`POST ${at}/agree`]: command(
    'agreeToBot',
    'Agrees that a bot plays for a person who does not answer. With the last agreement it does.',
    [
      'seat-unknown',
      'seat-bot',
      'own-seat',
      'still-here',
      'not-long-enough',
      'clock-runs',
      'not-playing',
      'answer-first',
      'already-agreed',
      'bot-plays',
      'resigned',
      'not-at-table',
    ],
    { seat: 1 },
  ),
  [`POST ${at}/resign`]: command('resign', 'Gives up for good: a bot plays the seat to the end.', [
    'resigned',
    'bot-plays',
  ]),
  [`POST ${at}/rematch`]: {
    ...command(
      'rematch',
      'Opens another table for the same people, the same one for everybody who asks.',
    ),
    response: { table: TABLE },
  },
};
