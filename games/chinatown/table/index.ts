import { gameTable } from '@faubourg/web/table/game-table.ts';
import Board from './Board.svelte';
import type { ChinatownPlay } from './chinatown.ts';
import Controls from './Controls.svelte';
import { newOffers } from './offers.ts';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import { sentences } from './sentences.ts';
import './street.css';

export const table = gameTable<ChinatownPlay>({
  Board,
  Controls,
  Player,
  Piece,
  End: () => import('./End.svelte'),
  tabs: [
    { id: 'offers', Panel: () => import('./OffersTab.svelte'), news: (at) => newOffers(at).length },
  ],
  fields: {
    keep: { on: 'board' },
    place: { on: 'board' },
    at: { on: 'board' },
    built: { on: 'panel' },
  },
  // Once a tile or a location is chosen, finishing is not the question.
  asks: (open, { draft }) =>
    draft['place'] === undefined && draft['at'] === undefined
      ? open
      : open.filter((field) => field !== 'built'),
  sentences,
  scores: (view) => view.money,
});
