import {
  BITS,
  EDGE,
  GUARD,
  MARKERS,
  ONES,
  PLAYER,
  PLAYERS,
  PRICE,
  ROOFS_LEFT,
  SEATS,
  SITE,
  STOCK,
} from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { TRACKS } from '../rules/material.ts';

const LAST = TRACKS.last_step;

/** What the next build could bring a player with the present stock. */
export type Outlook = {
  /** The number of sites the stock can pay for, and of sites for which one floor is missing. */
  affordable: number;
  almost: number;
  /** The farthest each marker could move, and the most Millions one build could bring. */
  readonly steps: Int32Array;
  gain: number;
  /** Own roofs on top that a build next to them would cover. */
  exposed: number;
};

export const blankOutlook = (): Outlook => ({
  affordable: 0,
  almost: 0,
  steps: new Int32Array(4),
  gain: 0,
  exposed: 0,
});

/** The empty sites next to buildings, and the tallest neighbour of each colour, once raised. */
export class Frontier {
  count = 0;
  readonly prices = new Int32Array(64);
  /** Four heights a site. */
  readonly heights = new Int32Array(4 * 64);
  /** By seat: roofs on top that lie next to an empty site. */
  readonly exposed = new Int32Array(4);

  look({ data, tables }: TowerUpNode): void {
    const { from, next } = tables;
    this.exposed.fill(0);
    let count = 0;
    for (let word = 0; word < 2; word++) {
      for (let rest = data[EDGE + word]!; rest !== 0; rest &= rest - 1) {
        const site = 32 * word + 31 - Math.clz32(rest & -rest);
        const row = 4 * count;
        this.prices[count++] = data[PRICE + site]!;
        this.heights.fill(0, row, row + 4);
        for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
          const there = data[SITE + next[i]!]!;
          if (there === 0) continue;
          const colour = (there >> 5) & 7;
          const height = (there & 31) + 1;
          if (height > this.heights[row + colour]!) this.heights[row + colour] = height;
        }
      }
    }
    this.count = count;
    for (let site = 0; site < tables.sites; site++) {
      const there = data[SITE + site]!;
      if (there < 256) continue;
      for (let i = from[site]!, end = from[site + 1]!; i < end; i++) {
        if (data[SITE + next[i]!] !== 0) continue;
        this.exposed[(there >> 8) - 1]!++;
        break;
      }
    }
  }
}

/** Computes the outlook of a packed stock at the frontier, for a player with these markers. */
export function outlookOf(
  frontier: Frontier,
  stock: number,
  markers: number,
  outlook: Outlook,
): void {
  const { prices, heights, count } = frontier;
  const { steps } = outlook;
  steps.fill(0);
  let affordable = 0;
  let almost = 0;
  for (let i = 0; i < count; i++) {
    const price = prices[i]!;
    const after = stock + GUARD - price;
    if ((after & GUARD) === GUARD) {
      const colours = (after - ONES) & ~(price + GUARD - ONES) & GUARD;
      if (colours === 0) {
        almost++;
        continue;
      }
      affordable++;
      for (let colour = 0; colour < 4; colour++) {
        const height = heights[4 * i + colour]!;
        const own = (colours >> (BITS * colour + 5)) & 1;
        const most = height > own ? height : own;
        if (most > steps[colour]!) steps[colour] = most;
      }
    } else if (lacks(stock, price) === 1) almost++;
  }
  let gain = 0;
  for (let colour = 0; colour < 4; colour++) {
    const stepsLeft = LAST - ((markers >> (BITS * colour)) & 63);
    gain = Math.max(gain, Math.min(stepsLeft, steps[colour]!));
  }
  outlook.affordable = affordable;
  outlook.almost = almost;
  outlook.gain = gain;
}

function lacks(stock: number, price: number): number {
  let all = 0;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) {
    const lack = ((price >> shift) & 63) - ((stock >> shift) & 63);
    if (lack > 0) all += lack;
  }
  return all;
}

/** The outlook of every seat. */
export function outlooks(node: TowerUpNode, frontier: Frontier, into: readonly Outlook[]): void {
  const { data } = node;
  frontier.look(node);
  for (let seat = 0; seat < data[SEATS]!; seat++) {
    const me = PLAYERS + seat * PLAYER;
    const outlook = into[seat]!;
    outlookOf(frontier, data[me + STOCK]!, data[me + MARKERS]!, outlook);
    outlook.exposed = frontier.exposed[seat]!;
    if (data[me + ROOFS_LEFT] === 0) {
      outlook.affordable = 0;
      outlook.gain = 0;
      outlook.steps.fill(0);
    }
  }
}
