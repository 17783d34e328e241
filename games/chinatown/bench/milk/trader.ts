import { QuickChance, type Seat } from '@faubourg/core';
import type { Bot } from '@faubourg/search';
import { levelSettings } from '../../bot/levels.ts';
import { makeBot } from '../../bot/think.ts';
import type { ChinatownAnswer, GiftInput, TradeAnswer } from '../../rules/answer.ts';
import { checkTrade } from '../../rules/legal-trade.ts';
import { SHOPS } from '../../rules/material.ts';
import { resample } from '../../rules/resample.ts';
import { MOST_ASKS } from '../../rules/talk.ts';
import type { ChinatownView } from '../../rules/view.ts';
import type { Strategy } from './strategy.ts';

/** What a trader has done in a year. */
type Memory = {
  round: number;
  again: number;
  declines: number;
  stalls: number;
  next?: GiftInput[];
};

/** A bot for one game that values as the expert does and bargains by a strategy. */
export function trader(strategy: Strategy): Bot<ChinatownView, ChinatownAnswer> {
  const { expert } = levelSettings;
  const { asks, takes, tries, side, three, haggles, rivalry } = strategy;
  const scope = { ...expert.scope!, side, parties: three ? (3 as const) : (2 as const) };
  const manner = { asks, takes, tries, haggles, rivalry, scope };
  const inner = makeBot({ ...expert, ...manner, name: 'trader' });
  let memory: Memory = { round: 0, again: 0, declines: 0, stalls: 0 };
  return {
    ...inner,
    think: async (view, options) => {
      if (view.round !== memory.round) {
        memory = { round: view.round, again: 0, declines: 0, stalls: 0 };
      }
      const seat = view.viewer!;
      const trick = view.phase === 'trade' ? trickOf(strategy, view, seat, memory) : null;
      const thought = await inner.think(view, options);
      if (trick && isLegal(view, seat, trick)) return { ...thought, answer: trick };
      const { answer } = thought;
      if (!answer || view.phase !== 'trade') return thought;
      if ('accept' in answer && memory.declines < strategy.declines) {
        const { accept, version } = answer;
        const decline = { decline: accept, version };
        if (!isLegal(view, seat, decline)) return thought;
        memory.declines++;
        return { ...thought, answer: decline };
      }
      return thought;
    },
  };
}

/** The resampled parts do not matter to what the seat may say. */
const isLegal = (view: ChinatownView, seat: Seat, answer: TradeAnswer): boolean =>
  checkTrade(resample(view, new QuickChance(0)), seat, answer) === null;

/** An answer that the expert would not give; null if the strategy has none now. */
function trickOf(
  strategy: Strategy,
  view: ChinatownView,
  seat: Seat,
  memory: Memory,
): TradeAnswer | null {
  if (view.ready[seat]) return null;
  if (memory.next) {
    const { next } = memory;
    delete memory.next;
    return { offer: next };
  }
  const declined = view.offers.find(
    (offer) => offer.author === seat && (offer.declined?.length ?? 0) > 0,
  );
  if (declined && memory.again < strategy.again) {
    memory.again++;
    // As the author it sees all of the offer, its money too.
    memory.next = declined.gifts.map(({ from, to, locations, tiles, cards, money = 0 }) => {
      return { from, to, locations: [...locations], tiles: [...tiles], cards: [...cards], money };
    });
    return { withdraw: declined.id, version: declined.version };
  }
  const isEarly = strategy.late && !view.ready.some((isDone) => isDone);
  const asked = view.talk?.asked[seat] ?? 0;
  if ((memory.stalls < strategy.stalls || isEarly) && asked < MOST_ASKS) {
    const tile = SHOPS[memory.stalls % SHOPS.length]!;
    memory.stalls++;
    return { ask: { want: { tile } } };
  }
  return null;
}
