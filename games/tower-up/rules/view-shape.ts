import { integer, nullable, object, type Shape } from '@faubourg/core';
import { CARDS } from './material.ts';
import { seatShape, townShapes, versionShapes } from './shape.ts';
import type { TowerUpView } from './view.ts';

/** The shape of a view of a rules version. */
export function viewShapeOf(version: number): Shape<TowerUpView> {
  const { must, may } = versionShapes(version);
  const own = { viewer: nullable(seatShape), pile: integer(0, CARDS.length) };
  return object({ ...must, ...townShapes, ...own }, may);
}
