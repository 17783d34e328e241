import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { explain, limitText } from '../explain.ts';
import { settingTable } from '../environment.ts';
import { defaultLimits, limitNames, limitTable } from '../limits/limits.ts';
import { BadSetting, parseLimits } from '../limits/parse-limits.ts';

const document = join(import.meta.dirname, '..', '..', 'docs', 'server.md');

test('every limit can be set', () => {
  for (const name of limitNames) {
    const value = defaultLimits[name];
    const other = typeof value === 'number' ? value + 1 : { burst: 3, perMinute: 0.5 };
    expect(parseLimits(JSON.stringify({ [name]: other }))).toEqual({ [name]: other });
  }
});

test('a limit that makes no sense is refused, with its name', () => {
  const wrong = {
    tokenDays: 0,
    lobbyDays: -1,
    body: 'large',
    invitations: { burst: 1, perMinute: 0 },
    colour: 3,
  };
  for (const [name, value] of Object.entries(wrong)) {
    const parse = (): unknown => parseLimits(JSON.stringify({ [name]: value }));
    expect(parse).toThrow(BadSetting);
    expect(parse).toThrow(name);
  }
});

test('the document for hosts lists every limit with its default and meaning, and no other', async () => {
  const text = await readFile(document, 'utf8');
  const section = text.slice(text.indexOf('\n## Limits'), text.indexOf('\n## Operating'));
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (\S.*?) +\| (\S.*?) *\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, ...rest]) => [name, rest]))).toEqual(
    Object.fromEntries(
      limitNames.map((name) => [name, [limitText(defaultLimits[name]), limitTable[name].what]]),
    ),
  );
});

test('the document for hosts lists every variable with its default and meaning, and no other', async () => {
  const text = await readFile(document, 'utf8');
  const table = text.slice(text.indexOf('| variable'), text.indexOf('\n## What it promises'));
  const rows = [...table.matchAll(/^\| `(\w+)` +\|(.*?)\|(.*)\|$/gm)];
  // Links lead to more than the description says.
  const plain = (cell: string) =>
    cell
      .replaceAll(/(?: \(|: )\[(?:how|behind a proxy)\]\([^)]*\)\)?/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll('`', '')
      .trim();
  expect(Object.fromEntries(rows.map(([, name, ...rest]) => [name, rest.map(plain)]))).toEqual(
    Object.fromEntries(
      Object.entries(settingTable).map(([name, { default: usual, what }]) => [name, [usual, what]]),
    ),
  );
});

test('what a server is set to is explained: values, where from, and no secrets', () => {
  const { settings, limits } = explain(
    {
      DATABASE_URL: 'postgres://ada:hush@db.example/tables?password=hush',
      FAUBOURG_METRICS_TOKEN: 'hush',
      FAUBOURG_PROXIES: '127.0.0.1',
      FAUBOURG_LIMITS: '{"tablesAtOnce": 3, "chat": {"burst": 2, "perMinute": 0.5}}',
    },
    { PORT: { value: '81', from: '--port' } },
  );
  const told = Object.fromEntries(
    [...settings, ...limits].map(({ name, value, from }) => [name, [value, from]]),
  );
  expect(told).toMatchObject({
    PORT: ['81', '--port'],
    DATABASE_URL: ['postgres://ada@db.example/tables', 'DATABASE_URL'],
    FAUBOURG_METRICS_TOKEN: ['set, not shown', 'FAUBOURG_METRICS_TOKEN'],
    FAUBOURG_HOST: ['127.0.0.1', 'default'],
    FAUBOURG_LOG: ['warn', 'default'],
    tablesAtOnce: ['3', 'FAUBOURG_LIMITS'],
    chat: ['2 at once, 0.5 a minute', 'FAUBOURG_LIMITS'],
    body: ['65,536', 'default'],
  });
  expect(JSON.stringify([settings, limits])).not.toContain('hush');
  const names = [...settings, ...limits].map(({ name }) => name);
  expect(names).toEqual([...Object.keys(settingTable), ...limitNames]);
  expect(() => explain({ FAUBOURG_PROXIES: '10.0.0.0/8' }, {})).toThrow('FAUBOURG_HOST');
  expect(() => explain({ FAUBOURG_LOG: 'loud' }, {})).toThrow(/FAUBOURG_LOG.*"loud"/);
  expect(explain({ DATABASE_URL: 'hush' }, {}).settings[2]!.value).toBe('set, not shown');
});
