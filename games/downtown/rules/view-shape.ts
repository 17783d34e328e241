import { either, nullable, object, oneOf, type Shape } from '@faubourg/core';
import { orderShape, useShape } from './answer.ts';
import {
  amount,
  duelShapes,
  each,
  planner,
  seatShape,
  two,
  townShapes,
  versionShapes,
} from './shape.ts';
import type { DowntownView, DuelView, Seen, TownView } from './view.ts';

/** A choice as others see it. */
const seen = <T>(choice: Shape<T>): Shape<Seen<T>> =>
  nullable(either<T | 'secret'>(choice, oneOf('secret')));

const viewer = nullable(seatShape);
const money = nullable(amount);

const townViewOf = (version: number): Shape<TownView> =>
  object({
    ...versionShapes(version),
    ...townShapes,
    viewer,
    players: each(object({ ...planner, money, spent: money, earned: money })),
    orders: each(seen(orderShape)),
    ballots: each(seen(useShape)),
  });

const duelViewOf = (version: number): Shape<DuelView> =>
  object({ ...versionShapes(version), ...duelShapes, viewer, orders: two(seen(orderShape)) });

/** The shape of a view of a rules version. */
export const viewShapeOf = (version: number): Shape<DowntownView> =>
  either<DowntownView>(townViewOf(version), duelViewOf(version));
