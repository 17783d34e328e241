import type { SeenStep } from '@faubourg/web/table/moment.ts';
import type { TowerUpTypes } from '../types.ts';

/** A step of the game as its moments read it. */
export type TowerUpStep = SeenStep<TowerUpTypes>;
