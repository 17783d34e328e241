import type { Seat } from '@faubourg/core';
import { defineByEar } from '@faubourg/web/table/by-ear.ts';
import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import { type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import { type Use, usesFor } from '../rules/material.ts';
import { boardOf } from '../rules/options.ts';
import { PLOTS } from '../rules/orders.ts';
import { isBare, isDuel, lotOf, plotsOf } from '../rules/state.ts';
import type { DowntownView } from '../rules/view.ts';
import { worth } from '../rules/worth.ts';
import type { de } from '../words/by-ear-de.ts';
import type { en } from '../words/by-ear-en.ts';
import type { fr } from '../words/by-ear-fr.ts';
import type { nl } from '../words/by-ear-nl.ts';
import { lotInQuestion } from './plaque-effects.ts';
import { useName } from './phrases.ts';
import { type DowntownTypes, say as sayTable } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

function useOf(view: DowntownView, lot: number): Sentence {
  const { use } = lotOf(view, lot);
  return use === null ? say('hold.bare') : useName(use);
}

/** The use of a lot and the owners of its plots, or that it was paid out. */
function holding(view: DowntownView, place: string): Sentence {
  const lot = Number(place);
  const { owners, closed } = lotOf(view, lot);
  const seats = view.players.flatMap((_, seat) => {
    const plots = plotsOf(owners, seat);
    return plots > 0 ? sayTable('lot.owner', { seat: { seat }, plots }) : [];
  });
  const more = closed ? [say('hold.closed')] : seats.length > 0 ? [listOf(seats)] : [];
  return joinSentences([useOf(view, lot), ...more], 'join.comma');
}

/** DT-41: what a plot of a lot that is still sold pays now, or would pay with each use. */
function note(view: DowntownView, place: string): Sentence | null {
  const lot = Number(place);
  const { use, closed } = lotOf(view, lot);
  if (closed || use === 'park') return null;
  const board = boardOf(view.options);
  const value = (one: Use): number => worth(board, view.lots, lot, one).value;
  if (use !== null) return say('note.pays', { value: value(use) });
  const uses = usesFor(view.lots, lot);
  const [first, ...others] = uses.map(value);
  if (others.every((one) => one === first)) return say('note.always', { value: first ?? 0 });
  const each = uses.map((one) => say('note.use', { use: useName(one), value: value(one) }));
  return say('note.would', { list: listOf(each) });
}

/** Money and markers in hand. */
function hand(view: DowntownView, seat: Seat): Sentence {
  if (isDuel(view)) {
    const { score, laid, bare } = view.players[seat]!;
    return say('mine.duel', { score, laid, bare });
  }
  const { money, markers, lobby } = view.players[seat]!;
  return say('mine.hand', { money: money ?? 0, markers, lobby: String(lobby) });
}

function mine(view: DowntownView, seat: Seat): Sentence[] {
  const lots = view.lots.flatMap(({ owners, closed }, i) => {
    const plots = plotsOf(owners, seat);
    if (closed || plots === 0) return [];
    return say('mine.lot', { lot: i + 1, what: useOf(view, i + 1), plots, all: PLOTS });
  });
  const list = lots.length === 0 ? null : joinSentences(lots, 'join.semi');
  return [hand(view, seat), list ? say('mine.lots', { list }) : say('mine.none')];
}

/** What each seat has; nothing for a seat whose money is hidden. */
function standing(view: DowntownView): Sentence[] {
  if (isDuel(view))
    return view.players.map(({ score }, seat) => say('table.points', { seat: { seat }, score }));
  return view.players.flatMap(({ money }, seat) =>
    money === null ? [] : say('table.money', { seat: { seat }, money }),
  );
}

function overview(view: DowntownView): Sentence {
  const { round, mayor, lots } = view;
  return joinSentences(
    [
      sayTable('desk.round', { round }),
      say('table.mayor', { seat: { seat: mayor } }),
      say('table.lots', {
        planned: lots.filter((lot) => !isBare(lot)).length,
        lots: lots.length,
        closed: lots.filter(({ closed }) => closed).length,
      }),
      ...standing(view),
    ],
    'join.semi',
  );
}

/** The table in words. DT-1: lots touch if they share a stretch of edge. */
export const byEar = defineByEar<DowntownTypes>({
  words: {
    en: () => import('../words/by-ear-en.ts').then((module) => module.en),
    fr: () => import('../words/by-ear-fr.ts').then((module) => module.fr),
    nl: () => import('../words/by-ear-nl.ts').then((module) => module.nl),
    de: () => import('../words/by-ear-de.ts').then((module) => module.de),
  },
  places: (view) => boardOf(view.options).lots.map(({ n }) => String(n)),
  neighbours: (view, lot) => (boardOf(view.options).lots[Number(lot) - 1]?.adj ?? []).map(String),
  holding,
  note,
  asked: (view) => {
    const lot = lotInQuestion(view);
    return lot === null ? null : String(lot);
  },
  mine,
  overview,
});
