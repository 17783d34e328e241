import { defineTable } from '@faubourg/web/table/table-definition.ts';
import { eventWeight } from '../rules/event-weight.ts';
import { scoreOf } from '../rules/outcome.ts';
import { askedFields } from './ask.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import LazyBelow from './LazyBelow.svelte';
import './table.css';
import { parts } from './parts.ts';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import { sentences } from './sentences.ts';
import type { TowerUpTypes } from './types.ts';

export const table = defineTable<TowerUpTypes>({
  Board,
  Below: LazyBelow,
  Controls,
  Player,
  Piece,
  End: () => import('./End.svelte'),
  tabs: [{ id: 'goals', Panel: () => import('./GoalsTab.svelte'), narrow: true }],
  fields: {
    build: { on: 'board' },
    place: { on: 'board' },
    take: { on: 'board' },
    colour: { on: 'panel' },
    roof: { on: 'panel' },
    choose: { on: 'panel' },
    back: { on: 'panel' },
  },
  askedFields: askedFields,
  sentences,
  parts,
  sheet: () => ({ rem: 13 }),
  eventWeight,
  byEar: async () => (await import('./by-ear.ts')).byEar,
  moments: {
    kinds: ['objective', 'extra', 'ending', 'cone'],
    load: async () => (await import('./moments/index.ts')).moments,
  },
  scores: (view) => view.players.map((_, seat) => scoreOf(view, seat)),
  // The game has no secrets of a seat, so it needs no curtain.
  hides: () => false,
});
