import { z } from 'zod';
import { type Limits, mapLimits } from './limits.ts';

const shape = z.strictObject(mapLimits((limit) => limit.shape)).partial();

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
