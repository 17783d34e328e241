import { gameVersions, orThrow, type Position, readPosition } from '@faubourg/core';
import { expect, test } from 'vitest';
import { recordsByVersion } from '../../games/test-facts.ts';
import { catalogue } from '../../games/index.ts';
import { catalogueAddress } from '../../games/open-catalogue.ts';
import { runCli } from './run-command.ts';

const ours = catalogueAddress(undefined);
const games = await Promise.all(Object.values(catalogue).map((game) => game.rules()));
const changed = games.filter(({ former }) => former !== undefined);

test('some games have more than one version of their rules', () => {
  expect(changed.map(({ id }) => id)).toContain('chinatown');
});

test.each(changed)('$id: records of all versions verify side by side', async (game) => {
  const records = recordsByVersion(game.id);
  const versions = [game, ...game.former!].map(({ rules }) => rules);
  expect(new Set(records.keys())).toEqual(new Set(versions));
  const lines = [...records.values()].map((record) => JSON.stringify(record)).join('\n');
  const { code, out } = await runCli('verify - --json', `${lines}\n`, ours);
  const verdicts = out.trim().split('\n');
  expect(verdicts.map((line) => JSON.parse(line))).toEqual(
    [...records.values()].map((record) => expect.objectContaining({ ok: true, game: record.game })),
  );
  expect(code).toBe(0);
});

test.each(changed)('$id: a position is read by its own version only', async (game) => {
  for (const [rules, record] of recordsByVersion(game.id)) {
    const to = String(Math.floor(record.rows.length / 2));
    const line = ['replay', '-', '--position', '--to', to];
    const { out } = await runCli(line, JSON.stringify(record), ours);
    const position = JSON.parse(out) as Position;
    expect(position.rules).toBe(rules);
    const loaded = orThrow(readPosition(position, gameVersions([game])));
    expect(loaded.game.rules).toBe(rules);
    for (const other of recordsByVersion(game.id).keys()) {
      if (other === rules) continue;
      const mixed = { ...position, rules: other };
      expect(readPosition(mixed, gameVersions([game]))).toMatchObject({
        problem: { rule: 'FB-20' },
      });
    }
  }
});
