import type { BoardKind } from '@faubourg/web/boards/board-kind.ts';
import '../table.css';
import { map } from './formats.ts';
import LotsPreview from './LotsPreview.svelte';

/** The files of Downtown that a person can change in the page. */
export const boards: readonly BoardKind[] = [{ ...map, Preview: LotsPreview }];
