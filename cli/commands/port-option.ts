import { messageOf, usage } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { whole } from './options.ts';

export const USUAL_PORT = 8080;
export const portOption = whole(0, 65_535);

/** What PORT says; undefined without it. */
export function portOfEnvironment({ env }: Terminal): number | undefined {
  const text = env['PORT'];
  if (!text) return undefined;
  try {
    return portOption(text);
  } catch (error) {
    throw usage(`PORT: ${messageOf(error)}`);
  }
}
