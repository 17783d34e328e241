import { orThrow, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Unavailable } from '../store/engine.ts';
import { openStore } from '../store/open.ts';
import type { Ground } from '../tables/ground.ts';
import { open } from '../tables/opening.ts';
import { Rooms } from '../tables/rooms.ts';
import { sit } from '../tables/seating.ts';

test('a row written while the connection broke is seen to by the node that wrote it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const engine = await openStore(undefined, join(folder, 'x.sqlite'));
  let breaks = false;
  const noticed: [string, boolean][] = [];
  const ground: Ground = {
    engine: {
      ...engine,
      write: async (unit) => {
        const results = await engine.write(unit);
        if (!breaks) return results;
        breaks = false;
        throw new Unavailable('broken after the commit');
      },
    },
    games: gameVersions([toy]),
    node: 'here',
    lease: 1000,
    rows: 100,
    absence: { pause: 0, changed: () => {} },
    now: Date.now,
    took: () => {},
    forget: () => {},
    noticed: (_room, { entry }, own) => noticed.push([entry.kind, own]),
  };
  const seats = [{ for: 'anyone' }, { for: 'anyone' }] as const;
  const wish = { game: 'toy', options: {}, seats, listed: false, spectators: true };
  const { id, unit } = orThrow(
    open(engine, ground.games, 'ada', { ...wish, clock: null, standIn: null }, 0),
  );
  await engine.write(unit);
  const room = orThrow(await new Rooms(ground, { idle: 1000, most: 10 }).get(id));
  breaks = true;
  await expect(room.act(sit({ id: 'ada', name: 'Ada' }, 0, null))).rejects.toThrow(Unavailable);
  expect(noticed).toEqual([]);
  expect(await room.look((table) => table.seats[0]!.person)).toBe('ada');
  expect(noticed).toEqual([['sit', true]]);
  await engine.close();
  await rm(folder, { recursive: true });
});
