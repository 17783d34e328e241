import { expect, test } from 'vitest';
import { chunks } from '../chunks.ts';

/** Modules of a page and what imports them. */
const importers: { readonly [id: string]: readonly string[] } = {
  '/games/one/table/index.ts': [],
  '/games/one/table/Cover.svelte': [],
  '/games/one/table/Board.svelte': ['/games/one/table/index.ts'],
  '/games/one/table/Building.svelte': [
    '/games/one/table/Board.svelte',
    '/games/one/table/Cover.svelte',
  ],
};
const graph = {
  getModuleInfo: (id: string) => ({ isEntry: false, importers: importers[id] ?? [] }),
};
const chunkOf = (id: string): string | null => chunks.groups[0]!.name(id, graph);

test('what a table imports is one chunk of its game', () => {
  expect(chunkOf('/games/one/table/Board.svelte')).toBe('one');
});

test('what a cover shares with the table is apart, so that the home page loads no table', () => {
  expect(chunkOf('/games/one/table/Building.svelte')).toBe('one-cover');
});

test('a cover by itself is loaded with whatever imports it lazily', () => {
  expect(chunkOf('/games/one/table/Cover.svelte')).toBeNull();
});
