import type { GameLoader } from './game-loader.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What every command is given, and the exit code that it sets. */
export type CommandContext = {
  readonly terminal: Terminal;
  readonly loader: GameLoader;
  code: number;
};
