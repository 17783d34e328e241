import type { FastRules } from '@faubourg/core';
import type { TowerUpAnswer } from '../answer.ts';
import { COLOURS } from '../colours.ts';
import * as material from '../material.ts';
import type { TowerUpState } from '../state.ts';
import { setUp, place } from './setup.ts';
import * as layout from './layout.ts';
import { legal, MOST_ANSWERS } from './legal.ts';
import * as packed from './material.ts';
import { type TowerUpNode, nodeOf } from './node.ts';
import { applyTurn } from './apply.ts';
import { drawAnswer } from './draw.ts';

const { CARDS, TRACKS } = material;
const {
  BITS,
  CONE,
  CONED,
  MARKERS,
  MARKET_AT,
  NO_LIMIT,
  PLAYER,
  PLAYERS,
  RETURN,
  SEATS,
  STARTS,
  TAKE,
  TAKE_LIMIT,
  TOKENS,
  TOTAL,
  TURN,
} = layout;
const { CHOICES } = packed;

function answer({ data, tables }: TowerUpNode, _seat: number, code: number): TowerUpAnswer {
  const colours = (choice: number) => CHOICES[choice]!.map((colour) => COLOURS[colour]!);
  const site = (number: number): string => tables.plan.spots[number]!.id;
  if (code >= RETURN) return { back: colours(code - RETURN) };
  if (code >= TAKE) {
    const take = CARDS[data[MARKET_AT + ((code >> 14) & 3)]!]!.id;
    const choose = colours((code >> 7) & 127);
    if (data[TAKE_LIMIT] === NO_LIMIT) return { take, choose };
    return { take, choose, back: colours(code & 127) };
  }
  const colour = COLOURS[code >> 12]!;
  if (data[STARTS]! > 0) return { place: site(code & 63), colour };
  return { build: site(code & 63), colour, roof: site((code >> 6) & 63) };
}

/** TU-43 */
function score(data: Int32Array, me: number): number {
  const { millions, cone } = TRACKS;
  const markers = data[me + MARKERS]!;
  let all = data[me + TOKENS]! + (cone.by_visible_roofs[data[me + CONE]!] ?? 0);
  for (let colour = 0; colour < 4; colour++) all += millions[(markers >> (BITS * colour)) & 63]!;
  return all;
}

/** Win shares: most Millions, then most floors in stock. */
function shares({ data }: TowerUpNode, out: Float64Array): void {
  const seats = data[SEATS]!;
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const me = PLAYERS + seat * PLAYER;
    const rank = 32 * score(data, me) + data[me + TOTAL]!;
    if (rank > best) {
      best = rank;
      winners = 0;
    }
    if (rank === best) winners |= 1 << seat;
  }
  let count = 0;
  for (let seat = 0; seat < seats; seat++) count += (winners >> seat) & 1;
  for (let seat = 0; seat < seats; seat++) out[seat] = ((winners >> seat) & 1) / count;
}

/** The fast rules: the same game over packed numbers. */
export const fast: FastRules<TowerUpState, TowerUpAnswer, TowerUpNode> = {
  mostAnswers: MOST_ANSWERS,
  node: nodeOf,
  copy: (from, to) => to.data.set(from.data),
  setUp,
  owing: ({ data }) => (data[CONED] === (1 << data[SEATS]!) - 1 ? 0 : 1 << data[TURN]!),
  legal,
  drawAnswer,
  apply: (node, seat, code, chance) => {
    if (node.data[STARTS]! > 0) place(node, code);
    else applyTurn(node, seat, code, chance);
  },
  answer,
  shares,
  scores: ({ data }, out) => {
    const seats = data[SEATS]!;
    for (let seat = 0; seat < seats; seat++) out[seat] = score(data, PLAYERS + seat * PLAYER);
  },
};
