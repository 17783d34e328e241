import { z } from 'zod';
import type { Limits } from './limits.ts';

const count = z.int().min(1);
const rate = z.strictObject({ burst: count, perMinute: count });

const shape = z
  .strictObject({
    body: count,
    depth: count,
    requests: rate,
    strangers: rate,
    identities: rate,
    tables: rate,
    tablesAtOnce: count,
    histories: rate,
    chat: rate,
    chatLength: count,
    chatLines: count,
    mutes: count,
    passkeys: count,
    subscriptions: count,
    connections: count,
    connectionsPerAddress: count,
    watched: count,
    waiting: count,
  })
  .partial() satisfies z.ZodType<{ [name in keyof Limits]?: Limits[name] | undefined }>;

/** Something the person who starts the house has set is not as it should be. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** Limits other than the defaults, from JSON text; says what is wrong with it. */
export function readLimits(text: string): Partial<Limits> {
  try {
    return shape.parse(JSON.parse(text)) as Partial<Limits>;
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new BadSetting(`FAUBOURG_LIMITS must be JSON with limits of docs/server.md. ${why}`, {
      cause: error,
    });
  }
}
