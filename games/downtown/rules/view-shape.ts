import { either, integer, nullable, object, oneOf, type Shape } from '@faubourg/core';
import { orderShape, useShape } from './answer.ts';
import { amount, duelShapes, each, planner, seatShape, two, townShapes } from './shape.ts';
import { NEWEST_RULES } from './versions.ts';
import type { DowntownView, DuelView, Seen, TownView } from './view.ts';

/** A choice as others see it. */
const seen = <T>(choice: Shape<T>): Shape<Seen<T>> =>
  nullable(either<T | 'secret'>(choice, oneOf('secret')));

const viewer = nullable(seatShape);
/** The rules version; absent in games of version 1, as in the state. */
const rules = { rules: integer(2, NEWEST_RULES) };
const money = nullable(amount);

const townView: Shape<TownView> = object(
  {
    ...townShapes,
    viewer,
    players: each(object({ ...planner, money, spent: money, earned: money })),
    orders: each(seen(orderShape)),
    ballots: each(seen(useShape)),
  },
  rules,
);

const duelView: Shape<DuelView> = object(
  { ...duelShapes, viewer, orders: two(seen(orderShape)) },
  rules,
);

/** The shape of a view of any rules version. */
export const viewShape: Shape<DowntownView> = either<DowntownView>(townView, duelView);
