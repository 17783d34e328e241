import small from '../data/board-2-players.json' with { type: 'json' };
import large from '../data/board-3-4-players.json' with { type: 'json' };
import tokens from '../data/bonus-tokens.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import objectives from '../data/objectives.json' with { type: 'json' };
import tracks from '../data/personal-board.json' with { type: 'json' };
import cards from '../data/stock-cards.json' with { type: 'json' };
import type { Board } from './board.ts';
import type { Counts } from './colours.ts';
import type { Card, Objective } from './material-shape.ts';

/* The game's material, read from its data files; `material-check.ts` checks them. */

/** TU-1 */
export const SMALL = small as Board;
export const LARGE = large as Board;

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
const byId = new Map(CARDS.map((card) => [card.id, card]));
export const cardOf = (id: string): Card => byId.get(id)!;

/** TU-4 */
export const TRACKS = tracks;

/** TU-5 */
export const OBJECTIVES = objectives.objectives as readonly Objective[];
const byName = new Map(OBJECTIVES.map((objective) => [objective.id, objective]));
export const objectiveOf = (id: string): Objective => byName.get(id)!;
/** The tokens of one objective, highest first. */
export const tokensFor = (seats: number): readonly number[] =>
  tokens.in_play[String(seats) as '2' | '3' | '4'];
