/* A trading phase of bots in which one seat says what it likes, and what the others make of it. */
import { applyAnswer, copyJson, isRefused, QuickChance, type Seat } from '@faubourg/core';
import type { Bot } from '@faubourg/search';
import { holdingsOf, outlook } from '../bot/outlook.ts';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { ownedBy } from '../rules/businesses.ts';
import type { ChinatownAnswer } from '../rules/answer.ts';
import { chinatown, type ChinatownState, type ChinatownView } from '../rules/index.ts';
import { SHOPS } from '../rules/material.ts';
import { sampleTrade } from '../rules/sample.ts';

/** What the seat says next; null: nothing. */
export type Talker = (state: ChinatownState, seat: Seat, chance: QuickChance) => TradeAnswer | null;

const others = (state: ChinatownState, seat: Seat): Seat[] =>
  [...state.money.keys()].filter((one) => one !== seat);

const ownOffers = (state: ChinatownState, seat: Seat) =>
  state.offers.filter(({ author }) => author === seat);

/** "This one pays both of you 3 and me 1": the payer never accepts. */
const paysAll = (payer: Seat, rest: readonly Seat[], seat: Seat, money = 3): GiftInput[] => [
  ...rest.map((to) => ({ from: payer, to, money })),
  { from: payer, to: seat, money: 1 },
];

/** Says nothing: the others trade among themselves. */
export const silent: Talker = () => null;

/**
 * Something random that leads to no deal with the seat itself, so that all that the others gain is
 * from deals among themselves: it only takes, and never gives the last agreement.
 */
const anything: Talker = (state, seat, chance) => {
  const said = sampleTrade(state, seat, chance);
  // A seat that is done is the one that says nothing.
  if ('done' in said) return null;
  if ('offer' in said) {
    const taken = said.offer.filter(({ from }) => from !== seat && from !== null);
    return taken.some(({ to }) => to === seat) ? { ...said, offer: taken } : null;
  }
  if (!('accept' in said)) return said;
  const { agreed, parties } = state.offers.find(({ id }) => id === said.accept)!;
  return agreed.length + 1 < parties.length ? said : null;
};

/** Ways in which one seat might keep the others from trading. */
export const talkers: { readonly [name: string]: Talker } = {
  'offers that can never close, one after the other': (state, seat) => {
    const rest = others(state, seat);
    const mine = ownOffers(state, seat);
    const payer = rest[mine.length];
    if (payer === undefined) return null;
    return {
      offer: paysAll(
        payer,
        rest.filter((one) => one !== payer),
        seat,
      ),
    };
  },
  'two offers that can never close, made anew when they are gone': (state, seat) => {
    const [one, two, three] = others(state, seat) as [Seat, Seat, Seat];
    const vain = [paysAll(three, [one, two], seat, 5), paysAll(one, [two, three], seat, 5)];
    const mine = ownOffers(state, seat);
    const missing = vain.find(([gift]) => mine.every(({ gifts }) => gifts[0]!.from !== gift!.from));
    return missing ? { offer: missing } : null;
  },
  'offers that are much too low, withdrawn and made again': (state, seat, chance) => {
    const mine = ownOffers(state, seat);
    if (mine.length >= 6) return { withdraw: mine[0]!.id, version: mine[0]!.version };
    const rest = others(state, seat);
    const target = rest[chance.int(rest.length)]!;
    const land = ownedBy(state.land, target);
    if (land.length === 0) return null;
    const wanted = land[chance.int(land.length)]!;
    return {
      offer: [
        { from: target, to: seat, locations: [wanted] },
        { from: seat, to: target, money: 1 },
      ],
    };
  },
  'an absurd price for every offer': (state, seat) => {
    const offer = state.offers.find(
      (one) => one.author !== seat && one.parties.includes(seat) && one.parties.length === 2,
    );
    if (!offer) return null;
    const [partner] = offer.parties.filter((one) => one !== seat) as [Seat];
    const things = offer.gifts
      .filter(({ locations, tiles }) => locations.length + tiles.length > 0)
      .map((gift) => ({ ...gift, money: gift.from === partner ? 90 : 0 }));
    const pays = things.some(({ from }) => from === partner);
    const paid = pays ? things : [...things, { from: partner, to: seat, money: 90 }];
    return { counter: offer.id, version: offer.version, offer: paid };
  },
  'agreeing and taking it back': (state, seat) => {
    const offer = state.offers.find((one) => one.author !== seat && one.parties.length > 2);
    if (!offer || !offer.parties.includes(seat)) return null;
    const { id, version } = offer;
    if (offer.agreed.includes(seat)) return { takeBack: id, version };
    return offer.agreed.length + 1 < offer.parties.length ? { accept: id, version } : null;
  },
  'questions without end': (_state, _seat, chance) => ({
    ask: { want: { tile: SHOPS[chance.int(SHOPS.length)]! } },
  }),
  'random offers, counter-offers, agreements, withdrawals and questions': anything,
  'the same with many questions': (state, seat, chance) => {
    if (chance.int(2) > 0) return anything(state, seat, chance);
    const tile = SHOPS[chance.int(SHOPS.length)]!;
    const owned = Object.keys(state.land).map(Number);
    const location = owned[chance.int(owned.length)]!;
    const thing = chance.int(2) > 0 ? { tile } : { location };
    return { ask: chance.int(2) > 0 ? { want: thing } : { give: thing } };
  },
};

/** What all seats' holdings and money are worth, by the experts' evaluation. */
function worths(state: ChinatownState): number[] {
  return state.money.map((money, seat) => {
    const view = chinatown.view(state, seat);
    return outlook(view).account(seat, holdingsOf(view, seat)).worth + money;
  });
}

/** Rounds in which every seat is heard, and in how many of them the seat talks. */
const ROUNDS = 60;
const TALKS = 20;

/** What the others gained together, and how many offers they made. */
export type Outcome = { readonly gain: number; readonly offers: number };

/** The trading phase from this position on, in which all bots are asked by turns. */
export async function tradeBeside(
  start: ChinatownState,
  bot: Bot<ChinatownView, ChinatownAnswer>,
  seat: Seat,
  talker: Talker,
  seed: number,
): Promise<Outcome> {
  const state = copyJson(start);
  const chance = new QuickChance(seed);
  const before = worths(state);
  let offers = 0;
  for (let round = 0, quiet = 0; round < ROUNDS && quiet < 2; round++) {
    quiet++;
    for (const one of state.money.keys()) {
      if (one === seat) {
        const said = round < TALKS ? talker(state, seat, chance) : null;
        if (said) applyAnswer(chinatown, state, seat, said, chance);
        continue;
      }
      const options = { budget: { iterations: 200 }, seed: chance.int(1 << 30) };
      const { answer } = await bot.think(chinatown.view(state, one), options);
      // The last "done" would end the phase.
      const isLast = state.ready.every((done, other) => done || other === one);
      if (answer === null || ('done' in answer && answer.done && isLast)) continue;
      if (isRefused(applyAnswer(chinatown, state, one, answer, chance)))
        throw new Error(`refused: ${JSON.stringify(answer)}`);
      if ('offer' in answer) offers++;
      quiet = 0;
    }
  }
  const after = worths(state);
  const gain = others(state, seat).reduce((sum, one) => sum + after[one]! - before[one]!, 0);
  return { gain, offers };
}
