import { MAX_SEATS, type Shape } from '@faubourg/core';
import {
  channel,
  clockRuleShape,
  digits as digitsShape,
  level as levelShape,
  seat as seatShape,
} from '@faubourg/protocol';
import { z } from 'zod';
import type { Entry, TableSetup } from '../table/entry.ts';
import { TABLE_ID } from '../live-tables/live-tables.ts';

/* The format of a table as a file. Objects are strict: a file with unknown fields is refused. */

/** A value that the protocol describes. */
const shaped = <T>(shape: Shape<T>): z.ZodType<T> =>
  z.custom<T>((value) => shape.fault(value, '') === null, shape.expected);

const seat = shaped(seatShape);
const level = shaped(levelShape);
const digits = shaped(digitsShape);

const whole = z.int().min(0);
const text = z.string().max(200);
const tableId = z.string().regex(TABLE_ID, 'the name of a table');

const seatPlan = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('anyone') }),
  z.strictObject({ for: z.literal('person'), person: text, name: text }),
  z.strictObject({
    for: z.literal('bot'),
    level,
    name: text.optional(),
    character: text.optional(),
  }),
]);

const setup = z.strictObject({
  game: text,
  rules: whole,
  options: z.record(z.string(), z.json()),
  seats: z.array(seatPlan).min(1).max(MAX_SEATS),
  listed: z.boolean(),
  spectators: z.boolean(),
  clock: shaped(clockRuleShape).nullable(),
  standIn: level.nullable(),
  coach: z.literal(true).optional(),
  host: text,
  commitment: digits,
  scheme: z.literal(2).optional(),
  patience: whole.min(1).optional(),
  after: tableId.nullable(),
  startsWhenFull: z.literal(true).optional(),
  keptUntil: whole.optional(),
}) satisfies z.ZodType<TableSetup>;

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), setup }),
  z.strictObject({
    kind: z.literal('sit'),
    seat,
    person: text,
    name: text,
    contribution: digits.nullable(),
    commitment: digits.optional(),
  }),
  z.strictObject({ kind: z.literal('stand'), seat }),
  z.strictObject({ kind: z.literal('put-out'), seat, person: text }),
  z.strictObject({ kind: z.literal('readmit'), person: text }),
  z.strictObject({
    kind: z.literal('bot'),
    seat,
    level: level.nullable(),
    name: text.optional(),
    character: text.optional(),
  }),
  z.strictObject({ kind: z.literal('start'), revealUntil: whole.optional() }),
  z.strictObject({ kind: z.literal('reveal'), seat, contribution: digits }),
  z.strictObject({ kind: z.literal('end-reveals') }),
  z.strictObject({
    kind: z.literal('answer'),
    seat,
    answer: z.json(),
    by: z.enum(['person', 'bot', 'clock']),
  }),
  z.strictObject({ kind: z.literal('undo'), seat }),
  z.strictObject({ kind: z.literal('leave'), seat, level: level.nullable() }),
  z.strictObject({ kind: z.literal('return'), seat }),
  z.strictObject({ kind: z.literal('replace'), seat, level }),
  z.strictObject({ kind: z.literal('agree'), seat, by: seat }),
  z.strictObject({ kind: z.literal('resign'), seat, level }),
  z.strictObject({ kind: z.literal('close') }),
  z.strictObject({ kind: z.literal('rematch'), table: tableId }),
]) satisfies z.ZodType<Entry>;

const row = z.strictObject({
  seq: whole,
  key: text.nullable(),
  entry,
  told: whole,
  number: whole,
  at: whole,
});

const line = z.strictObject({
  n: whole,
  person: z.string(),
  name: z.string(),
  channel: shaped(channel),
  text: z.string(),
  at: whole,
});

/** Positive, and each greater than the one before. */
const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => n > (numbers[i - 1] ?? 0));

export const tableFile = z.strictObject({
  format: z.literal('faubourg/table'),
  version: z.literal(1),
  id: tableId,
  secret: digits,
  createdAt: whole,
  log: z
    .array(row)
    .min(1)
    .refine((rows) => rows.every(({ seq }, i) => seq === i + 1), 'every row, counted from 1')
    .refine(
      (rows) => rows.every(({ entry }, i) => (entry.kind === 'open') === (i === 0)),
      'one opening, at the beginning',
    ),
  chat: z.array(line).refine((lines) => ascending(lines.map(({ n }) => n)), 'lines in their order'),
});

export type TableFile = z.infer<typeof tableFile>;
