import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { type TestDatabase, testDatabase } from '../../scripts/tools/postgres.ts';
import { runCli, root } from './run-command.ts';

/**
 * With FAUBOURG_UPDATE_DOCS=1 the outputs in the documents are replaced by what the commands print
 * now.
 */
const UPDATE = process.env['FAUBOURG_UPDATE_DOCS'] === '1';

/** A game's own page about its positions, where it has one. */
const positionsOf = (id: string): string => `games/${id}/positions.md`;
const described = Object.keys(catalogue).filter((id) => existsSync(join(root, positionsOf(id))));

const DOCUMENTS = [
  'docs/cli.md',
  'docs/positions.md',
  'docs/bot-protocol.md',
  'docs/shuffle.md',
  ...described.map(positionsOf),
];

/** A command in a document, and the output that the document shows. */
type Example = { readonly command: string; readonly printed: string };

const BLOCK = /^```console\n([\s\S]*?)^```$/gm;

function examplesIn(block: string): Example[] {
  return block
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const lines = part.split('\n');
      let end = 1;
      while (end < lines.length && goesOn(lines.slice(0, end).join('\n'))) end++;
      const printed = lines.slice(end).join('\n').trimEnd();
      return { command: lines.slice(0, end).join('\n'), printed };
    });
}

/** A command continues after a backslash and within quotes. */
const goesOn = (command: string): boolean =>
  command.endsWith('\\') || command.split("'").length % 2 === 0;

/** Removes times and speeds, which differ from run to run. */
const steady = (text: string): string =>
  text.replaceAll(/\d+\.\d s, \d+ games\/s/g, '… s, … games/s').trimEnd();

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

async function shell(command: string, cwd: string): Promise<string> {
  const child = spawn('sh', ['-c', command.replaceAll('npx faubourg', 'faubourg')], {
    cwd,
    env: {
      ...process.env,
      FAUBOURG_GAMES: '',
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      QUEUE: database.url,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await once(child, 'close');
  return printed.trimEnd();
}

describe.concurrent.each(DOCUMENTS)('%s', (name) => {
  test('shows what its commands print', async ({ expect }) => {
    const path = join(root, name);
    let text = await readFile(path, 'utf8');
    const folder = await mkdtemp(join(tmpdir(), 'faubourg-docs-'));
    await symlink(join(root, 'cli'), join(folder, 'cli'));
    const wrong: string[] = [];
    let examples = 0;
    for (const [block, inside] of text.matchAll(BLOCK)) {
      let renewed = '```console\n';
      for (const { command, printed } of examplesIn(inside!)) {
        examples++;
        const now = await shell(command, folder);
        const same = steady(now) === steady(printed);
        if (!same) wrong.push(`$ ${command}\n--- printed\n${now}\n--- documented\n${printed}`);
        const shown = same ? printed : now;
        renewed += `$ ${command}\n${shown === '' ? '' : `${shown}\n`}`;
      }
      text = text.replace(block, () => `${renewed}\`\`\``);
    }
    if (UPDATE) await writeFile(path, text);
    expect(examples).toBeGreaterThan(2);
    expect(UPDATE ? [] : wrong).toEqual([]);
  });
});

test('docs/cli.md shows every command', async () => {
  const text = await readFile(join(root, 'docs', 'cli.md'), 'utf8');
  const { out } = await runCli('--help');
  const commands = [...out.matchAll(/^  ([\w-]+) (?:\[options\]|<| {2})/gm)].map(
    ([, name]) => name!,
  );
  expect(commands.length).toBeGreaterThan(10);
  const shown = (name: string): boolean => text.includes(`npx faubourg ${name} `);
  expect(commands.filter((name) => name !== 'help' && name !== 'games' && !shown(name))).toEqual(
    [],
  );
});

test.each(described)('%s names every field of its positions and answers', async (id) => {
  const text = await readFile(join(root, positionsOf(id)), 'utf8');
  const { shapes } = await catalogue[id]!.rules();
  const fields = new Set([...fieldsOf(shapes.state.schema), ...fieldsOf(shapes.answer.schema)]);
  expect([...fields].filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
});

/**
 * The names of all fields in a JSON Schema, except those within a custom map, board or card file, which
 * docs/games describes.
 */
function fieldsOf(schema: unknown, inMap = false): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key !== 'properties') return fieldsOf(value, inMap);
    return Object.entries(value as object).flatMap(([name, inner]) => {
      const own = name === 'map' || name === 'board' || (name === 'cards' && 'properties' in inner);
      return inMap ? [] : [name, ...fieldsOf(inner, own)];
    });
  });
}
