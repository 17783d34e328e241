import { join } from 'node:path';
import type { Bench } from '../bench.ts';

/** Where a house keeps everything unless the command line says otherwise. */
export const folderOf = ({ terminal }: Bench): string =>
  terminal.env['FAUBOURG_DATA'] || join(import.meta.dirname, '..', '..', 'data');
