import type { Choice, FieldOf } from '@faubourg/core';
import type { Table } from '@faubourg/web/table/table.svelte.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { TowerUpForecast, TowerUpAnswer, TowerUpEvent, TowerUpView } from '../rules/game.ts';
import type { de } from '../words/de.ts';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';
import type { nl } from '../words/nl.ts';

/** The game's types, as the page needs them. */
export type TowerUpTypes = {
  readonly view: TowerUpView;
  readonly answer: TowerUpAnswer;
  readonly event: TowerUpEvent;
  readonly forecast: TowerUpForecast;
};

export type TowerUpTable = Table<TowerUpTypes>;
export type TowerUpChoice = Choice<TowerUpAnswer>;
export type TowerUpField = FieldOf<TowerUpAnswer>;

/** Makes sentences of the game's words. The compiler checks that all languages have the same places. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
