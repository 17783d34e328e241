import { integer, nullable, object, type Shape } from '@faubourg/core';
import { CARDS } from './material.ts';
import { seatShape, townShapes } from './shape.ts';
import type { TowerUpView } from './view.ts';

export const viewShape: Shape<TowerUpView> = object({
  ...townShapes,
  viewer: nullable(seatShape),
  pile: integer(0, CARDS.length),
});
