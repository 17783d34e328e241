import { defineTable } from '../../../src/table/table-definition.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Player from './Player.svelte';
import { sentences } from './sentences.ts';
import type { Toy } from './toy.ts';

export const table = defineTable<Toy>({
  Board,
  Player,
  Piece: Card,
  fields: { card: { on: 'board' }, hang: { on: 'board' }, pay: { on: 'panel' } },
  sentences,
  scores: ({ coins, lanterns }) =>
    coins.map((count, seat) => {
      const [east = 0, west = 0] = lanterns[seat]!;
      return count + 2 * (east + west) + (east > 0 && west > 0 ? 3 : 0);
    }),
});
