import { open } from 'node:fs/promises';
import { messageOf, outside } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';

/**
 * Where records are written. `write` resolves when the data is written, so that a slow reader slows
 * the writer down.
 */
export type RecordFile = { write(lines: string): Promise<void>; close(): Promise<void> };

/** A file, the standard output (`-`), or nothing. */
export async function recordFile(
  terminal: Terminal,
  path: string | undefined,
): Promise<RecordFile> {
  if (path === undefined) return { write: async () => {}, close: async () => {} };
  if (path === '-') {
    const write = (lines: string) =>
      new Promise<void>((resolve) => void terminal.output.write(lines, () => resolve()));
    return { write, close: async () => {} };
  }
  const unable = (error: unknown) => outside(`${path} cannot be written: ${messageOf(error)}`);
  const file = await open(path, 'w').catch((error: unknown) => {
    throw unable(error);
  });
  return {
    write: async (lines) => {
      await file.appendFile(lines).catch((error: unknown) => {
        throw unable(error);
      });
    },
    close: () => file.close(),
  };
}
