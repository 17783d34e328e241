import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Places } from './places.ts';
import { userDataFolder } from './user-data-folder.ts';

/** The compiled files are in `lib` of the package. */
const home = join(import.meta.dirname, '..');
const manifest = readFileSync(join(home, 'package.json'), 'utf8');

/** The places of the released package, whose folder may be read-only. */
export const places: Places = {
  sources: null,
  page: join(home, 'page'),
  data: userDataFolder(process.platform, process.env, homedir()),
  version: (JSON.parse(manifest) as { version: string }).version,
};
