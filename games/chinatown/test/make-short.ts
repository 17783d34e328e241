/*
 * Writes `data/short.json`, which the rules load: node games/chinatown/test/make-short.ts
 *
 * It has the same content as the other files in `data/` in fewer bytes: without notes, and with
 * districts drawn row by row, where every mark is the next location: # with street access, o
 * without. A test compares them.
 */
import { writeFileSync } from 'node:fs';
import board1999 from '../data/board-1999.json' with { type: 'json' };
import board2008 from '../data/board-2008.json' with { type: 'json' };
import tables from '../data/tables.json' with { type: 'json' };

type District = (typeof board1999)['districts'][number];

function drawn({ name, origin, cells }: District, noStreet: readonly number[]): unknown {
  const rows: string[] = [];
  for (const [location, row, col] of cells) {
    const mark = noStreet.includes(location!) ? 'o' : '#';
    rows[row!] = (rows[row!] ?? '').padEnd(col!) + mark;
  }
  return { name, ...origin, rows };
}

const mapOf = ({ districts, noStreet }: typeof board1999): unknown =>
  districts.map((district) => drawn(district, noStreet));

const { deal, income, shops, economy } = tables;
const short = {
  maps: { 1999: mapOf(board1999), 2008: mapOf(board2008) },
  start: tables.startCash / tables.cashUnit,
  deal: { 3: deal[3], 4: deal[4], 5: deal[5] },
  incomplete: income.incomplete.map((sum) => sum / tables.cashUnit),
  complete: Object.fromEntries(
    Object.entries(income.complete).map(([size, sum]) => [size, sum / tables.cashUnit]),
  ),
  shops: Object.fromEntries(shops.types.map(({ id, size }) => [id, size])),
  bonus: economy.bonusPerTile / tables.cashUnit,
  economy: economy.cards,
};

export const shortText = `${JSON.stringify(short)}\n`;

if (import.meta.main) writeFileSync(new URL('../data/short.json', import.meta.url), shortText);
