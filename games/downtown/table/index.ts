import { gameTable } from '@faubourg/web/table/game-table.ts';
import { isDuel } from '../rules/state.ts';
import { asked } from './asking.ts';
import Board from './Board.svelte';
import Controls from './Controls.svelte';
import type { DowntownPlay } from './downtown.ts';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import { playing } from './reveal.ts';
import { sentences } from './sentences.ts';
import './zoning.css';

export const table = gameTable<DowntownPlay>({
  Board,
  Controls,
  Player,
  Piece,
  End: () => import('./End.svelte'),
  tabs: [{ id: 'news', Panel: () => import('./NewsTab.svelte'), narrow: true }],
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
  asks: asked,
  sentences,
  sheet: () => ({ rem: 18 }),
  reveal: playing,
  scores: (view) =>
    isDuel(view) ? view.players.map(({ score }) => score) : view.players.map(({ money }) => money),
  // Where nothing is secret and nothing chosen in secret lies about, nobody need look away.
  hides: (view, decision) =>
    (decision?.secret ?? false) ||
    view.phase === 'lobby' ||
    view.phase === 'order' ||
    view.phase === 'ballot' ||
    view.options.money === 'hidden',
});
