import {
  type GameRecord,
  gameVersions,
  orThrow,
  readRecord,
  replay,
  stateAt,
} from '@faubourg/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownEvent, type ChinatownState } from '../rules/index.ts';
import { GAMES, recordText } from './make-fixtures.ts';
import { MUTATION } from './positions.ts';

/* Whole games, written by `make-fixtures.ts`; these are their results. */
const RESULTS: { readonly [name: string]: readonly number[] } = {
  '3p-1999': [103, 87, 145],
  '3p-2008-no-economy': [106, 79, 93],
  '3p-all-cards': [86, 131, 122],
  '3p-hold-hidden-hands': [89, 96, 125],
  '3p-own-map': [102, 95, 139],
  '4p-1999': [81, 89, 102, 82],
  '4p-hold': [77, 90, 106, 52],
  '4p-in-turn': [69, 96, 59, 104],
  '4p-open-money': [79, 93, 75, 62],
  '4p-streets': [79, 81, 33, 69],
  '5p-1999': [54, 75, 65, 80, 84],
  '5p-2008-streets': [52, 57, 51, 35, 57],
  '5p-all-hidden-in-turn': [87, 80, 83, 105, 85],
  '5p-hold-streets': [31, 56, 48, 59, 64],
  '4p-rules-2': [85, 65, 106, 64],
  '5p-rules-2': [51, 95, 50, 81, 86],
};

const text = (name: string): string =>
  readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');

function recorded(name: string): GameRecord {
  const read = readRecord(JSON.parse(text(name)));
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  return read.record;
}

const games = gameVersions([chinatown]);

test.each(MUTATION ? GAMES.slice(0, 2) : GAMES)(
  '$name is replayed to its exact result',
  ({ name }) => {
    const record = recorded(name);
    const replayed = replay(record, games, ({ play }) => {
      const faults = chinatown.faults(play.state as ChinatownState);
      if (faults.length > 0) throw new Error(faults.join('; '));
    });
    expect('play' in replayed).toBe(true);
    expect(record.result!.scores).toEqual(RESULTS[name]);
  },
);

test.skipIf(MUTATION)('the recorded games are those that are made today', () => {
  for (const [i, { name }] of GAMES.entries()) expect(recordText(i)).toBe(text(name));
});

type Deal = Extract<ChinatownEvent, { kind: 'deal' }>;

/** The categories of a deal. */
function sorts(deal: Deal, before: ChinatownState): string[] {
  const { gifts, parties, version } = deal;
  const paid = before.offers.find(({ id }) => id === deal.offer)!;
  const open = paid.gifts.some(({ from, to }) => from === null || to === null);
  const found = [parties.length === 2 ? 'two parties' : 'three parties'];
  if (open) found.push('open');
  if (version > 1) found.push('countered');
  if (paid.gifts.some(({ money }) => money > 0)) found.push('money');
  if (gifts.some(({ tiles }) => tiles.length > 0)) found.push('tiles');
  if (gifts.some(({ cards }) => cards.length > 0)) found.push('cards');
  const locations = gifts.flatMap((gift) => gift.locations);
  if (locations.some((at) => before.land[at]!.shop === null)) found.push('location');
  if (locations.some((at) => before.land[at]!.shop !== null)) found.push('shop');
  return found;
}

test.skipIf(MUTATION)('at least twenty deals of each kind were settled in them', () => {
  const counts: Record<string, number> = {};
  for (const { name } of GAMES) {
    let before: ChinatownState | null = null;
    replay(recorded(name), games, ({ events, play }) => {
      for (const event of events as readonly ChinatownEvent[]) {
        if (event.kind !== 'deal') continue;
        for (const sort of sorts(event, before!)) counts[sort] = (counts[sort] ?? 0) + 1;
      }
      before = chinatown.copy(play.state as ChinatownState);
    });
  }
  const kinds = [
    'two parties',
    'three parties',
    'open',
    'countered',
    'money',
    'tiles',
    'cards',
    'location',
    'shop',
  ];
  expect(Object.keys(counts).sort()).toEqual(kinds.sort());
  for (const [kind, count] of Object.entries(counts))
    expect(count, kind).toBeGreaterThanOrEqual(20);
});

test('every moment of a record is a position', () => {
  for (const name of ['4p-1999', '4p-rules-2']) {
    const record = recorded(name);
    const { shapes } = orThrow(games.exact('chinatown', record.rules)).game;
    for (const row of [0, 40, 100]) {
      const at = stateAt(record, games, row) as { state: unknown };
      expect(shapes.state.fault(at.state, '')).toBeNull();
      expect(chinatown.faults(at.state as ChinatownState)).toEqual([]);
    }
  }
});
