import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, gameVersions, parseJson, readRecord, replay } from '@faubourg/core';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { describe, expect, test } from 'vitest';

/*
 * Recorded games, made by `make-fixtures.ts`. Their results are repeated here, so that regenerating
 * the files cannot hide a change of the rules.
 */
const RESULTS: Readonly<Record<string, string>> = {
  '2-blocked': 'blocked 27:43',
  '2-chosen': 'roofs 42:28',
  '2-roofs': 'roofs 41:29',
  '2-shortage': 'shortage 60:60',
  '2-start-objectives': 'roofs 25:44',
  '2-taken-back': 'roofs 24:24',
  '3-blocked': 'blocked 6:3:2',
  '3-chosen-7': 'roofs 31:33:34',
  '3-named-objectives': 'roofs 29:20:25',
  '3-roofs': 'roofs 22:32:28',
  '3-shortage': 'shortage 37:30:37',
  '4-chosen-5': 'shortage 30:28:31:39',
  '4-roofs': 'roofs 41:23:23:30',
  '4-shortage': 'shortage 21:24:29:24',
  '2-rules-2': 'roofs 30:36',
  '3-rules-2': 'shortage 28:31:34',
};

const folder = join(import.meta.dirname, 'fixtures');
const games = gameVersions([towerUp]);

function stored(name: string): GameRecord {
  const parsed = parseJson(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const read = 'value' in parsed ? readRecord(parsed.value) : parsed;
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.record;
}

/** The totals: floors by colour, roofs by seat, cards. */
function inventory({ supply, players, buildings, market, pile, discards }: TowerUpState) {
  const floors = { ...supply };
  const roofs = players.map((player) => player.roofs);
  for (const { stock } of players) {
    for (const colour of ['white', 'grey', 'brown', 'black'] as const)
      floors[colour] += stock[colour];
  }
  for (const building of Object.values(buildings)) {
    floors[building.colour] += building.floors.length;
    for (const roof of building.floors) if (roof !== null) roofs[roof]!++;
  }
  return { floors, roofs, cards: new Set([...market, ...pile, ...discards]).size };
}

describe('recorded games', () => {
  test('are all there', () => {
    const files = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
    expect(files.toSorted()).toEqual(Object.keys(RESULTS).toSorted());
  });

  test.each(Object.entries(RESULTS))('%s ends in %s', (name, result) => {
    const record = stored(name);
    const all = {
      floors: { white: 30, grey: 30, brown: 30, black: 30 },
      roofs: record.seats.map(() => 10),
      cards: 44,
    };
    const replayed = replay(record, games, ({ play }) => {
      expect(inventory(play.state as TowerUpState)).toEqual(all);
    });
    if ('problem' in replayed) throw new Error(JSON.stringify(replayed.problem));
    const { reason, scores } = towerUp.outcome(replayed.play.state as TowerUpState)!;
    expect(`${reason} ${scores.join(':')}`).toBe(result);
  });
});
