import { createInterface } from 'node:readline';
import type { Terminal } from '../terminal/terminal.ts';

/** The lines that a person types; null at the end of the input. */
export type InputLines = { ask(prompt: string): Promise<string | null>; close(): void };

export function linesOf(terminal: Terminal): InputLines {
  const reader = createInterface({ input: terminal.input, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async (prompt) => {
      terminal.output.write(prompt);
      const next = await lines.next();
      // If the input is not a terminal it is printed, so that the output contains both sides of the
      // dialogue.
      if (terminal.input.isTTY !== true) terminal.output.write(`${next.done ? '' : next.value}\n`);
      return next.done ? null : next.value.trim();
    },
    close: () => reader.close(),
  };
}
