import { defineTable } from '@faubourg/web/table/table-definition.ts';
import { windowSize } from '@faubourg/web/table/window-size.svelte.ts';
import { eventWeight } from '../rules/event-weight.ts';
import Board from './Board.svelte';
import type { ChinatownTypes } from './types.ts';
import Controls from './Controls.svelte';
import { asksTrade, deskOf, isRaised } from './desks.svelte.ts';
import Hand from './Hand.svelte';
import { newOffers } from './offers.ts';
import OffersTab from './OffersTab.svelte';
import { full } from './phrases.ts';
import { parts } from './parts.ts';
import Piece from './Piece.svelte';
import Player from './Player.svelte';
import { sentences } from './sentences.ts';
import './table.css';
import YearBar from './YearBar.svelte';

export const table = defineTable<ChinatownTypes>({
  Board,
  Above: YearBar,
  Below: Hand,
  Controls,
  Player,
  Piece,
  End: () => import('./End.svelte'),
  tabs: [
    {
      id: 'offers',
      // The first tab: a table that is wide enough shows it at once.
      Panel: () => Promise.resolve({ default: OffersTab }),
      newCount: (at) => newOffers(at).length,
    },
  ],
  fields: {
    keep: { on: 'board' },
    place: { on: 'board' },
    at: { on: 'board' },
    built: { on: 'panel' },
  },
  // After a tile or a location is chosen, `built` is not asked. On a narrow window `built` comes
  // first: the other fields are chosen on the board.
  askedFields: (open, { draft }) => {
    const rest = open.filter((field) => field !== 'built');
    if (draft.place !== undefined || draft.at !== undefined) return rest;
    return windowSize.narrow && rest.length < open.length ? ['built', ...rest] : open;
  },
  sentences,
  parts,
  sheet: (at) => {
    if (!asksTrade(at)) return { rem: 12 };
    return { rem: 10, raised: isRaised(deskOf(at), windowSize.narrow), whole: true };
  },
  eventWeight,
  dealOf: (event) => (event.kind === 'deal' ? event.parties : null),
  byEar: async () => (await import('./by-ear.ts')).byEar,
  moments: {
    kinds: ['deal', 'income', 'round'],
    load: async () => (await import('./moments/index.ts')).moments,
  },
  scores: (view) => view.money,
  unit: full(1),
});
