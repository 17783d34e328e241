import { z } from 'zod';
import type { Limits } from './limits.ts';

const count = z.int().min(1);
const days = z.int().min(0).max(36_500);
const rate = z.strictObject({ burst: count, perMinute: z.number().positive() });

/** One entry for every limit: each can be set. */
const fields = {
  body: count,
  depth: count,
  requests: rate,
  strangers: rate,
  identities: rate,
  tables: rate,
  tablesAtOnce: count,
  entriesPerPerson: count,
  attemptsPerDecision: count,
  revealWait: count,
  putOut: count,
  patience: count,
  liveTables: count,
  histories: rate,
  chat: rate,
  chatLength: count,
  chatLines: count,
  mutes: count,
  blocks: count,
  invitations: rate,
  shares: rate,
  sharesStored: count,
  shareDays: days.min(1),
  tokenDays: days.min(1),
  tokens: count,
  lobbyDays: days,
  runningDays: days,
  closedDays: days,
  finishedDays: days,
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
  commandsAtOnce: count,
  outbound: count,
  outboundPerPerson: count,
  outboundWaiting: count,
} satisfies { [name in keyof Limits]: z.ZodType<Limits[name]> };

/** The names of all limits that can be set. */
export const limitNames: readonly string[] = Object.keys(fields);

const shape = z.strictObject(fields).partial();

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
