import type { Chance } from '@faubourg/core';
import { type ChinatownNode, FRESH } from './node.ts';
import { FIRST } from './places.ts';
import { startRound } from './round.ts';

export function setUp(node: ChinatownNode, chance: Chance): void {
  node.store.set(FRESH[node.seats]!);
  if (node.inTurn) node.store[FIRST] = chance.int(node.seats);
  startRound(node, chance);
}
