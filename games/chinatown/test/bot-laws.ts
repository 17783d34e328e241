/* Laws that hold for every bot, over any number of positions. */
import { applyAnswer, canonical, type Chance, isRefused, QuickChance } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import { bot } from '../bot/index.ts';
import { levelSettings } from '../bot/levels.ts';
import { holdingsOf } from '../bot/outlook.ts';
import type { LevelSettings } from '../bot/think.ts';
import type { GiftInput } from '../rules/answer.ts';
import { chinatown, type ChinatownOptions, type ChinatownState } from '../rules/index.ts';
import { options } from './positions.ts';

export const VARIANTS: readonly Partial<ChinatownOptions>[] = [
  {},
  { hands: 'hidden', locationCards: 'hold' },
  { streetAccess: 'on', money: 'open', buildOrder: 'in-turn' },
  { dealMoney: 'open', map: '2008', locationCards: 'all', economy: 'off' },
];

type Played = { state: ChinatownState; chance: Chance };

/** A position after random play; trade is kept short so that the game gets far. */
export function played(
  seed: number,
  answers: number,
  own = VARIANTS[seed % VARIANTS.length]!,
  seats = 3 + (seed % 3),
): Played {
  const chance = new QuickChance(seed);
  const { state } = chinatown.setUp(options(own, seats), seats, chance);
  for (let i = 0; i < answers && state.phase !== 'over'; i++) {
    const asked = chinatown.decisions(state).filter(({ owed }) => owed);
    const { seat } = asked[chance.int(asked.length)]!;
    chinatown.apply(state, seat, chinatown.sample!(state, seat, chance), chance);
  }
  return { state, chance };
}

/**
 * In a position of random play: the answer is legal, and the same seed gives the same thought after
 * everything hidden from the seat is changed. Returns 'sound', what is wrong, or 'over' if the game
 * had ended.
 */
export async function leakLook(one: ReturnType<typeof bot>, seed: number): Promise<string> {
  const { state, chance } = played(seed, new QuickChance(seed).int(150));
  const asked = chinatown.decisions(state);
  if (asked.length === 0) return 'over';
  const { seat, owed } = asked[chance.int(asked.length)]!;
  const thinkOptions = { budget: { iterations: 20 }, seed };
  const thought = await one.think(chinatown.view(state, seat), thinkOptions);
  const other = chinatown.scramble(state, seat, chance);
  const again = await one.think(chinatown.view(other, seat), thinkOptions);
  const where = `${one.name}, position ${seed}`;
  if (canonical(again) !== canonical(thought)) return `${where}: depends on what it cannot see`;
  const { answer } = thought;
  const refused =
    answer === null ? owed : isRefused(applyAnswer(chinatown, state, seat, answer, chance));
  return refused ? `${where}: illegal ${JSON.stringify(answer)}` : 'sound';
}

/** The value of a seat's holdings and money by these settings. */
function worthTo(settings: LevelSettings, state: ChinatownState, seat: number): number {
  const view = chinatown.view(state, seat);
  return settings.outlook(view).account(seat, holdingsOf(view, seat)).worth + state.money[seat]!;
}

/** Random offers to a bot, the deals that followed, and the least gain of one. */
export type Pump = { offers: number; deals: number; least: number };

/** Every number of seats with every variant. */
export const TABLES = VARIANTS.flatMap((own) => [3, 4, 5].map((seats) => ({ own, seats })));

/** Random offers to a bot: what its deals bring it, by its own valuation. */
export async function pump(
  seed: number,
  level: LevelName,
  { own, seats }: (typeof TABLES)[number],
): Promise<Pump> {
  const seen: Pump = { offers: 0, deals: 0, least: Infinity };
  const { state, chance } = played(seed, new QuickChance(seed).int(120), own, seats);
  if (state.phase !== 'trade') return seen;
  // The bot takes its seat now: earlier agreements of this seat are not its own.
  state.offers = [];
  const seat = seed % seats;
  for (let turn = 0; turn < 40 && state.phase === 'trade'; turn++) {
    const other = (seat + 1 + chance.int(seats - 1)) % seats;
    const by = turn % 2 === 0 ? other : seat;
    const thinkOptions = { budget: { iterations: 4 }, seed: turn };
    const answer =
      by === other
        ? chinatown.sample!(state, other, chance)
        : (await bot(level).think(chinatown.view(state, seat), thinkOptions)).answer;
    if (answer === null) continue;
    if ('offer' in answer && by === other && concerns(answer.offer, seat)) seen.offers++;
    const before = chinatown.copy(state);
    const { events } = chinatown.apply(state, by, answer, chance);
    const dealt = events.some((event) => event.kind === 'deal' && event.parties.includes(seat));
    if (!dealt || state.phase !== 'trade') continue;
    seen.deals++;
    const gain =
      worthTo(levelSettings[level], state, seat) - worthTo(levelSettings[level], before, seat);
    seen.least = Math.min(seen.least, gain);
  }
  return seen;
}

/** Whether an offer names this seat, or is open. */
function concerns(gifts: readonly GiftInput[], seat: number): boolean {
  return gifts.some(({ from, to }) => [from, to].some((one) => one === seat || one === null));
}
