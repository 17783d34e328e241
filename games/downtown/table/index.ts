import { defineTable } from '@faubourg/web/table/table-definition.ts';
import { eventWeight } from '../rules/event-weight.ts';
import { isDuel } from '../rules/state.ts';
import { askedFields } from './ask.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import type { DowntownTypes } from './types.ts';
import { parts } from './parts.ts';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import { revealTime } from './reveal-timing.ts';
import { sentences } from './sentences.ts';
import './table.css';

export const table = defineTable<DowntownTypes>({
  Board,
  Controls,
  Player,
  Piece,
  End: () => import('./End.svelte'),
  tabs: [
    { id: 'reveals', Panel: () => import('./LastRevealTab.svelte'), narrow: true },
    { id: 'legend', Panel: () => import('./LegendTab.svelte'), narrow: true },
  ],
  fields: {
    pile: { on: 'panel' },
    card: { on: 'board' },
    ballot: { on: 'panel' },
    use: { on: 'panel' },
    lobby: { on: 'panel' },
    decide: { on: 'panel' },
    lot: { on: 'board' },
    plots: { on: 'panel' },
    pass: { on: 'panel' },
  },
  askedFields: askedFields,
  sentences,
  parts,
  sheet: () => ({ rem: 13 }),
  eventWeight,
  byEar: async () => (await import('./by-ear.ts')).byEar,
  moments: {
    kinds: ['voted', 'laid', 'paid'],
    load: async () => (await import('./moments/index.ts')).moments,
  },
  reveal: revealTime,
  scores: (view) =>
    isDuel(view) ? view.players.map(({ score }) => score) : view.players.map(({ money }) => money),
  // A curtain is needed only for a secret decision or while a secret choice is on the board.
  hides: (view, decision) =>
    (decision?.secret ?? false) ||
    view.phase === 'lobby' ||
    view.phase === 'order' ||
    view.phase === 'ballot' ||
    view.options.money === 'hidden',
});
