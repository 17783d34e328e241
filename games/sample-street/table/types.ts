import type { Table } from '@faubourg/web/table/table.svelte.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type {
  SampleStreetAnswer,
  SampleStreetEvent,
  SampleStreetForecast,
  SampleStreetView,
} from '../rules/game.ts';
import type { de } from '../words/de.ts';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import type { nl } from '../words/nl.ts';

/** The game's types, as the page needs them. */
export type SampleStreetTypes = {
  readonly view: SampleStreetView;
  readonly answer: SampleStreetAnswer;
  readonly event: SampleStreetEvent;
  readonly forecast: SampleStreetForecast;
};

export type SampleStreetTable = Table<SampleStreetTypes>;

/** Makes sentences of the game's words; all languages want the same arguments, or this is an error. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
