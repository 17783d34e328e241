import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { remarksPlugin } from '../remarks-plugin.ts';

/** Names of fields that are no remarks, because they do not begin with `$`. */
const fields = { order: [2, 1], status: 'ready', reading: 'aloud', presence: 4 };
const file = {
  $id: 'board of a fourth game',
  $source: { book: 'page 7' },
  ...fields,
  places: [{ name: 'Square', order: 1, $order: 'clockwise' }, 'A $ in a text stays'],
};
const withoutRemarks = {
  ...fields,
  places: [{ name: 'Square', order: 1 }, 'A $ in a text stays'],
};

let root: string;
beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'remarks-')));
  await mkdir(join(root, 'games', 'fourth', 'data'), { recursive: true });
  await writeFile(join(root, 'games', 'fourth', 'data', 'board.json'), JSON.stringify(file));
  await writeFile(
    join(root, 'board.js'),
    `import board from './games/fourth/data/board.json' with { type: 'json' };
     export { board };`,
  );
});
afterAll(() => rm(root, { recursive: true }));

const config = (): InlineConfig => ({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [remarksPlugin()],
});

test('a built page has every field of a data file but the remarks', async () => {
  const made = (await build({
    ...config(),
    build: {
      write: false,
      rolldownOptions: { input: join(root, 'board.js'), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const built = join(root, 'built.mjs');
  await writeFile(built, made.output[0].code);
  expect(((await import(built)) as { board: unknown }).board).toEqual(withoutRemarks);
});

test('a page in development reads the same', async () => {
  const server = await createServer({
    ...config(),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { board } = await server.ssrLoadModule('/board.js');
    expect(board).toEqual(withoutRemarks);
    // The request of a browser.
    const sent = await server.transformRequest('/games/fourth/data/board.json?import');
    expect(sent!.code).toContain('order');
    expect(sent!.code).not.toContain('clockwise');
  } finally {
    await server.close();
  }
});
