import { orThrow, type GameVersions } from '@faubourg/core';
import { openStore } from '../store/open.ts';
import type { Room } from '../tables/room.ts';
import { Rooms } from '../tables/rooms.ts';

export type DeafNode = { room(table: string): Promise<Room>; close(): Promise<void> };

/**
 * A node that never hears what others tell: as slow as one can be, and for as long as it takes.
 * What is due after its rows it leaves undone, as one that has died.
 */
export async function deafNode(database: string, games: GameVersions): Promise<DeafNode> {
  const engine = await openStore(database, '');
  const rooms: Rooms = new Rooms(
    {
      engine,
      games,
      node: 'deaf',
      lease: 500,
      rows: Infinity,
      absence: { pause: 0, changed: () => {} },
      now: Date.now,
      took: () => {},
      forget: (id) => {
        rooms.forget(id);
      },
      noticed: () => {},
    },
    { idle: 600_000, most: 10 },
  );
  return {
    room: async (table) => orThrow(await rooms.get(table)),
    close: () => engine.close(),
  };
}
