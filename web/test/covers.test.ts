import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { coverFiles, coverText } from '../../scripts/tools/covers.ts';

const covers = await coverFiles();

test('there are covers that are drawn as their boards are', () => {
  expect(covers.map(({ game }) => game)).toEqual(expect.arrayContaining(['downtown', 'tower-up']));
});

test.each(covers)('the cover of $game is what its board draws', async ({ maker, file }) => {
  expect(await readFile(file, 'utf8'), 'npm run covers').toBe(await coverText(maker));
});

test.each(covers)(
  'the cover of $game needs no inline style, which is forbidden',
  async ({ file }) => {
    expect(await readFile(file, 'utf8')).not.toMatch(/style=|<style|<script/);
  },
);
