import { join } from 'node:path';
import type { CommandContext } from '../context/command-context.ts';

/** Where a house keeps everything unless the command line says otherwise. */
export const dataFolder = ({ terminal }: CommandContext): string =>
  terminal.env['FAUBOURG_DATA'] || join(import.meta.dirname, '..', '..', 'data');
