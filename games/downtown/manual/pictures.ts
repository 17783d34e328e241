import { definePictures } from '@faubourg/web/rules/rules-data.ts';
import type { DowntownTypes } from '../table/types.ts';
import MapPicture from './MapPicture.svelte';
import RoundPicture from './RoundPicture.svelte';

/** The pictures of the rules. */
export const pictures = definePictures<DowntownTypes>({ map: MapPicture, round: RoundPicture });
