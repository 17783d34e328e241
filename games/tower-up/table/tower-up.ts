import type { Table } from '@faubourg/web/table/table.svelte.ts';
import { sayer } from '@faubourg/web/words/message.ts';
import type { Forecast, TowerUpAnswer, TowerUpEvent, TowerUpView } from '../rules/game.ts';
import type { en } from '../words/en.ts';
import type { fr } from '../words/fr.ts';

/** The game's types, as the page needs them. */
export type TowerUpPlay = {
  readonly view: TowerUpView;
  readonly answer: TowerUpAnswer;
  readonly event: TowerUpEvent;
  readonly forecast: Forecast;
};

export type TowerUpTable = Table<TowerUpPlay>;

/** Makes sentences of the game's words; both languages want the same arguments, or this is an error. */
export const say = sayer<typeof en, typeof fr>();
