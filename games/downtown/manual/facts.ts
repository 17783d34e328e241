import type { FactTable, RulesFacts } from '@faubourg/web/rules/rules-data.ts';
import { spelled } from '@faubourg/web/rules/spelled.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { HALF, LOTS } from '../rules/board.ts';
import { MARKERS, PARKS, PLAQUES, pricesOf, START_MONEY, USES } from '../rules/material.ts';
import { SOLE_BONUS } from '../rules/options.ts';
import { PLOTS } from '../rules/orders.ts';
import { mostPlots } from '../rules/town.ts';
import { bonus, type Worth } from '../rules/worth.ts';

const say = (id: string, args?: Sentence['args']): Sentence =>
  args === undefined ? { id: `fact.${id}` } : { id: `fact.${id}`, args };

const [solePlain, soleOther] = SOLE_BONUS;

/** DT-10: the lots that are planned in set-up: the parks, and one of each use. */
const FOUNDED = PARKS + USES.length;

const plaques: FactTable = {
  head: [say('use'), say('square'), say('oblong')],
  rows: [
    ...USES.map((use) => [{ id: `use.${use}` }, PLAQUES, PLAQUES]),
    // DT-3: half of the parks have each form; three are used at most.
    [{ id: 'use.park' }, PARKS, PARKS],
  ],
};

const sensible: FactTable = {
  head: [say('use'), say('double.when')],
  rows: USES.map((use) => [{ id: `use.${use}` }, say(`double.${use}`)]),
};

const worth = (sensible: boolean): Worth => ({ neighbours: 1, sensible, because: [], value: 1 });
const bonuses = (owners: number): number[] =>
  [true, false].map((at) => bonus(owners, worth(at), solePlain));

const bonusTable: FactTable = {
  head: [say('bonus.owners'), say('bonus.sensible'), say('bonus.plain')],
  rows: [
    [say('bonus.one'), ...bonuses(1)],
    [say('bonus.two'), ...bonuses(2)],
    [say('bonus.more'), ...bonuses(3)],
  ],
};

const most: FactTable = {
  head: [say('players'), '3', '4', '5', '6'],
  rows: [[say('buy.plots'), ...[3, 4, 5, 6].map(mostPlots)]],
};

const prices: FactTable = {
  head: [say('buy.plots'), ...pricesOf(true).map((_, i) => i + 1)],
  rows: [
    [say('buy.laid'), ...pricesOf(true)],
    [say('buy.bare'), ...pricesOf(false)],
  ],
};

const setup: FactTable = {
  head: [
    say('players'),
    say('setup.markers'),
    say('setup.money'),
    say('setup.token'),
    say('setup.most'),
  ],
  rows: [
    ['2', say('setup.sets', { count: MARKERS }), '–', '–', pricesOf(true).length],
    ['3–4', MARKERS, START_MONEY, 1, mostPlots(4)],
    ['5–6', MARKERS, START_MONEY, 1, mostPlots(6)],
  ],
};

export const facts: RulesFacts = {
  args: {
    lots: LOTS,
    half: HALF,
    next: HALF + 1,
    plots: spelled(PLOTS),
    markers: MARKERS,
    form: spelled(PLAQUES),
    pile: spelled((LOTS - FOUNDED) / 2),
    toPlan: LOTS - FOUNDED,
    most: spelled(mostPlots(3)),
    sole: bonus(1, worth(true), solePlain),
    solePlain,
    soleOther,
  },
  tables: { plaques, sensible, bonus: bonusTable, most, prices, setup },
};
