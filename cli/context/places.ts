import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the files of this installation are. */
export type Places = {
  /** The project with its sources; null in the package that `npm run release` builds. */
  readonly sources: string | null;
  /** The built page. The folder may be missing. */
  readonly page: string;
  /** Where a server stores its data unless it is told otherwise. */
  readonly data: string;
  readonly version: string;
};

const sources = join(import.meta.dirname, '..', '..');
const manifest = readFileSync(join(sources, 'cli', 'package.json'), 'utf8');

/** The released package has released-places.ts in place of this file. */
export const places: Places = {
  sources,
  page: join(sources, 'web', 'dist'),
  data: join(sources, 'data'),
  version: (JSON.parse(manifest) as { version: string }).version,
};
