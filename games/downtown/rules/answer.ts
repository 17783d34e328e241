import { either, flag, integer, object, oneOf, type Shape } from '@faubourg/core';
import { LOTS } from './board.ts';
import { type Use, USES } from './material.ts';
import type { Order } from './state.ts';

export type Pile = 'left' | 'right';

export type DowntownAnswer =
  | { readonly pile: Pile }
  | { readonly ballot: Use }
  | { readonly lobby: boolean }
  | { readonly decide: Use }
  | { readonly card: number }
  | { readonly use: Use }
  | Order;

export const useShape: Shape<Use> = oneOf(...USES);
export const lotShape = integer(1, LOTS);

export const orderShape: Shape<Order> = either<Order>(
  object({ lot: lotShape, plots: integer(1, 3) }),
  object({ pass: oneOf(true) }),
);

export const answerShape: Shape<DowntownAnswer> = either<DowntownAnswer>(
  object({ pile: oneOf('left', 'right') }),
  object({ ballot: useShape }),
  object({ lobby: flag }),
  object({ decide: useShape }),
  object({ card: lotShape }),
  object({ use: useShape }),
  orderShape,
);
