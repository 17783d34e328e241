import type { BoardKind } from '@faubourg/web/boards/board-kind.ts';
import '../table.css';
import CardPreview from './CardPreview.svelte';
import CityPreview from './CityPreview.svelte';
import { cardFile, city } from './formats.ts';

/** The files of Tower Up that a person can change in the page. */
export const boards: readonly BoardKind[] = [
  { ...city, Preview: CityPreview },
  { ...cardFile, Preview: CardPreview },
];
