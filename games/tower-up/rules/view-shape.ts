import { integer, nullable, object, type Shape } from '@faubourg/core';
import { CARDS } from './material.ts';
import { returningShape, seatShape, townShapes } from './shape.ts';
import { NEWEST_RULES } from './versions.ts';
import type { TowerUpView } from './view.ts';

/** The shape of a view of any rules version; `rules` and `returning` as in the state. */
export const viewShape: Shape<TowerUpView> = object(
  { ...townShapes, viewer: nullable(seatShape), pile: integer(0, CARDS.length) },
  { rules: integer(2, NEWEST_RULES), returning: returningShape },
);
