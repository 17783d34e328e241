import { open } from 'node:fs/promises';
import { messageOf, outside } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Somewhere for records to go. Each write is over before the next: a slow reader is waited for. */
export type RecordFile = { write(lines: string): Promise<void>; close(): Promise<void> };

/** A file, the output (`-`), or nowhere. */
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
