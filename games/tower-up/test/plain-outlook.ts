import * as at from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { TRACKS } from '../rules/material.ts';

const COLOURS = [0, 1, 2, 3];
const count = (packed: number, colour: number): number => (packed >> (at.BITS * colour)) & 63;
const emptySites = ({ data, tables }: TowerUpNode): number[] =>
  Array.from({ length: tables.sites }, (_, site) => site).filter(
    (site) => data[at.SITE + site] === 0 && data[at.PRICE + site] !== 0,
  );
const neighbours = ({ tables: { from, next } }: TowerUpNode, site: number): number[] =>
  Array.from(next.subarray(from[site], from[site + 1]));

/** The outlook of a stock by its definition: site by site, colour by colour. */
export function plainOutlook(node: TowerUpNode, stock: number, markers: number) {
  const { data } = node;
  const steps = [0, 0, 0, 0];
  let affordable = 0;
  let almost = 0;
  for (const site of emptySites(node)) {
    const price = data[at.PRICE + site]!;
    const lacks = COLOURS.map((colour) => Math.max(0, count(price, colour) - count(stock, colour)));
    const missing = lacks.reduce((sum, lack) => sum + lack, 0);
    // The floor that is built has a colour that no neighbour has.
    const own = COLOURS.filter((colour) => count(price, colour) === 0 && count(stock, colour) > 0);
    if (missing === 1 || (missing === 0 && own.length === 0)) almost++;
    if (missing > 0 || own.length === 0) continue;
    affordable++;
    for (const colour of own) steps[colour] = Math.max(steps[colour]!, 1);
    for (const other of neighbours(node, site)) {
      const there = data[at.SITE + other]!;
      if (there === 0) continue;
      const colour = (there >> 5) & 7;
      steps[colour] = Math.max(steps[colour]!, (there & 31) + 1);
    }
  }
  const gains = steps.map((most, i) => Math.min(most, TRACKS.last_step - count(markers, i)));
  return { affordable, almost, steps, gain: Math.max(...gains) };
}

/** The empty sites next to buildings, what they cost, and each seat's exposed roofs. */
export function plainFrontier(node: TowerUpNode) {
  const { data, tables } = node;
  const sites = emptySites(node);
  const prices = sites.map((site) =>
    COLOURS.reduce((sum, colour) => sum + count(data[at.PRICE + site]!, colour), 0),
  );
  const exposed = [0, 0, 0, 0];
  for (let site = 0; site < tables.sites; site++) {
    const seat = (data[at.SITE + site]! >> 8) - 1;
    const open = neighbours(node, site).some((other) => data[at.SITE + other] === 0);
    if (seat >= 0 && open) exposed[seat]!++;
  }
  return { count: sites.length, prices: prices.reduce((sum, price) => sum + price, 0), exposed };
}
