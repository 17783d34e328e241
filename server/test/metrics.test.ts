import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMetrics, startServer, type TestServer } from './server.ts';
import { answerFirst, playOut, startTable } from './tables.ts';

/* The document and the dashboard against what a server really says. */

const root = join(import.meta.dirname, '..', '..');
type Metric = { readonly type: string; readonly help: string };

let server: TestServer;
let output: string;
let told: { [name: string]: Metric };
beforeAll(async () => {
  server = await startServer();
  const { table, clients } = await startTable(server.address, 2, {}, ['apprentice']);
  await answerFirst(clients[0]!, table);
  for (const live of await playOut(table, clients)) live.close();
  await fetch(`${server.address}/nowhere`);
  output = await readMetrics(server.address);
  told = {};
  for (const [, name, help] of output.matchAll(/^# HELP (\S+) (.*)$/gm)) {
    const type = new RegExp(`^# TYPE ${name!} (\\w+)$`, 'm').exec(output)![1]!;
    told[name!] = { type, help: help! };
  }
});
afterAll(() => server.close());

/** The labels of a metric; of those that no sample has, the document is believed. */
function labelsOf(name: string): string[] {
  const sample = new RegExp(`^${name}\\{(.*)\\} `, 'm').exec(output);
  const all = Array.from(sample?.[1]!.matchAll(/(\w+)="/g) ?? [], ([, label]) => label!);
  return all.filter((label) => label !== 'le');
}

test('the document explains every metric of ours with its type, and no other', async () => {
  const document = await readFile(join(root, 'docs', 'server.md'), 'utf8');
  const rows = [
    ...document.matchAll(/^\| `(faubourg_\w+)` +\| (\w+) +\| (.*?) *\| (\S.*?) *\|$/gm),
  ];
  const ours = Object.entries(told).filter(([name]) => name.startsWith('faubourg_'));
  const documented = rows.map(([, name, type, , help]) => [name!, { type, help }] as const);
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(ours));
  expect(rows).toHaveLength(ours.length);
  for (const [, name, , labels] of rows) {
    const listed = Array.from(labels!.matchAll(/`(\w+)`/g), ([, label]) => label!);
    const found = labelsOf(name!);
    expect([name, listed]).toEqual([name, found.length > 0 ? found : listed]);
  }
});

test('the dashboard asks for metrics and labels that exist, and shows every metric of ours', async () => {
  const text = await readFile(join(root, 'deploy', 'grafana', 'dashboard.json'), 'utf8');
  const dashboard = JSON.parse(text) as {
    panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
  };
  const asked = new Set<string>();
  for (const { targets = [], type, title } of dashboard.panels) {
    expect([title, targets.length > 0]).toEqual([title, type !== 'row']);
    for (const { expr } of targets) {
      for (const [whole] of expr.matchAll(/\b(?:faubourg|process|nodejs)_\w+/g)) {
        // A histogram has three series.
        const histogram = whole.replace(/_(?:bucket|sum|count)$/, '');
        const name = told[whole] ? whole : histogram;
        expect([whole, told[name] !== undefined]).toEqual([whole, true]);
        expect([whole, told[name]!.type === 'histogram']).toEqual([whole, name !== whole]);
        expect([expr, expr.includes('rate(')]).toEqual([expr, told[name]!.type !== 'gauge']);
        asked.add(name);
        const grouped = /sum by \((\w+)\)/.exec(expr)?.[1] ?? 'instance';
        const own = labelsOf(name);
        expect(['instance', 'le', ...(own.length > 0 ? own : [grouped])]).toContain(grouped);
      }
    }
  }
  const ours = Object.keys(told).filter((name) => name.startsWith('faubourg_'));
  expect(ours.filter((name) => !asked.has(name))).toEqual([]);
  const ids = dashboard.panels.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
