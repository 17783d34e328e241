import type { BoardKind } from '@faubourg/web/boards/board-kind.ts';
import '../table.css';
import { map } from './formats.ts';
import MapPreview from './MapPreview.svelte';

/** The files of Chinatown that a person can change in the page. */
export const boards: readonly BoardKind[] = [{ ...map, Preview: MapPreview }];
