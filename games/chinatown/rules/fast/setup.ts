import type { Chance } from '@faubourg/core';
import { copiesOf, ECONOMY, SHOPS, START_MONEY } from '../material.ts';
import { type ChinatownNode, countKinds } from './node.ts';
import { startRound } from './round.ts';

const COPIES = Uint8Array.from(SHOPS, copiesOf);
const ALL_KINDS = countKinds(ECONOMY);

export function setUp(node: ChinatownNode, chance: Chance): void {
  node.first = node.inTurn ? chance.int(node.seats) : 0;
  node.round = 1;
  node.store.fill(0);
  node.money.fill(START_MONEY);
  node.bag.set(COPIES);
  node.kinds.set(ALL_KINDS);
  startRound(node, chance);
}
