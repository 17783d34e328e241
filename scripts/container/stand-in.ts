import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Podman, unpack } from './podman.ts';

/** The user of Node's images. */
const USER = 1000;
/** Where Node's images and Debian have the certificates that are trusted. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * Makes an image that has what the Containerfile uses of Node's images: Debian's essential packages,
 * this Node, npm, and the user `node`. Returns it as the file of an archive.
 */
export function makeStandIn(folder: string): string {
  const tools = join(folder, 'mmdebstrap');
  unpack(['mmdebstrap'], tools);
  const system = join(folder, 'system');
  const args = ['--quiet', '--mode=root', '--variant=essential', '--include=libstdc++6'];
  execFileSync('perl', [
    join(tools, 'usr/bin/mmdebstrap'),
    ...args,
    '--aptopt=APT::Sandbox::User "root"',
    'bookworm',
    system,
  ]);
  const local = join(system, 'usr/local');
  const npm = process.env['npm_execpath'];
  if (npm === undefined) throw new Error('Start it by npm, whose files are copied.');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(local, 'bin/node'));
  cpSync(dirname(dirname(npm)), join(local, 'lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  appendFileSync(join(system, 'etc/passwd'), `node:x:${USER}:${USER}::/home/node:/bin/sh\n`);
  appendFileSync(join(system, 'etc/group'), `node:x:${USER}:\n`);
  mkdirSync(join(system, 'home/node'));
  chownSync(join(system, 'home/node'), USER, USER);
  if (existsSync(CERTIFICATES)) {
    mkdirSync(join(system, dirname(CERTIFICATES)), { recursive: true });
    cpSync(CERTIFICATES, join(system, CERTIFICATES), { dereference: true });
  }
  const archive = join(folder, 'system.tar');
  execFileSync('tar', ['--create', '--file', archive, '--directory', system, '.']);
  return archive;
}

/** Stores the stand-in under the name of the image that it replaces. */
export function importStandIn(podman: Podman, archive: string, image: string): void {
  const path = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];
  const trusted = process.env['NODE_EXTRA_CA_CERTS'] === undefined ? [] : [CERTIFICATES];
  podman.do(
    'import',
    '--quiet',
    `--change=ENV PATH=${path.join(':')}`,
    // A network that reads TLS has a certificate of its own, which npm must trust.
    ...trusted.map((file) => `--change=ENV NODE_EXTRA_CA_CERTS=${file}`),
    '--change=CMD ["node"]',
    archive,
    image,
  );
}
