import * as layout from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import type { Tables } from '../rules/fast/tables.ts';
import { OBJECTIVES } from '../rules/material.ts';
import { Frontier } from './frontier.ts';
import { MarketReader } from './market-reader.ts';
import { PlayerReader } from './player-reader.ts';
import { quotients } from './quotients.ts';
import { nextToken } from './score.ts';

const { BITS, END, END_SEAT, GOAL, GONE, PLAYER, PLAYERS, STARTS, SUPPLY } = layout;

/** Inputs of each player and of the table. */
export const OF_PLAYER = 34;
export const OF_TABLE = 29 + OBJECTIVES.length;
export const inputsFor = (players: number): number => players * OF_PLAYER + OF_TABLE;

const SEVENTHS = quotients(7);
const THIRTIETHS = quotients(30);

/**
 * Reads positions as inputs of a net. The positions of a search have much in common, and most
 * inputs are as before: only those are written whose part of the position has changed since the
 * last call. So nobody else may write to these inputs, unless `forget` is called.
 */
export class FeatureReader {
  private readonly players: readonly PlayerReader[];
  private readonly market = new MarketReader();
  private readonly frontier = new Frontier();
  private tables: Tables | null = null;
  /** The objectives in play, the tokens gone of each, and the supply that were read last. */
  private goals = -1;
  private gone = -1;
  private supply = -1;

  constructor(players: number) {
    this.players = Array.from({ length: players }, () => new PlayerReader());
  }

  /** Writes all inputs at the next call. */
  forget(): void {
    this.tables = null;
    this.goals = -1;
    this.supply = -1;
    for (const player of this.players) player.forget();
    this.market.forget();
  }

  /** Returns the first input that may have changed. */
  read(node: TowerUpNode, from: number, inputs: Float32Array): number {
    const { players, frontier } = this;
    const { data, tables } = node;
    if (this.tables !== tables) {
      this.forget();
      this.tables = tables;
    }
    frontier.look(node);
    const table = players.length * OF_PLAYER;
    const goals = data[GOAL]! | (data[GOAL + 1]! << 8) | (data[GOAL + 2]! << 16);
    const gone = data[GONE]! | (data[GONE + 1]! << 8) | (data[GONE + 2]! << 16);
    const newGoals = goals !== this.goals || gone !== this.gone;
    this.goals = goals;
    this.gone = gone;
    let first = table;
    for (let k = 0, seat = from; k < players.length; k++) {
      const start = k * OF_PLAYER;
      if (players[k]!.read(node, seat, frontier, newGoals, inputs, start) && start < first)
        first = start;
      if (++seat === players.length) seat = 0;
    }
    this.readTable(data, from, inputs, table);
    if (newGoals) readGoals(data, inputs, table + OF_TABLE - OBJECTIVES.length);
    return first;
  }

  private readTable(data: Int32Array, from: number, out: Float32Array, start: number): void {
    const { frontier } = this;
    const supply = data[SUPPLY]!;
    if (supply !== this.supply) readSupply(supply, out, start);
    this.supply = supply;
    let i = start + 5;
    out[i++] = data[END] === 0 ? 0 : 1;
    out[i++] = data[END] === 2 ? 1 : 0;
    out[i++] = data[END] !== 0 && data[END_SEAT] === from ? 1 : 0;
    out[i++] = SEVENTHS[data[STARTS]!]!;
    out[i++] = frontier.count / 20;
    out[i++] = frontier.count > 0 ? frontier.prices / frontier.count / 5 : 1;
    this.market.read(data, PLAYERS + from * PLAYER, frontier, out, i);
  }
}

function readSupply(supply: number, out: Float32Array, start: number): void {
  let i = start;
  let least = 30;
  for (let shift = 0; shift < 4 * BITS; shift += BITS) {
    const left = (supply >> shift) & 63;
    if (left < least) least = left;
    out[i++] = THIRTIETHS[left]!;
  }
  out[i] = least / 10;
}

/** The highest token left of each objective, and which objectives are in play. */
function readGoals(data: Int32Array, out: Float32Array, start: number): void {
  for (let goal = 0; goal < 3; goal++) out[start - 3 + goal] = SEVENTHS[nextToken(data, goal)]!;
  out.fill(0, start, start + OBJECTIVES.length);
  for (let goal = 0; goal < 3; goal++) out[start + data[GOAL + goal]!] = 1;
}
