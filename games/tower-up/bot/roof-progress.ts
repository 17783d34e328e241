import * as layout from '../rules/fast/layout.ts';
import { TOKEN } from '../rules/fast/material.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { MISSING } from './progress.ts';
import { nextToken } from './score.ts';

const { BY_COLOUR, BY_DISTRICT, GOAL, GONE, LEVELS, PLAYER, PLAYERS, PRESENT } = layout;
const { REACHED, SEATS, TWICE, unit } = layout;

/** Sites, and colours of each. */
const ROWS = 64 * 4;

/**
 * What a roof on a building would do for a seat's objectives. Many answers of a position put their
 * roof on the same building, so the result is kept until the next position.
 */
export class RoofProgress {
  /** By row (see `look`): steps towards objectives, each times its token; tokens reached. */
  readonly steps = new Int32Array(ROWS);
  readonly tokens = new Int32Array(ROWS);
  /** The position at which a row was computed. */
  private readonly known = new Int32Array(ROWS);
  private position = 0;
  private readonly missing = new Int32Array(3);
  private me = 0;

  begin({ data, tables }: TowerUpNode, seat: number): void {
    const me = PLAYERS + seat * PLAYER;
    this.me = me;
    this.position++;
    for (let goal = 0; goal < 3; goal++) {
      const over = ((data[me + REACHED]! >> goal) & 1) === 1 || nextToken(data, goal) === 0;
      this.missing[goal] = over ? 0 : MISSING[data[GOAL + goal]!]!(data, me, tables);
    }
  }

  /** Returns the row of a roof at this height on the building of this colour at a site. */
  look(node: TowerUpNode, site: number, colour: number, height: number): number {
    const row = 4 * site + colour;
    if (this.known[row] === this.position) return row;
    this.known[row] = this.position;
    const { me } = this;
    const { data } = node;
    const word = site >> 5;
    const bit = 1 << (site & 31);
    const present = data[me + PRESENT + word]!;
    const twice = data[me + TWICE + word]!;
    const byColour = data[me + BY_COLOUR]!;
    const byDistrict = data[me + BY_DISTRICT]!;
    const levels = data[me + LEVELS]!;
    // Puts the roof there for a moment.
    data[me + LEVELS] = levels | (1 << height);
    if ((present & bit) !== 0) data[me + TWICE + word] = twice | bit;
    else {
      data[me + PRESENT + word] = present | bit;
      data[me + BY_COLOUR] = byColour + unit(colour);
      data[me + BY_DISTRICT] = byDistrict + node.tables.district[site]!;
    }
    this.count(node, row);
    data[me + LEVELS] = levels;
    data[me + TWICE + word] = twice;
    data[me + PRESENT + word] = present;
    data[me + BY_COLOUR] = byColour;
    data[me + BY_DISTRICT] = byDistrict;
    return row;
  }

  private count({ data, tables }: TowerUpNode, row: number): void {
    let steps = 0;
    let tokens = 0;
    for (let goal = 0; goal < 3; goal++) {
      const missing = this.missing[goal]!;
      if (missing === 0) continue;
      const left = MISSING[data[GOAL + goal]!]!(data, this.me, tables);
      steps += (missing - left) * nextToken(data, goal);
      if (left === 0) tokens += TOKEN[4 * data[SEATS]! + data[GONE + goal]!]!;
    }
    this.steps[row] = steps;
    this.tokens[row] = tokens;
  }
}
