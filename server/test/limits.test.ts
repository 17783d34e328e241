import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultLimits, type Limits, limitNames, limitTable } from '../limits/limits.ts';
import { BadSetting, parseLimits } from '../limits/parse-limits.ts';

/** A default as the document writes it. */
function written(name: keyof Limits): string {
  const value = defaultLimits[name];
  const figure = (count: number): string => count.toLocaleString('en');
  return typeof value === 'number'
    ? figure(value)
    : `${figure(value.burst)} at once, ${figure(value.perMinute)} a minute`;
}

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
  const document = join(import.meta.dirname, '..', '..', 'docs', 'server.md');
  const text = await readFile(document, 'utf8');
  const section = text.slice(text.indexOf('\n## Limits'), text.indexOf('\n## Operating'));
  const rows = [...section.matchAll(/^\| `(\w+)` +\| (\S.*?) +\| (\S.*?) *\|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, ...rest]) => [name, rest]))).toEqual(
    Object.fromEntries(limitNames.map((name) => [name, [written(name), limitTable[name].what]])),
  );
});
