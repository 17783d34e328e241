/*
 * Builds the image of deploy/Containerfile and runs it:
 *
 *   npm run test:container
 *
 * Needs Linux and the rights of root. Without Podman it unpacks Debian's packages into a temporary
 * folder; where Node's images cannot be pulled, others made from Debian's packages and this Node
 * stand in for them, under their names: the Containerfile is used as it is. Everything is deleted
 * at the end.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContainer } from './container/check-container.ts';
import { openPodman, type Podman } from './container/podman.ts';
import { importStandIn, makeStandIn } from './container/stand-in.ts';
import { root } from './tools/root.ts';

/** Megabytes that the image may have beside the one it is made from. */
const LIMIT = 120;
const IMAGE = 'localhost/faubourg';

const containerfile = join(root, 'deploy', 'Containerfile');
const folder = mkdtempSync(join(tmpdir(), 'faubourg-container-'));

/** The images that the Containerfile begins with, in its order. */
const bases = [...readFileSync(containerfile, 'utf8').matchAll(/^FROM (\S+\/\S+)/gm)].map(
  ([, name = '']) => name,
);

function openBases(podman: Podman): void {
  let archive: string | undefined;
  for (const base of new Set(bases)) {
    if (podman.try('pull', '--quiet', base).status === 0) {
      console.log(`${base}: pulled`);
      continue;
    }
    archive ??= makeStandIn(folder);
    importStandIn(podman, archive, base);
    console.log(`${base}: a stand-in from Debian's packages, because it cannot be pulled`);
  }
}

const bytes = (podman: Podman, image: string): number =>
  Number(podman.do('image', 'inspect', '--format={{.Size}}', image));

async function check(): Promise<void> {
  const podman = openPodman(folder);
  try {
    openBases(podman);
    podman.show(
      'build',
      '--format=docker',
      '--pull-never',
      '--network=host',
      `--file=${containerfile}`,
      `--tag=${IMAGE}`,
      root,
    );
    const megabytes = (bytes(podman, IMAGE) - bytes(podman, bases.at(-1)!)) / 1e6;
    assert.ok(megabytes <= LIMIT, `${megabytes} MB beside its base, at most ${LIMIT}`);
    await checkContainer(podman, IMAGE);
    console.log(`The image is built and runs: ${megabytes.toFixed(1)} MB beside its base.`);
  } finally {
    podman.try('rm', '--all', '--force');
  }
}

try {
  await check();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
