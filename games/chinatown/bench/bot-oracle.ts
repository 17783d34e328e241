/*
 * The most that all players together could earn this year if they traded without limit: a mixed
 * integer programme, independent of the rules' placement and of the bots.
 *
 * A business earns the same for every owner, so all holdings are treated as one person's. A column
 * is a set of tiles of one type placed together, with the businesses they join. No place, tile or
 * business is used twice. Two adjacent columns earn at least as much when merged, and the merged
 * set is a column itself, so the best choice of columns is optimal.
 */
import highs from 'highs';
import data from '../data/tables.json' with { type: 'json' };
import { boardOf } from '../rules/board.ts';
import type { ChinatownView } from '../rules/view.ts';

export type Possessions = Pick<ChinatownView, 'land' | 'hands' | 'options'>;

const sizes = new Map(data.shops.types.map(({ id, size }) => [id, size]));
const { incomplete, complete } = data.income;

function earned(shop: string, count: number): number {
  const size = sizes.get(shop)!;
  const whole = (complete as Record<string, number>)[size]!;
  return (Math.floor(count / size) * whole + incomplete[count % size]!) / data.cashUnit;
}

/** Adjacent shops of one type, regardless of their owners. */
type ShopGroup = { readonly shop: string; readonly places: ReadonlySet<number> };

type Column = {
  readonly shop: string;
  readonly places: readonly number[];
  readonly joined: readonly ShopGroup[];
  readonly gain: number;
};

function shopGroupsIn({ land, options }: Possessions): ShopGroup[] {
  const { neighbours } = boardOf(options.map);
  const met = new Set<number>();
  const found: ShopGroup[] = [];
  for (const start of Object.keys(land).map(Number)) {
    const { shop } = land[start]!;
    if (shop === null || met.has(start)) continue;
    const places = new Set([start]);
    for (const at of places) {
      for (const next of neighbours[at]!) if (land[next]?.shop === shop) places.add(next);
    }
    for (const at of places) met.add(at);
    found.push({ shop, places });
  }
  return found;
}

/** Every way to put up to `tiles` tiles of a type together, found by adding one place at a time. */
function columnsOf(
  { land, options }: Possessions,
  shop: string,
  tiles: number,
  groups: readonly ShopGroup[],
): Column[] {
  const { neighbours } = boardOf(options.map);
  const alike = groups.filter((one) => one.shop === shop);
  const touching = (at: number): ShopGroup[] =>
    alike.filter(({ places }) => neighbours[at]!.some((next) => places.has(next)));
  const isFree = (at: number): boolean => land[at] !== undefined && land[at].shop === null;
  const columns = new Map<string, Column>();
  const grow = (places: readonly number[]): void => {
    const name = places.toSorted((a, b) => a - b).join();
    if (columns.has(name)) return;
    const joined = [...new Set(places.flatMap(touching))];
    const before = joined.map((one) => one.places.size);
    const count = before.reduce((a, b) => a + b, places.length);
    const gain = before.reduce((sum, one) => sum - earned(shop, one), earned(shop, count));
    columns.set(name, { shop, places, joined, gain });
    if (places.length === tiles) return;
    const reached = [...places, ...joined.flatMap((one) => [...one.places])];
    for (const next of new Set(reached.flatMap((at) => neighbours[at]!))) {
      if (isFree(next) && !places.includes(next)) grow([...places, next]);
    }
  };
  for (const at of Object.keys(land).map(Number)) if (isFree(at)) grow([at]);
  return [...columns.values()];
}

/** A limit on what the chosen columns may use of one thing. */
type Limit = { readonly terms: string[]; readonly most: number };

// The package's types describe its older module format, with the function as a field of the import.
const load = highs as unknown as (typeof highs)['default'];
const solver = await load();

/** What all can earn together this year, in thousands. */
export function jointIncome(possessions: Possessions): number {
  const groups = shopGroupsIn(possessions);
  const hand = possessions.hands.flatMap((tiles) => [...tiles!]);
  const tilesOf = new Map<string, number>();
  for (const tile of hand) tilesOf.set(tile, (tilesOf.get(tile) ?? 0) + 1);
  const columns = [...tilesOf].flatMap(([shop, tiles]) =>
    columnsOf(possessions, shop, tiles, groups),
  );
  const base = groups.reduce((sum, { shop, places }) => sum + earned(shop, places.size), 0);
  if (columns.length === 0) return base;
  const limits = new Map<unknown, Limit>();
  const use = (what: unknown, most: number, term: string): void => {
    const limit = limits.get(what) ?? { terms: [], most };
    limit.terms.push(term);
    limits.set(what, limit);
  };
  for (const [i, { shop, places, joined }] of columns.entries()) {
    for (const at of places) use(at, 1, `x${i}`);
    for (const one of joined) use(one, 1, `x${i}`);
    use(shop, tilesOf.get(shop)!, `${places.length} x${i}`);
  }
  const rows = [...limits.values()].map(({ terms, most }) => ` ${terms.join(' + ')} <= ${most}`);
  const names = columns.map((_, i) => `x${i}`);
  const programme = [
    'Maximize',
    ` ${columns.map(({ gain }, i) => `${gain} x${i}`).join(' + ')}`,
    'Subject To',
    ...rows,
    'Binary',
    ` ${names.join(' ')}`,
    'End',
  ].join('\n');
  const { Status, ObjectiveValue } = solver.solve(programme, { output_flag: false });
  if (Status !== 'Optimal') throw new Error(`the programme was not solved: ${Status}`);
  return base + Math.round(ObjectiveValue);
}
