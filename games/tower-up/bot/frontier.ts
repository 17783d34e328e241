import { bitCount } from '@faubourg/core';
import * as layout from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import type { Tables } from '../rules/fast/tables.ts';

const { BUILT, EDGE, SITE } = layout;

/** Rows for the heights of one colour: a height has five bits, and is one more once raised. */
const HEIGHTS = 33;

/** Outlooks kept, a power of two. */
export const KNOWN = 64;

/** The place in `beside`. */
export const rowOf = (colour: number, height: number): number => 2 * (HEIGHTS * colour + height);

/** The number of the lowest site of a word. */
const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/**
 * What the buildings mean for the next build: the sites next to each of them, by colour and height.
 * The positions of one search often have the same buildings; what they imply is then kept.
 */
export class Frontier {
  /** Changes whenever floors do. */
  version = 0;
  /** The empty sites next to buildings, and the floors that all of them cost. */
  count = 0;
  prices = 0;
  /** By colour: the height of the tallest building, once raised; 0 if there is none. */
  readonly tallest = new Int32Array(4);
  /**
   * By colour and height (`rowOf`): the sites next to a building of this colour that has this height
   * once it is raised, as a bit mask in two words.
   */
  readonly beside = new Int32Array(2 * HEIGHTS * 4);
  /** By seat: roofs on top that lie next to an empty site. */
  readonly exposed = new Int32Array(4);
  /** Outlooks of stocks at this frontier (see `outlookOf`). */
  readonly known = new Int32Array(5 * KNOWN);
  private tables: Tables | null = null;
  private readonly built = new Int32Array(2);
  /** By site: the entry of the node. */
  private readonly sites = new Int32Array(64);

  look(node: TowerUpNode): void {
    const changes = this.changes(node);
    if (changes > 255) this.lookAtRoofs(node);
    if ((changes & 255) !== 0) this.lookAtFloors(node);
  }

  /** Notes the buildings; returns the bits in which their entries differ from those noted before. */
  private changes({ data, tables }: TowerUpNode): number {
    const { built, sites } = this;
    let changes = 0;
    if (this.tables !== tables || built[0] !== data[BUILT] || built[1] !== data[BUILT + 1]) {
      this.tables = tables;
      built[0] = data[BUILT]!;
      built[1] = data[BUILT + 1]!;
      changes = -1 >>> 1;
    }
    for (let word = 0; word < 2; word++) {
      for (let rest = built[word]!; rest !== 0; rest &= rest - 1) {
        const site = 32 * word + lowest(rest);
        const there = data[SITE + site]!;
        changes |= there ^ sites[site]!;
        sites[site] = there;
      }
    }
    return changes;
  }

  private lookAtRoofs({ tables: { nextMask } }: TowerUpNode): void {
    const { built, sites, exposed } = this;
    const empty = ~built[0]!;
    const emptyHigh = ~built[1]!;
    for (let seat = 0; seat < 4; seat++) exposed[seat] = 0;
    for (let word = 0; word < 2; word++) {
      for (let rest = built[word]!; rest !== 0; rest &= rest - 1) {
        const site = 32 * word + lowest(rest);
        const seat = (sites[site]! >> 8) - 1;
        if (seat < 0) continue;
        if (((nextMask[2 * site]! & empty) | (nextMask[2 * site + 1]! & emptyHigh)) !== 0)
          exposed[seat]!++;
      }
    }
  }

  private lookAtFloors({ data, tables: { nextMask } }: TowerUpNode): void {
    const { built, sites, beside, tallest } = this;
    const edge = data[EDGE]!;
    const edgeHigh = data[EDGE + 1]!;
    for (let colour = 0; colour < 4; colour++) {
      for (let i = rowOf(colour, 0), end = i + 2 * tallest[colour]! + 2; i < end; i++)
        beside[i] = 0;
      tallest[colour] = 0;
    }
    let prices = 0;
    for (let word = 0; word < 2; word++) {
      for (let rest = built[word]!; rest !== 0; rest &= rest - 1) {
        const site = 32 * word + lowest(rest);
        const colour = (sites[site]! >> 5) & 7;
        const height = (sites[site]! & 31) + 1;
        const row = rowOf(colour, height);
        const near = nextMask[2 * site]!;
        const nearHigh = nextMask[2 * site + 1]!;
        beside[row]! |= near;
        beside[row + 1]! |= nearHigh;
        if (height > tallest[colour]!) tallest[colour] = height;
        // An empty site costs one floor for each building next to it.
        prices += bitCount(near & edge) + bitCount(nearHigh & edgeHigh);
      }
    }
    this.prices = prices;
    this.count = bitCount(edge) + bitCount(edgeHigh);
    this.version++;
  }
}
