import type { Board } from '../rules/board.ts';

/** A custom board: five districts of one site each, joined by these roads. */
export function tinyBoard(roads: readonly string[] = ['AB', 'BC', 'CD', 'DE']): Board {
  const names = ['A', 'B', 'C', 'D', 'E'];
  const ends = roads.map((road) => [`${road[0]}1`, `${road[1]}1`]);
  return {
    status: 'made for a test',
    players: [2, 3],
    canvas: { w: 500, h: 100 },
    districts: names.map((id) => ({
      id,
      name: `District ${id}`,
      where: 'in a row',
      grey: id === 'B' || id === 'D',
      fill: '#9aa0a8',
      sites: 1,
    })),
    features: [{ id: 'P1', type: 'park', x: 50, y: 50, r: 20, sites: ['A1'] }],
    sites: names.map((id, i) => ({
      id: `${id}1`,
      x: 50 + 100 * i,
      y: 50,
      district: id,
      park: id === 'A' ? 'P1' : null,
      lake: null,
    })),
    roads: ends,
    borders: Object.fromEntries(roads.map((road, i) => [`${road[0]}|${road[1]}`, [ends[i]!]])),
  };
}

/** A board on which a site in the middle has neighbours of every other district, many times. */
export function starBoard(rays: number): Board {
  const board = tinyBoard(['AB', 'AC', 'AD', 'AE']);
  const more = Array.from({ length: rays - 4 }, (_, i) => `E${i + 2}`);
  return {
    ...board,
    districts: board.districts.map((district) =>
      district.id === 'E' ? { ...district, sites: 1 + more.length } : district,
    ),
    sites: [
      ...board.sites,
      ...more.map((id, i) => ({ id, x: 50 * i, y: 90, district: 'E', park: null, lake: null })),
    ],
    roads: [...board.roads, ...more.map((id) => ['A1', id])],
    borders: { ...board.borders, 'A|E': [['A1', 'E1'], ...more.map((id) => ['A1', id])] },
  };
}
