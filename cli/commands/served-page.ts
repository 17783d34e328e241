import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { places } from '../context/places.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The folder of the built page. Null, with a note, if there is none. */
export function servedPage(terminal: Terminal): string | null {
  if (existsSync(join(places.page, 'index.html'))) return places.page;
  terminal.note('The page is not built (npm run build): only the API is served.');
  return null;
}
