import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What `npm pack` says about a package. */
export type Packed = {
  /** The path of the tarball. */
  readonly file: string;
  readonly version: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
};

/** Packs the folder of a package into a tarball in `to`. */
export function pack(folder: string, to: string): Packed {
  // A shell, because npm is npm.cmd on Windows.
  const said = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(said) as [Omit<Packed, 'file'> & { readonly filename: string }];
  return { ...packed, file: join(to, packed.filename) };
}
