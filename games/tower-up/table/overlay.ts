import type { Seat } from '@faubourg/core';
import { presence } from '../rules/presence.ts';
import type { TowerUpTable } from './types.ts';

/** An overlay of the map: where a seat is present, or which sites count for an objective. */
export type Overlay = { readonly seat: Seat; readonly goal: string | null };

/** The sites an overlay marks. */
export function marked({ view, forecast }: TowerUpTable, { seat, goal }: Overlay): Set<string> {
  if (goal === null) return new Set(presence(view, seat).map(({ id }) => id));
  return new Set(forecast.goals[seat]?.[goal]?.sites);
}
