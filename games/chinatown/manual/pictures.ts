import { definePictures } from '@faubourg/web/rules/rules-data.ts';
import type { ChinatownTypes } from '../table/types.ts';
import MapPicture from './MapPicture.svelte';
import TradePicture from './TradePicture.svelte';

/** The pictures of the rules. */
export const pictures = definePictures<ChinatownTypes>({ map: MapPicture, trade: TradePicture });
