import type { SearchSide } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { type DowntownState, isDuel } from '../state.ts';
import { DuelNode } from './duel-node.ts';
import { TownNode } from './town-node.ts';

export type DowntownNode = TownNode | DuelNode;

/** The same rules over bits, for search. */
export const search: SearchSide<DowntownState, DowntownAnswer, DowntownNode> = {
  // To pass, three orders on each of 21 lots, and room for two more that are not kept.
  widest: 66,
  node: (s) => (isDuel(s) ? new DuelNode(s) : new TownNode(s)),
  copy: (from, to) => {
    to.copyFrom(from as TownNode & DuelNode);
  },
  deal: (node, chance) => {
    node.deal(chance);
  },
  owing: (node) => node.owing,
  legal: (node, seat, out) => node.legal(seat, out),
  play: (node, seat, code, chance) => {
    node.play(seat, code, chance);
  },
  answer: (node, _seat, code) => node.answer(code),
  shares: (node, out) => {
    let best = -1;
    let winners = 0;
    for (let seat = 0; seat < node.seats; seat++) {
      const score = node.score(seat);
      if (score === best) winners++;
      if (score <= best) continue;
      best = score;
      winners = 1;
    }
    for (let seat = 0; seat < node.seats; seat++) out[seat] = node.score(seat) === best ? 1 / winners : 0;
  },
};
