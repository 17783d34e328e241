import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Podman, what it runs containers with, and the libraries that Debian's base does not have. */
const PACKAGES = [
  'podman',
  'conmon',
  'runc',
  'golang-github-containers-common',
  'libassuan0',
  'libdevmapper1.02.1',
  'libgpgme11',
  'libsubid4',
];

/** A container may not raise the limits of the process that starts it. */
const LIMITS = ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'];

type Result = { readonly status: number; readonly output: string };

/** Podman with a store of its own, which disappears with its folder. */
export type Podman = {
  /** Runs a command and returns what it printed. Throws if it fails. */
  do(...args: readonly string[]): string;
  /** Runs a command that may fail. */
  try(...args: readonly string[]): Result;
  /** Runs a command with the output of this process. Throws if it fails. */
  show(...args: readonly string[]): void;
};

/** Unpacks packages of Debian into a folder. Nothing is installed. */
export function unpack(packages: readonly string[], folder: string): void {
  const files = `${folder}-packages`;
  for (const path of [folder, files]) mkdirSync(path, { recursive: true });
  execFileSync('apt-get', ['download', '--quiet', ...packages], { cwd: files, stdio: 'ignore' });
  for (const file of readdirSync(files))
    execFileSync('dpkg', ['--extract', join(files, file), folder]);
}

/** The Podman of this machine, otherwise that of Debian's packages, with its store in `folder`. */
export function openPodman(folder: string): Podman {
  const store = ['--root', '--runroot', '--tmpdir'].flatMap((option) => {
    return [option, join(folder, option.slice(2))];
  });
  const isInstalled = spawnSync('podman', ['--version']).error === undefined;
  const { program, args, env } = isInstalled
    ? { program: 'podman', args: store, env: process.env }
    : fromDebian(join(folder, 'debian'), store);
  const withLimits = ([command = '', ...rest]: readonly string[]): string[] => [
    ...args,
    command,
    ...(command === 'run' || command === 'build' ? LIMITS : []),
    ...rest,
  ];
  const attempt = (...rest: readonly string[]): Result => {
    const { status, stdout, stderr } = spawnSync(program, withLimits(rest), {
      env,
      encoding: 'utf8',
    });
    return { status: status ?? 1, output: stdout + stderr };
  };
  return {
    try: attempt,
    do: (...rest) => {
      const done = spawnSync(program, withLimits(rest), { env, encoding: 'utf8' });
      if (done.status === 0) return done.stdout.trim();
      throw new Error(`podman ${rest.join(' ')}: ${done.stdout}${done.stderr}`);
    },
    show: (...rest) => {
      execFileSync(program, withLimits(rest), { env, stdio: 'inherit' });
    },
  };
}

/** Whether the kernel can lay folders over each other. */
const hasOverlay = (): boolean => readFileSync('/proc/filesystems', 'utf8').includes('overlay');

function fromDebian(folder: string, store: readonly string[]) {
  unpack(PACKAGES, folder);
  const bin = join(folder, 'usr', 'bin');
  // Its settings are read from the home folder, because nothing is written to /etc.
  const home = join(folder, 'home');
  const settings = join(home, '.config', 'containers');
  mkdirSync(settings, { recursive: true });
  copyFileSync(join(folder, 'etc/containers/policy.json'), join(settings, 'policy.json'));
  const libraries = readdirSync(join(folder, 'usr', 'lib')).filter((name) =>
    name.endsWith('-linux-gnu'),
  );
  const parts = libraries.flatMap((name) => [
    join(folder, 'usr/lib', name),
    join(folder, 'lib', name),
  ]);
  return {
    program: join(bin, 'podman'),
    args: [
      ...store,
      // Without a copy of all files for every step, where the kernel can.
      `--storage-driver=${hasOverlay() ? 'overlay' : 'vfs'}`,
      '--cgroup-manager=cgroupfs',
      '--events-backend=none',
      `--runtime=${join(folder, 'usr/sbin/runc')}`,
      `--conmon=${join(bin, 'conmon')}`,
    ],
    env: { ...process.env, HOME: home, LD_LIBRARY_PATH: parts.join(':') },
  };
}
