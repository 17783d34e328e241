import type { FactTable, RulesFacts } from '@faubourg/web/rules/rules-data.ts';
import { spelled } from '@faubourg/web/rules/spelled.ts';
import { listOf } from '@faubourg/web/words/lists.ts';
import type { Arg } from '@faubourg/web/words/sentence.ts';
import { COLOURS, sum } from '../rules/colours.ts';
import {
  CARDS,
  FLOORS,
  LARGE,
  LIMIT,
  MARKET,
  OBJECTIVES,
  OBJECTIVES_IN_PLAY,
  objectiveOf,
  ROOFS,
  SMALL,
  START_FLOORS,
  START_STOCK,
  tokensFor,
  TRACKS,
} from '../rules/material.ts';

/** The numbers of players: those with a row of tokens. */
const PLAYERS = [2, 3, 4] as const;
const cone = TRACKS.cone.by_visible_roofs;

/** How many an objective asks for. */
function asked(id: string): number {
  const objective = objectiveOf(id);
  if (!('n' in objective) || typeof objective.n !== 'number')
    throw new Error(`"${id}" does not ask for a number`);
  return objective.n;
}

const tokens: FactTable = {
  head: [{ id: 'fact.players' }, { id: 'fact.tokens' }],
  rows: PLAYERS.map((seats) => [seats, tokensFor(seats).join(' – ')]),
};

const tops: FactTable = {
  head: [{ id: 'fact.tops.head' }, ...cone.keys()],
  rows: [[{ id: 'fact.millions' }, ...cone]],
};

const track: FactTable = {
  head: [{ id: 'fact.notch' }, ...TRACKS.millions.keys()],
  rows: [
    [{ id: 'fact.millions' }, ...TRACKS.millions],
    [
      { id: 'fact.star' },
      ...TRACKS.millions.map((_, notch): Arg => (TRACKS.star_steps.includes(notch) ? '★' : '')),
    ],
  ],
};

const objectives: FactTable = {
  head: [{ id: 'fact.goal' }, { id: 'fact.condition' }],
  rows: OBJECTIVES.map(({ id, start }) => [
    start ? { id: 'fact.goal.start', args: { goal: { id: `goal.${id}` } } } : { id: `goal.${id}` },
    { id: `goal.${id}.long` },
  ]),
};

const startFloors: FactTable = {
  head: [{ id: 'fact.players' }, ...PLAYERS],
  rows: [
    [{ id: 'fact.floors.usual' }, ...PLAYERS.map(() => START_FLOORS.default)],
    [{ id: 'fact.floors.most' }, ...PLAYERS.map((seats) => START_FLOORS.max[seats]!)],
  ],
};

/** The numbers and tables in the rules, from the game's data. */
export const facts: RulesFacts = {
  args: {
    colours: spelled(COLOURS.length),
    floorsEach: FLOORS.white,
    floors: sum(FLOORS),
    roofs: spelled(ROOFS),
    cards: CARDS.length,
    market: spelled(MARKET),
    limit: spelled(LIMIT),
    startEach: START_STOCK.white,
    startFloors: spelled(START_FLOORS.default),
    sitesSmall: SMALL.sites.length,
    sitesLarge: LARGE.sites.length,
    districts: spelled(LARGE.districts.length),
    greys: spelled(LARGE.districts.filter(({ grey }) => grey).length),
    end: TRACKS.last_step,
    stars: listOf(TRACKS.star_steps),
    inPlay: spelled(OBJECTIVES_IN_PLAY),
    objectives: spelled(OBJECTIVES.length),
    tops: spelled(TRACKS.cone.max_counted),
    goalChain: { id: 'goal.adjacent5' },
    goalBorders: { id: 'goal.borders2' },
    chain: spelled(asked('adjacent5')),
    borders: spelled(asked('borders2')),
    cone2: cone[2]!,
    cone3: cone[3]!,
    cone4: cone[4]!,
    cone7: cone[7]!,
  },
  tables: { tokens, tops, track, objectives, startFloors },
};
