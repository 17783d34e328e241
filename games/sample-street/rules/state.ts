import type { Seat } from '@faubourg/core';
import { type Card, LOTS } from './material.ts';
import type { SampleStreetOptions } from './options.ts';

export type Building = { readonly card: Card; readonly seat: Seat };

/** All that lies open on the table. */
export type Street = {
  options: SampleStreetOptions;
  /** The seat to act. */
  turn: Seat;
  /** The buildings, by the name of their lot. */
  built: { [lot: string]: Building };
};

/** The whole position: the street, and the cards that are hidden from some or all. */
export type SampleStreetState = Street & {
  /** By seat; each player sees only their own. */
  hands: Card[][];
  /** In no particular order: a card is drawn at random when it is needed. */
  deck: Card[];
};

export const emptyLots = ({ options, built }: Street): string[] =>
  LOTS[options.town].filter((lot) => !Object.hasOwn(built, lot));

/** SS-30: the game is over when every lot is built on. */
export const isOver = ({ options, built }: Street): boolean =>
  Object.keys(built).length === LOTS[options.town].length;

/** A copy that shares nothing that ever changes. */
export const copyState = (state: SampleStreetState): SampleStreetState => ({
  options: state.options,
  turn: state.turn,
  built: { ...state.built },
  hands: state.hands.map((hand) => hand.slice()),
  deck: state.deck.slice(),
});
