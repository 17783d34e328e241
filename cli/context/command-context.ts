import type { Catalogue } from './catalogue.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What every command has before it: the terminal, the games, and the exit code to leave. */
export type CommandContext = {
  readonly terminal: Terminal;
  readonly catalogue: Catalogue;
  code: number;
};
