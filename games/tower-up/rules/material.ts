import { withoutRemarks } from '@faubourg/core';
import smallFile from '../data/board-2-players.json' with { type: 'json' };
import largeFile from '../data/board-3-4-players.json' with { type: 'json' };
import tokensFile from '../data/bonus-tokens.json' with { type: 'json' };
import componentsFile from '../data/components.json' with { type: 'json' };
import objectivesFile from '../data/objectives.json' with { type: 'json' };
import tracksFile from '../data/personal-board.json' with { type: 'json' };
import cardsFile from '../data/stock-cards.json' with { type: 'json' };
import type { Board } from './board.ts';
import type { Counts } from './colours.ts';
import type { Card, CardFile, Objective } from './material-shape.ts';

/* The game's material, read from its data files; `material-check.ts` checks them. */

const components = withoutRemarks(componentsFile);
const cards = withoutRemarks(cardsFile);
const tracks = withoutRemarks(tracksFile);
const objectives = withoutRemarks(objectivesFile);
const tokens = withoutRemarks(tokensFile);

/** TU-1 */
export const SMALL = withoutRemarks(smallFile) as Board;
export const LARGE = withoutRemarks(largeFile) as Board;

/** TU-2 */
export const FLOORS: Counts = components.floors;
export const ROOFS = components.roofs_per_player;
export const MARKET = components.market_size;
export const LIMIT = components.stock_limit;
export const START_STOCK: Counts = components.start_stock;
/** Floors on the board at the start: by default, and at most by number of players. */
export const START_FLOORS: { default: number; max: { [seats: string]: number } } =
  components.start_floors;

/** TU-3 */
export const CARDS = cards.cards as readonly Card[];
const standardById = new Map(CARDS.map((card) => [card.id, card]));
const customById = new WeakMap<CardFile, ReadonlyMap<string, Card>>();

/** The cards of a game by their names: those of a custom file have the same names. */
export function cardsById(custom: CardFile | undefined): ReadonlyMap<string, Card> {
  if (custom === undefined) return standardById;
  let known = customById.get(custom);
  if (!known) {
    known = new Map(custom.cards.map((card) => [card.id, card]));
    customById.set(custom, known);
  }
  return known;
}

/** The card of this name in the game of a state or view. */
export const cardOf = (
  { options }: { readonly options: { readonly cards?: CardFile } },
  id: string,
): Card => cardsById(options.cards).get(id)!;

/** TU-4 */
export const TRACKS = tracks;

/** TU-5 */
export const OBJECTIVES_IN_PLAY = components.objectives_per_game;
export const OBJECTIVES = objectives.objectives as readonly Objective[];
const byName = new Map(OBJECTIVES.map((objective) => [objective.id, objective]));
export const objectiveOf = (id: string): Objective => byName.get(id)!;
/** The tokens of one objective, highest first. */
export const tokensFor = (seats: number): readonly number[] =>
  tokens.in_play[String(seats) as '2' | '3' | '4'];
