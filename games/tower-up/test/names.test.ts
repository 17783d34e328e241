import { gameVersions, orThrow, readRecord, replay } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TowerUpForecast, type TowerUpState, towerUp } from '../rules/index.ts';
import { boardIndexFor } from '../rules/state.ts';
import type { Box } from '../table/district-outlines.ts';
import { type Layout, layOut } from '../table/layout.ts';
import { figureBoxes, nameBox, namePlaces } from '../table/name-places.ts';

const folder = new URL('fixtures/', import.meta.url);
/** How much larger the figures are, from the map of a large window to that of a telephone. */
const FACTORS = [1.35, 2.15, 2.4];
/** Every so many answers the map is looked at. */
const EVERY = 5;

const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

test.each(readdirSync(folder))(
  'in %s every built site is named, and no name lies on a plate, a price or another name',
  (file) => {
    const { record } = orThrow(readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
    const faults = new Set<string>();
    let named = 0;
    let layout: Layout | null = null;
    const look = (row: number, state: TowerUpState): void => {
      const view = towerUp.view(state, towerUp.decisions(state)[0]?.seat ?? 0);
      const table = { view, forecast: towerUp.forecast!(view) as TowerUpForecast };
      layout ??= layOut(boardIndexFor(view).board);
      for (const k of FACTORS) {
        const places = namePlaces(table, layout, k);
        const boxes = layout.sites.map((site) => {
          const place = places.get(site.id);
          const name = place ? [nameBox(site, place, k)] : [];
          if (view.buildings[site.id]) {
            if (place) named++;
            else faults.add(`row ${row}, ${k}: ${site.id} has no name`);
          }
          return { id: site.id, name, all: [...figureBoxes(table, site, k), ...name] };
        });
        for (const { id, name } of boxes)
          for (const other of boxes)
            if (other.id !== id && name.some((box) => other.all.some((one) => touch(box, one))))
              faults.add(`row ${row}, ${k}: the name of ${id} lies on ${other.id}`);
      }
    };
    replay(record, gameVersions([towerUp]), ({ row, play }) => {
      if (row % EVERY === 0) look(row, play.state as never);
    });
    expect([...faults]).toEqual([]);
    expect(named).toBeGreaterThan(0);
  },
);
