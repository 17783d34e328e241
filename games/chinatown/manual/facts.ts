import type { FactTable, RulesFacts } from '@faubourg/web/rules/rules-data.ts';
import { spelled } from '@faubourg/web/rules/spelled.ts';
import { listOf } from '@faubourg/web/words/lists.ts';
import type { Arg, Sentence } from '@faubourg/web/words/sentence.ts';
import { boardOf, LOCATIONS, MAPS } from '../rules/board.ts';
import { MOST_OFFERS } from '../rules/legal-trade.ts';
import {
  BONUS,
  copiesOf,
  earns,
  ECONOMY,
  ROUNDS,
  SHOPS,
  sizeOf,
  START_MONEY,
  type Supply,
  supply,
  TILES,
} from '../rules/material.ts';
import { full, shopName } from '../table/phrases.ts';

const say = (id: string, args?: Sentence['args']): Sentence =>
  args === undefined ? { id: `fact.${id}` } : { id: `fact.${id}`, args };

const SEATS = [3, 4, 5];
const SIZES = [...new Set(SHOPS.map(sizeOf))];

/** CT-41: what an incomplete business of this many shops earns, in money as it is shown. */
const growing = (count: number): number => full(earns(Math.max(...SIZES), count));
const complete = (size: number): number => full(earns(size, size));

const income: FactTable = {
  head: [say('earn.shops'), ...SIZES.map((size) => say('earn.row', { size }))],
  rows: Array.from({ length: Math.max(...SIZES) }, (_, i) => {
    const count = i + 1;
    return [
      count,
      ...SIZES.map((size): Arg => {
        if (count > size) return '';
        if (count === size) return say('earn.full', { money: complete(size) });
        return full(earns(size, count));
      }),
    ];
  }),
};

/** Years that are equal for every number of players, as one row: "1", "2–3", "4–6". */
function byYear(cell: (supply: Supply) => Arg): FactTable {
  const known = (year: number): string =>
    JSON.stringify(SEATS.map((seats) => cell(supply(seats, year))));
  const rows: Arg[][] = [];
  for (let year = 1; year <= ROUNDS;) {
    let last = year;
    while (last < ROUNDS && known(last + 1) === known(year)) last++;
    const years = last === year ? String(year) : `${year}–${last}`;
    rows.push([years, ...SEATS.map((seats) => cell(supply(seats, year)))]);
    year = last + 1;
  }
  return {
    head: [say('cards.year'), ...SEATS.map((count) => say('cards.players', { count }))],
    rows,
  };
}

const shops: FactTable = {
  head: [say('tiles.size'), say('tiles.kinds'), say('tiles.each')],
  rows: SIZES.map((size) => {
    const kinds = SHOPS.filter((shop) => sizeOf(shop) === size);
    return [size, listOf(kinds.map(shopName)), copiesOf(kinds[0]!)];
  }),
};

const economy: FactTable = {
  head: [say('pay.says'), say('pay.count')],
  rows: [...new Set(ECONOMY.map((sizes) => sizes.join()))].map((key) => {
    const equal = ECONOMY.filter((sizes) => sizes.join() === key);
    const sizes = equal[0]!.map(String);
    const what =
      sizes.length === 0 ? say('pay.nothing') : say('pay.sizes', { sizes: listOf(sizes) });
    return [what, equal.length];
  }),
};

const secret: FactTable = {
  head: [say('secret.thing'), say('secret.seen')],
  rows: (
    [
      ['land', 'all'],
      ['hand', 'all'],
      ['goods', 'all'],
      ['openCash', 'all'],
      ['cash', 'parties'],
      ['purse', 'you'],
      ['cards', 'chosen'],
      ['builds', 'ready'],
    ] as const
  ).map(([thing, seen]) => [say(`secret.${thing}`), say(`secret.${seen}`)]),
};

export const facts: RulesFacts = {
  args: {
    years: spelled(ROUNDS),
    lastYear: ROUNDS,
    start: full(START_MONEY),
    locations: LOCATIONS,
    districts: listOf(boardOf(MAPS[0]).file.districts.map(({ name }) => name)),
    kinds: spelled(SHOPS.length),
    tiles: TILES,
    cards: spelled(ECONOMY.length),
    bonus: full(BONUS),
    offers: spelled(MOST_OFFERS),
    one: growing(1),
    two: growing(2),
    three: growing(3),
    complete3: complete(3),
    complete4: complete(4),
    complete5: complete(5),
  },
  tables: {
    income,
    cards: byYear(({ dealt, kept }) => say('cards.cell', { dealt, kept })),
    tiles: byYear(({ tiles }) => tiles),
    shops,
    economy,
    secret,
  },
};
