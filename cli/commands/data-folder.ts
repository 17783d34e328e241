import { join } from 'node:path';
import type { CommandContext } from '../context/command-context.ts';

/** The default of `--data`: the folder in which a server stores everything. */
export const dataFolder = ({ terminal }: CommandContext): string =>
  terminal.env['FAUBOURG_DATA'] || join(import.meta.dirname, '..', '..', 'data');
