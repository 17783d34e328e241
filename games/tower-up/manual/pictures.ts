import { definePictures } from '@faubourg/web/rules/rules-data.ts';
import type { TowerUpTypes } from '../table/types.ts';
import CityPicture from './CityPicture.svelte';

/** The pictures of the rules. */
export const pictures = definePictures<TowerUpTypes>({ city: CityPicture });
