/*
 * Builds the package `faubourg`: server, page and command line compiled, with everything they need.
 *
 *   npm run release            dist/faubourg and dist/faubourg-<version>.tgz
 *
 * Then: npm publish dist/faubourg-<version>.tgz
 */
import { join, relative } from 'node:path';
import { buildRelease } from './release/build.ts';
import { pack } from './release/pack.ts';
import { root } from './tools/root.ts';

const folder = join(root, 'dist', 'faubourg');
await buildRelease(folder);
const { file, size, unpackedSize, entryCount } = pack(folder, join(root, 'dist'));
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `${relative(root, file)}: ${megabytes(size)}, unpacked ${megabytes(unpackedSize)} in ${entryCount} files`,
);
