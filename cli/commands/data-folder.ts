import type { CommandContext } from '../context/command-context.ts';
import { places } from '../context/places.ts';

/** The default of `--data`: the folder in which a server stores everything. */
export const dataFolder = ({ terminal }: CommandContext): string =>
  terminal.env['FAUBOURG_DATA'] || places.data;
