import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../mutation/copy.ts';
import { test } from '../../web/test/shared-test.ts';
import { root } from '../tools/root.ts';

/*
 * The commands of docs/add-a-game.md, carried out one after the other in a copy of the project.
 * Nothing is fetched: what `npm install` would link is linked here.
 */

let copy: string;
test.beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'faubourg-add-a-game-'));
  await copyProject(root, copy);
});
test.afterEach(() => rm(copy, { recursive: true }));

/** The game that the guide adds. */
const GAME = 'market-hall';
const folder = `games/${GAME}`;

/** Lines of the blocks of the guide that people type. */
async function commandsOfGuide(): Promise<string[]> {
  const text = await readFile(join(root, 'docs', 'add-a-game.md'), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) =>
    block!.trim().split('\n'),
  );
}

/** Runs a program of the copy. Fails with what it said unless it ends well. */
async function run(args: readonly string[], typed = ''): Promise<string> {
  // What the test runner set up for its own workers is none of the programs' business.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:PLAYWRIGHT|PW_|TEST_|FAUBOURG_|FORCE_COLOR|NODE_OPTIONS)/.test(name),
  );
  const child = spawn(process.execPath, args, {
    cwd: copy,
    env: {
      ...Object.fromEntries(inherited),
      // The page is built with this game alone, which is quicker.
      ...(args[0]!.includes('playwright') && { FAUBOURG_GAMES: join(copy, folder, 'game.ts') }),
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.on('error', () => null).end(typed);
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
  });
  expect(code, said).toBe(0);
  return said;
}

/** The path of a program that npm installed. */
const tool = (name: string): string => join(copy, 'node_modules', '.bin', name);
const faubourg = (line: string, typed?: string): Promise<string> => {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
  return run([join(copy, 'cli', 'bin', 'faubourg.js'), ...words], typed);
};

/** How each command is carried out here. */
const CARRY_OUT: { readonly [command: string]: () => Promise<unknown> } = {
  [`npx faubourg new-game ${GAME} --title 'Market Hall'`]: addGame,
  'npm install': () => symlink(join(copy, folder), join(copy, 'node_modules', '@faubourg', GAME)),
  [`npm run test:unit -- ${folder}`]: async () => {
    expect(await run([tool('vitest'), 'run', folder])).toContain(
      `${folder}/test/conformance.test.ts`,
    );
  },
  [`npx faubourg play ${GAME}`]: async () => {
    expect(await faubourg(`play ${GAME} --seed 1`, '1\n'.repeat(100))).toContain('full');
  },
  [`npx faubourg simulate --game ${GAME} --games 200 --records ${GAME}.ndjson`]: () =>
    faubourg(`simulate --game ${GAME} --games 200 --records ${GAME}.ndjson`),
  [`npx faubourg verify ${GAME}.ndjson`]: async () => {
    expect(await faubourg(`verify ${GAME}.ndjson`)).toContain('200 verified, 0 not');
  },
  // Goes on until it is ended; scripts/test/dev.browser.ts plays behind it.
  'npm run dev': () => Promise.resolve(),
  // Two of its ways of playing: in the page alone, and over the server.
  [`npm run test:browser -- ${folder}`]: async () => {
    const ways = 'alone against bots|two browsers';
    const said = await run([tool('playwright'), 'test', folder, '--workers=1', '-g', ways]);
    expect(said).toMatch(/2 passed/);
  },
};

/** Every file of the copy with its text. */
async function filesOfCopy(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const top of await readdir(copy, { withFileTypes: true })) {
    if (top.name === 'node_modules') continue;
    const below = top.isDirectory()
      ? await readdir(join(copy, top.name), { recursive: true, withFileTypes: true })
      : [top];
    for (const file of below) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      files.set(path.slice(copy.length + 1), await readFile(path, 'latin1'));
    }
  }
  return files;
}

/** Adds the game and sees to it that only its folder and two lines are new. */
async function addGame(): Promise<void> {
  const before = await filesOfCopy();
  expect(await faubourg(`new-game ${GAME} --title 'Market Hall'`)).toContain('npm install');
  const after = await filesOfCopy();
  const touched = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  const outside = touched.filter((path) => !path.startsWith(`${folder}/`));
  expect(outside.sort()).toEqual(['games/catalogue.ts', 'package.json']);
  for (const path of outside) {
    const old = before.get(path)!.split('\n');
    const added = after.get(path)!.split('\n');
    expect(added).toHaveLength(old.length + 1);
    expect(added.filter((line) => !line.includes(GAME))).toEqual(old);
  }
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([]);
  await run([tool('oxfmt'), '--check', folder, 'games/catalogue.ts', 'package.json']);
}

test('the guide leads from nothing to a game that is played in the page', async () => {
  test.setTimeout(1_200_000);
  const commands = await commandsOfGuide();
  expect(commands).toEqual(Object.keys(CARRY_OUT));
  for (const command of commands) await test.step(command, CARRY_OUT[command]!);
});
