import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/root.ts';

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');

const files = async (pattern: string): Promise<string[]> => {
  const exclude = (name: string): boolean => /(?:^|\/)(?:node_modules|fixtures)$/.test(name);
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root, exclude })) found.push(file);
  return found.sort();
};

const documents = [
  ...(await files('*.md')),
  ...(await files('{docs,core,client,games,server,web,cli,search,.github}/**/*.md')),
];
const workflows = await files('.github/workflows/*.yml');

test('there is a way in', () => {
  const expected = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];
  expect(documents).toEqual(expect.arrayContaining(expected));
  expect(workflows).toHaveLength(2);
});

test.each(documents)('%s: every link leads to a file', async (document) => {
  const links = [...(await read(document)).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)];
  const targets = links.map(([, target]) => target!).filter((target) => !/^\w+:/.test(target));
  const lost = targets.filter((target) => !existsSync(join(root, dirname(document), target)));
  expect(lost).toEqual([]);
});

test.each([...documents, ...workflows])('%s: every npm script it names exists', async (file) => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const named = [...(await read(file)).matchAll(/npm run (?:--?\w+ )*([\w:-]+)/g)];
  expect(named.map(([, name]) => name!).filter((name) => !(name in scripts))).toEqual([]);
});

test('workflows run the commands of the README', async () => {
  const commands = [...(await read('README.md')).matchAll(/```sh\n(npm ci && .*)\n```/g)].map(
    ([, one]) => one!,
  );
  expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  const ci = await read('.github/workflows/ci.yml');
  expect(ci).toContain(`run: ${commands[1]}\n`);
  expect(ci).toContain('run: npm ci\n');
  expect(ci).toContain('npm start &\n');
});

test('the glossary has at most 50 words, each once', async () => {
  const rows = [...(await read('docs/glossary.md')).matchAll(/^\| ([a-z][a-z ]*?) +\| \S.* \|$/gm)];
  const words = rows.map(([, word]) => word!).filter((word) => word !== 'word');
  expect(words.length).toBeGreaterThan(40);
  expect(words.length).toBeLessThanOrEqual(50);
  expect(new Set(words).size).toBe(words.length);
});
