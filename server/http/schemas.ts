import { LEVELS } from '@faubourg/search';
import { MAX_SEATS } from '@faubourg/core';
import { z } from 'zod';

/* The form of everything that comes in. Objects are strict: an unknown field is refused. */

const HOUR = 3_600_000;
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

export const name = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .refine((text) => !HIDDEN.test(text), 'a name without control characters');

export const seat = z
  .int()
  .min(0)
  .max(MAX_SEATS - 1);
export const level = z.enum(LEVELS);
export const contribution = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
export const key = z.string().regex(/^[\w-]{8,64}$/, '8 to 64 letters, digits, - or _');
export const turn = z.int().min(0).max(1_000_000_000);
export const number = z.int().min(0).max(1_000_000_000);
export const tableId = z.string().max(64);
export const chatText = z.string().min(1).max(2000);

const time = (least: number): z.ZodType<number> =>
  z
    .int()
    .min(least)
    .max(400 * 24 * HOUR);

export const clock = z.strictObject({
  live: z.strictObject({ bank: time(1000), increment: time(0) }).optional(),
  slow: z.strictObject({ perDecision: time(1000) }).optional(),
  kinds: z.record(z.string().max(40), time(1000)).optional(),
});

const seatPlan = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('anyone') }),
  z.strictObject({ for: z.literal('bot'), level }),
  z.strictObject({ for: z.literal('person'), person: z.string().max(40) }),
]);

export const wish = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  seats: z.array(seatPlan).min(1).max(MAX_SEATS),
  listed: z.boolean().default(false),
  spectators: z.boolean().default(true),
  clock: clock.nullable().default(null),
  standIn: level.nullable().default(null),
});

export const sending = { key, turn };
export const answer = z.strictObject({ ...sending, answer: z.unknown() });
export const undo = z.strictObject(sending);

/* What goes out. */

export const problem = z.object({
  problem: z.object({
    rule: z.string(),
    code: z.string(),
    data: z.record(z.string(), z.unknown()),
  }),
});

export const ack = z.object({ n: z.number() });

export const person = z.object({ id: z.string(), name: z.string() });

const anything = z.record(z.string(), z.unknown());

export const listing = z.object({
  id: z.string(),
  game: z.string(),
  phase: z.string(),
  createdAt: z.number(),
  options: z.unknown(),
  seats: z.array(z.object({ name: z.string(), bot: level.nullable(), open: z.boolean() })),
  clock: z.unknown(),
  spectators: z.boolean(),
});

export const frame = z.object({ table: z.string(), n: z.number(), frame: anything });

export const message = z.object({
  table: z.string(),
  n: z.number(),
  events: z.array(z.unknown()),
  patch: anything,
});

export const line = z.object({
  n: z.number(),
  person: z.string(),
  name: z.string(),
  channel: z.string(),
  text: z.string(),
  at: z.number(),
});

export const game = z.object({
  id: z.string(),
  rules: z.number(),
  seats: z.object({ min: z.number(), max: z.number() }),
  options: z.array(
    z.object({
      name: z.string(),
      rule: z.string(),
      /** The named choices by number of seats, the default first. */
      values: z.record(z.string(), z.array(z.unknown())),
      free: z.boolean(),
    }),
  ),
});

export const record = anything;
