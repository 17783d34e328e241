import type { Choice } from '@faubourg/core';
import type { Table } from '@faubourg/web/table/table.svelte.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { ChinatownAnswer } from '../rules/answer.ts';
import type { ChinatownEvent } from '../rules/events.ts';
import type { ChinatownForecast } from '../rules/forecast.ts';
import type { ChinatownView } from '../rules/view.ts';
import type { de } from '../words/de.ts';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import type { nl } from '../words/nl.ts';

/** The game's types, as the page needs them. */
export type ChinatownTypes = {
  readonly view: ChinatownView;
  readonly answer: ChinatownAnswer;
  readonly event: ChinatownEvent;
  readonly forecast: ChinatownForecast;
};

export type ChinatownTable = Table<ChinatownTypes>;
export type ChinatownChoice = Choice<ChinatownAnswer>;

/** Makes sentences of the game's words. The compiler checks that all languages have the same places. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
