import { problem } from '@faubourg/core';
import { type Use, usesFor } from './material.ts';
import { type Duel, lotOf } from './state.ts';
import { ask, type Effects, type Variant } from './variant.ts';

const handOf = (s: Duel): number[] => s.players[s.mayor]!.cards;

/**
 * DT-72: turns the mayor's card. The opponent chooses the use unless only one is left for its form.
 */
function turn(s: Duel, lot: number, effects: Effects): void {
  const hand = handOf(s);
  hand.splice(hand.indexOf(lot), 1);
  s.turned.push(lot);
  effects.events.push({ kind: 'turned', lot });
  s.phase = 'use';
  const uses = usesFor(s.lots, lot);
  if (uses.length === 1) lay(s, uses[0]!, 'last', effects);
}

function lay(s: Duel, use: Use, by: 'opponent' | 'last', { events }: Effects): void {
  const lot = s.turned[0]!;
  lotOf(s, lot).use = use;
  events.push({ kind: 'laid', lot, use, by });
  s.phase = 'order';
}

/** DT-70 … DT-73, two players: two colours of markers, no money, no vote. */
export const duel: Variant<Duel> = {
  plan: (s, effects) => {
    s.phase = 'card';
    const hand = handOf(s);
    if (hand.length === 1) turn(s, hand[0]!, effects);
  },
  decisions: (s) => {
    if (s.phase === 'card') return [ask(s.mayor, 'card', 'DT-72', {})];
    return [ask(1 - s.mayor, 'use', 'DT-72', { lot: s.turned[0]! })];
  },
  answers: (s) => {
    if (s.phase === 'card') return handOf(s).map((card) => ({ card }));
    return usesFor(s.lots, s.turned[0]!).map((use) => ({ use }));
  },
  apply: (s, _seat, answer, effects) => {
    if ('card' in answer) turn(s, answer.card, effects);
    else if ('use' in answer) lay(s, answer.use, 'opponent', effects);
  },
  cannotPay: (s, seat, laid, plots) => {
    const colour = laid ? 'laid' : 'bare';
    const markers = s.players[seat]![colour];
    return plots > markers ? problem('DT-73', 'too-few-markers', { plots, markers, colour }) : null;
  },
  // DT-72: markers for plots not obtained are lost.
  pay: (s, seat, laid, plots, got) => {
    const player = s.players[seat]!;
    player[laid ? 'laid' : 'bare'] -= plots;
    player.gone += plots - got;
    return plots;
  },
  // DT-70, DT-72: no bonus, and markers do not come back.
  earn: (s, seat, plots, _owners, { value }) => {
    const player = s.players[seat]!;
    const total = plots * value;
    player.score += total;
    player.gone += plots;
    return { seat, plots, bonus: 0, total };
  },
};
