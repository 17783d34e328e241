import { either, flag, list, object, oneOf, type Shape } from '@faubourg/core';
import { location, LOCATIONS } from './board.ts';
import { SHOPS, type Shop } from './material.ts';
import { type Gift, giftEnds, giftParts, serial } from './state.ts';

/** A gift as a client sends it: missing fields count as empty. */
export type GiftInput = Pick<Gift, 'from' | 'to'> & Partial<Omit<Gift, 'from' | 'to'>>;

export type TradeAnswer =
  | { readonly offer: GiftInput[] }
  | { readonly counter: number; readonly version: number; readonly offer: GiftInput[] }
  | { readonly accept: number; readonly version: number }
  | { readonly takeBack: number; readonly version: number }
  | { readonly decline: number; readonly version: number }
  | { readonly withdraw: number; readonly version: number }
  | { readonly done: boolean; readonly timeUp?: true };

export type ChinatownAnswer =
  | { readonly keep: readonly number[] }
  | TradeAnswer
  | { readonly place: Shop; readonly at: number }
  | { readonly built: true };

const gifts: Shape<GiftInput[]> = list(object(giftEnds, giftParts), 1, 20);

export const answerShape: Shape<ChinatownAnswer> = either<ChinatownAnswer>(
  object({ keep: list(location, 0, LOCATIONS) }),
  object({ offer: gifts }),
  object({ counter: serial, version: serial, offer: gifts }),
  object({ accept: serial, version: serial }),
  object({ takeBack: serial, version: serial }),
  object({ decline: serial, version: serial }),
  object({ withdraw: serial, version: serial }),
  object({ done: flag }),
  object({ done: oneOf(true), timeUp: oneOf(true) }),
  object({ place: oneOf(...SHOPS), at: location }),
  object({ built: oneOf(true) }),
);
