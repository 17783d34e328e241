import { gameVersions, orThrow, replay } from '@faubourg/core';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameRecord } from '@faubourg/core';
import { boardOf, LOCATIONS, MAPS } from '../rules/board.ts';
import { chinatown } from '../rules/index.ts';
import type { ChinatownState } from '../rules/state.ts';
import type { ChinatownView } from '../rules/view.ts';
import { byEar } from '../table/by-ear.ts';
import { besideHint } from '../table/hint.ts';

/** The neighbours of a location, computed from where the cells of its district lie. */
function besideOnMap(map: (typeof MAPS)[number], location: number): number[] {
  for (const { cells } of boardOf(map).file.districts) {
    const cell = cells.find(([one]) => one === location);
    if (!cell) continue;
    const [, row, col] = cell;
    return cells
      .filter(([, r, c]) => Math.abs(r! - row!) + Math.abs(c! - col!) === 1)
      .map(([one]) => one!)
      .sort((a, b) => a - b);
  }
  return [];
}

const viewOn = (map: (typeof MAPS)[number], more: Partial<ChinatownView> = {}): ChinatownView =>
  ({ viewer: 0, options: { map }, land: {}, cards: [], phase: 'keep', ...more }) as ChinatownView;

test('CT-1: the neighbours that are named are those that lie side by side on the map', () => {
  for (const map of MAPS)
    for (let at = 1; at <= LOCATIONS; at++)
      expect(byEar.neighbours(viewOn(map), String(at)).map(Number)).toEqual(besideOnMap(map, at));
});

test('cards that touch each other say so: 49 and 50', () => {
  const view = viewOn('1999', { cards: [12, 49, 50] });
  const said = (at: number): { id: string; args?: unknown }[] => besideHint(view, at);
  expect(said(49)).toEqual([{ id: 'hint.beside.cards', args: { locations: '50' } }]);
  expect(said(50)).toEqual([{ id: 'hint.beside.cards', args: { locations: '49' } }]);
  expect(said(12)).toEqual([{ id: 'hint.alone' }]);
});

test('a hint says that nothing of the viewer is beside a location only where that is true', () => {
  const file = new URL('fixtures/4p-1999.json', import.meta.url);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as GameRecord;
  const rules = orThrow(gameVersions([chinatown]).exact('chinatown', recorded.rules)).game;
  let alone = 0;
  let beside = 0;
  const faults: string[] = [];
  orThrow(
    replay(recorded, gameVersions([rules]), ({ play, row }) => {
      if (row % 7 !== 0) return;
      for (const seat of recorded.seats.keys()) {
        const view = chinatown.view(play.state as ChinatownState, seat);
        for (let at = 1; at <= LOCATIONS; at++) {
          const built = (view.land[at]?.shop ?? null) !== null;
          const own = besideOnMap('1999', at).filter(
            (next) => view.land[next]?.owner === seat || view.cards?.includes(next),
          );
          const said = JSON.stringify(besideHint(view, at));
          const named = (said.match(/\d+/g) ?? []).map(Number).sort((a, b) => a - b);
          const wrong = built
            ? said !== '[]'
            : named.join() !== own.join() || said.includes('hint.alone') !== (own.length === 0);
          if (wrong) faults.push(`${at}: ${said}`);
          if (!built && own.length === 0) alone++;
          if (!built && own.length > 0) beside++;
        }
      }
    }),
  );
  expect(faults).toEqual([]);
  expect(Math.min(alone, beside)).toBeGreaterThan(100);
});
