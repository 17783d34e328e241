import { either, flag, list, object, oneOf, type Shape } from '@faubourg/core';
import { location, LOCATIONS } from './board.ts';
import { SHOPS, type Shop } from './material.ts';
import { type Gift, giftEnds, giftParts, serial } from './state.ts';
import type { Ask, Says } from './talk.ts';
import { askShape, saysShape } from './talk-shape.ts';

/** A gift as a client sends it: missing fields count as empty. */
export type GiftInput = Pick<Gift, 'from' | 'to'> & Partial<Omit<Gift, 'from' | 'to'>>;

export type TradeAnswer =
  /** `reply` is the number of the ask that the offer answers. */
  | { readonly offer: GiftInput[]; readonly reply?: number; readonly says?: Says }
  | {
      readonly counter: number;
      readonly version: number;
      readonly offer: GiftInput[];
      readonly says?: Says;
    }
  | { readonly accept: number; readonly version: number; readonly says?: Says }
  | { readonly takeBack: number; readonly version: number }
  | { readonly decline: number; readonly version: number; readonly says?: Says }
  | { readonly withdraw: number; readonly version: number }
  | { readonly done: boolean; readonly timeUp?: true; readonly says?: Says }
  | { readonly ask: Ask }
  | { readonly reply: number; readonly says: Says };

export type ChinatownAnswer =
  | { readonly keep: readonly number[] }
  | TradeAnswer
  | { readonly place: Shop; readonly at: number }
  | { readonly built: true };

const gifts: Shape<GiftInput[]> = list(object(giftEnds, giftParts), 1, 20);

const said = { says: saysShape };

export const answerShape: Shape<ChinatownAnswer> = either<ChinatownAnswer>(
  object({ keep: list(location, 0, LOCATIONS) }),
  object({ offer: gifts }, { reply: serial, ...said }),
  object({ counter: serial, version: serial, offer: gifts }, said),
  object({ accept: serial, version: serial }, said),
  object({ takeBack: serial, version: serial }),
  object({ decline: serial, version: serial }, said),
  object({ withdraw: serial, version: serial }),
  object({ done: flag }, said),
  object({ ask: askShape }),
  object({ reply: serial, says: saysShape }),
  object({ done: oneOf(true), timeUp: oneOf(true) }),
  object({ place: oneOf(...SHOPS), at: location }),
  object({ built: oneOf(true) }),
);
