import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesOf, TEMPLATE } from '../new-game/names.ts';
import { writeGame } from '../new-game/write-game.ts';
import { root } from './run-command.ts';

/** What `new-game` reads of a project, in a folder of its own. */
let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'faubourg-new-game-'));
  await mkdir(join(project, 'games'));
  for (const path of ['package.json', 'games/catalogue.ts', `games/${TEMPLATE.id}`])
    await cp(join(root, path), join(project, path), { recursive: true });
});
afterEach(() => rm(project, { recursive: true }));

/** Every file of the project with its text. */
async function files(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(project, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found.set(path.slice(project.length + 1), await readFile(path, 'utf8'));
  }
  return found;
}

const lines = async (path: string): Promise<string[]> =>
  (await readFile(join(project, path), 'utf8')).split('\n');

test('a new game carries its own names, and the lists get one line each', async () => {
  const [catalogue, manifest] = [await lines('games/catalogue.ts'), await lines('package.json')];
  const written = await writeGame(project, namesOf('market-hall', 'The Market, Hall!'));
  const texts = [...(await files())].filter(([path]) => path.startsWith('games/market-hall/'));
  expect(texts.map(([path]) => path.slice('games/market-hall/'.length)).sort()).toEqual(written);
  const all = texts.map(([, text]) => text).join('\n');
  expect(all).not.toMatch(/sample.?street|\bSS-\d/i);
  expect(all).toContain("id: 'market-hall'");
  expect(all).toContain("title: 'The Market, Hall!'");
  expect(all).toContain('MarketHallState');
  expect(all).toContain("rule: 'MH-20'");
  const line = "export { game as marketHall } from '@faubourg/market-hall/game.ts';";
  const [withGame, withFolder] = [await lines('games/catalogue.ts'), await lines('package.json')];
  expect(withGame.filter((text) => !catalogue.includes(text))).toEqual([line]);
  expect(withGame.filter((text) => text !== line)).toEqual(catalogue);
  expect(withFolder.filter((text) => text !== '    "games/market-hall",')).toEqual(manifest);
  expect(withFolder).toHaveLength(manifest.length + 1);
  expect(() => JSON.parse(withFolder.join('\n'))).not.toThrow();
});

test('games are listed in the order of their ids', async () => {
  for (const id of ['zoo', 'alley', 'market']) await writeGame(project, namesOf(id));
  const listed = (await lines('games/catalogue.ts')).flatMap(
    (text) => /@faubourg\/([\w-]+)/.exec(text)?.[1] ?? [],
  );
  expect(listed).toEqual(listed.toSorted());
  expect(listed).toContain('zoo');
});

test.each([
  ['Market', undefined, /"Market" is no id/],
  ['market_hall', undefined, /is no id/],
  ['../market', undefined, /is no id/],
  ['2-towers', undefined, /is no id/],
  ['game', undefined, /the name is in use/],
  ['sample-street', undefined, /a folder games\/sample-street already/],
  ['downtown', undefined, /lists a game "downtown" already/],
  ['market', "It's {here}", /is no title/],
])('%s, %s: refused, and nothing has changed', async (id, title, why) => {
  const before = await files();
  await expect(writeGame(project, namesOf(id, title))).rejects.toThrow(why);
  expect(await files()).toEqual(before);
});

test('a folder that cannot be made is told, and nothing has changed', async () => {
  await symlink(join(project, 'nowhere', 'else'), join(project, 'games', 'market'));
  const before = await files();
  await expect(writeGame(project, namesOf('market'))).rejects.toThrow(/cannot be written/);
  expect(await files()).toEqual(before);
});

// The owner of a machine may write anything.
test.skipIf(process.getuid?.() === 0)(
  'a list that cannot be written is told, and the folder is gone again',
  async () => {
    await chmod(join(project, 'package.json'), 0o444);
    const before = await files();
    await expect(writeGame(project, namesOf('market'))).rejects.toThrow(/cannot be written/);
    expect(await files()).toEqual(before);
  },
);
