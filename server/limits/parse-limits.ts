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
    socketsPerAddress: count,
    headerTime: count,
    requestTime: count,
    stallTime: count,
    watched: count,
    waiting: count,
  })
  .partial() satisfies z.ZodType<{ [name in keyof Limits]?: Limits[name] | undefined }>;

/** Thrown when a setting of the operator is not valid. */
export class BadSetting extends Error {
  override name = 'BadSetting';
}

/** Parses limits that differ from the defaults; throws with what is wrong. */
export function parseLimits(text: string): Partial<Limits> {
  try {
    return shape.parse(JSON.parse(text)) as Partial<Limits>;
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new BadSetting(`FAUBOURG_LIMITS must be JSON with limits of docs/server.md. ${why}`, {
      cause: error,
    });
  }
}
