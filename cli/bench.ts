import type { Shelf } from './shelf.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What every command has before it: the terminal, the games, and the exit code to leave. */
export type Bench = {
  readonly terminal: Terminal;
  readonly shelf: Shelf;
  code: number;
};
