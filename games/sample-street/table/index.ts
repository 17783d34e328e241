import { defineTable } from '@faubourg/web/table/table-definition.ts';
import { scoreOf } from '../rules/scoring.ts';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { sentences } from './sentences.ts';
import type { SampleStreetTypes } from './types.ts';

/** The picture and the words of this game; the page makes the buttons of the panel by itself. */
export const table = defineTable<SampleStreetTypes>({
  Board,
  Player,
  fields: { build: { on: 'panel' }, lot: { on: 'board' } },
  sentences,
  scores: (view) => view.handSizes.map((_, seat) => scoreOf(view, seat)),
});
