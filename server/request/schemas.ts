import { NAME_LENGTH } from '@faubourg/protocol';
import { z } from 'zod';

/*
 * The parts of requests that the protocol does not describe: what the server alone reads. Objects
 * are strict: an unknown field is refused.
 */

/** A name as it is sent. `readPersonName` says whether somebody may have it. */
export const name = z.string().trim().min(1).max(NAME_LENGTH);

/** The table in the address of a request. */
export const tableParams = z.strictObject({ table: z.string().max(64) });

/** For commands without any data. */
export const nothing = z.strictObject({}).optional();

export const done = z.object({ done: z.literal(true) });
