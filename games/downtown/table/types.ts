import type { Choice, FieldOf } from '@faubourg/core';
import type { Table } from '@faubourg/web/table/table.svelte.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { DowntownAnswer, DowntownEvent, DowntownView, Forecast } from '../rules/index.ts';
import type { de } from '../words/de.ts';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import type { nl } from '../words/nl.ts';

/** The game's types, as the page needs them. */
export type DowntownTypes = {
  readonly view: DowntownView;
  readonly answer: DowntownAnswer;
  readonly event: DowntownEvent;
  readonly forecast: Forecast;
};

export type DowntownTable = Table<DowntownTypes>;

export type DowntownChoice = Choice<DowntownAnswer>;
export type DowntownField = FieldOf<DowntownAnswer>;

/** Makes sentences of the game's words. The compiler checks that all languages have the same places. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
