/*
 * Builds two packages: `faubourg`, server, page and command line compiled, with everything they
 * need; and `faubourg-client`, the typed client of the API.
 *
 *   npm run release            dist/faubourg-<version>.tgz and dist/faubourg-client-<version>.tgz
 *
 * Then: npm publish <each of the two>
 */
import { join, relative } from 'node:path';
import { buildRelease } from './release/build.ts';
import { buildClient } from './release/client.ts';
import { pack } from './release/pack.ts';
import { root } from './tools/root.ts';

const dist = join(root, 'dist');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const packages = { faubourg: buildRelease, 'faubourg-client': buildClient };
for (const [name, build] of Object.entries(packages)) {
  const folder = join(dist, name);
  await build(folder);
  const { file, size, unpackedSize, entryCount } = pack(folder, dist);
  console.log(
    `${relative(root, file)}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)} in ${entryCount} files`,
  );
}
