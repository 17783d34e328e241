import type { Seat } from '../../index.ts';
import {
  toy,
  type ToyAnswer,
  type ToyEvent,
  type ToyGame,
  type ToyState,
  type ToyView,
} from './index.ts';

/** A toy game with one deliberate defect, and the law that must catch it. */
export type Broken = {
  readonly what: string;
  readonly law: string;
  readonly says: RegExp;
  make(): ToyGame;
};

type Apply = ToyGame['apply'];

/** The toy game with a change after every answer. */
export const afterwards = (
  also: (
    s: ToyState,
    answer: ToyAnswer,
    result: ReturnType<Apply>,
    seat: Seat,
  ) => ReturnType<Apply> | void,
): ToyGame => ({
  ...toy,
  apply: (s, seat, answer, chance) => {
    const result = toy.apply(s, seat, answer, chance);
    return also(s, answer, result, seat) ?? result;
  },
});

/** The result of an answer with one more event. */
export const withEvent = (result: ReturnType<Apply>, event: object): ReturnType<Apply> => ({
  ...result,
  events: [...result.events, event as ToyEvent],
});

/** The toy game with more fields in its views. */
export const withView = (also: (s: ToyState, view: ToyView) => object): ToyGame => ({
  ...toy,
  view: (s, viewer) => ({ ...toy.view(s, viewer), ...also(s, toy.view(s, viewer)) }),
});
