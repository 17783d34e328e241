import { z } from 'zod';

/*
 * The parts of requests that the protocol does not describe: what the server alone reads. Objects
 * are strict: an unknown field is refused.
 */

/** Control and direction characters, which would let a name look like another. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;

export const name = z
  .string()
  .trim()
  .min(1)
  .max(32)
  .refine((text) => !HIDDEN.test(text), 'a name without control characters');

/** The table in the address of a request. */
export const tableParams = z.strictObject({ table: z.string().max(64) });

/** For commands without any data. */
export const nothing = z.strictObject({}).optional();

export const done = z.object({ done: z.literal(true) });
