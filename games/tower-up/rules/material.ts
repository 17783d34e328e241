import small from '../data/board-2-players.json' with { type: 'json' };
import large from '../data/board-3-4-players.json' with { type: 'json' };
import tokens from '../data/bonus-tokens.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import objectives from '../data/objectives.json' with { type: 'json' };
import tracks from '../data/personal-board.json' with { type: 'json' };
import cards from '../data/stock-cards.json' with { type: 'json' };
import { readBoard } from './board-check.ts';
import type { Counts } from './colours.ts';
import {
  readCards,
  readComponents,
  readObjectives,
  readTokens,
  readTracks,
} from './material-check.ts';
import type { Card, Objective } from './material-forms.ts';

/* The game's material, read once and checked: a file that makes no sense is refused at load. */
const parts = readComponents(components);

/** TU-2 */
export const FLOORS: Counts = parts.floors;
export const ROOFS = parts.roofs_per_player;
export const MARKET = parts.market_size;
export const LIMIT = parts.stock_limit;
export const START_STOCK: Counts = parts.start_stock;
export const START_FLOORS = parts.start_floors;

/** TU-3 */
export const CARDS = readCards(cards, parts.material_cards);
const byId = new Map(CARDS.map((card) => [card.id, card]));
export const cardOf = (id: string): Card => byId.get(id)!;

/** TU-4 */
export const TRACKS = readTracks(tracks);

/** TU-5 */
export const OBJECTIVES = readObjectives(objectives, parts.objective_cards);
const byName = new Map(OBJECTIVES.map((objective) => [objective.id, objective]));
export const objectiveOf = (id: string): Objective => byName.get(id)!;
const inPlay = readTokens(tokens).in_play;
/** The tokens of one objective, highest first. */
export const tokensFor = (seats: number): readonly number[] => inPlay[seats as 2 | 3 | 4];

/** TU-1 */
export const SMALL = readBoard('board-2-players', small);
export const LARGE = readBoard('board-3-4-players', large);
