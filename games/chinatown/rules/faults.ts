import { boardFault, LOCATIONS } from './board.ts';
import { builders } from './build.ts';
import { canPay, lackOf } from './honour.ts';
import { economyLeft } from './income.ts';
import { toKeep } from './locations.ts';
import { hasOpenEnd, isOpen, named } from './offer.ts';
import {
  copiesOf,
  countOf,
  ECONOMY,
  ROUNDS,
  SHOPS,
  START_MONEY,
  supply,
  TILES,
} from './material.ts';
import type { ChinatownState, Offer } from './state.ts';
import { MOST_REFUSALS } from './talk.ts';
import { MOST_OFFERS, wordingProblem } from './legal-trade.ts';

/** Adds a line if `wrong`; returns `wrong`. */
type Say = (wrong: boolean, line: string) => boolean;

const isRising = (list: readonly number[]): boolean =>
  list.every((one, i) => i === 0 || one > list[i - 1]!);
const hasTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Every list with an entry per seat has one for each seat, and every seat named exists. */
function hasSeatFaults(s: ChinatownState, say: Say): boolean {
  const seats = s.money.length;
  const { hands, cards, kept, ready, planned } = s;
  const { income, open, secret } = s.ledger;
  const lists = { hands, cards, kept, ready, planned, income, open };
  const uneven = Object.entries(lists).filter(([name, { length }]) =>
    say(length !== seats, `${name}: ${length} entries for ${seats} seats`),
  );
  const present = [
    s.first ?? 0,
    ...Object.values(s.land).map(({ owner }) => owner),
    ...s.offers.flatMap(({ author, parties, agreed }) => [author, ...parties, ...agreed]),
    ...secret.flatMap((entry) => entry.seats),
  ];
  const last = Math.max(...present);
  return say(last >= seats, `seat ${last}, there are ${seats}`) || uneven.length > 0;
}

/** CT-1, CT-3, CT-40: locations, tiles and economy cards are neither made nor lost. */
function materialFaults(s: ChinatownState, say: Say): void {
  const cards = s.cards.flat();
  const plots = Object.values(s.land);
  say(hasTwice(cards), 'cards: one in two hands');
  for (const card of cards) say(card in s.land, `cards: ${card} in hand and owned`);
  const locations = plots.length + cards.length + s.deck;
  say(locations !== LOCATIONS, `locations: ${locations} in all, expected ${LOCATIONS}`);
  const out = [...s.hands.flat(), ...plots.flatMap(({ shop }) => shop ?? [])];
  const tiles = out.length + s.bag;
  say(tiles !== TILES, `tiles: ${tiles} in all, expected ${TILES}`);
  for (const shop of SHOPS) {
    const [count, most] = [countOf(out, shop), copiesOf(shop)];
    say(count > most, `tiles: ${count} of ${shop}, there are ${most}`);
  }
  const turned = s.options.economy === 'off' ? 0 : s.round - Number(s.phase !== 'over');
  say(s.turned.length !== turned, `turned: ${s.turned.length} cards, expected ${turned}`);
  const strange = economyLeft(s.turned).length + s.turned.length > ECONOMY.length;
  say(strange, 'turned: not of the nine');
}

/** CT-4, CT-44: all money comes from the start and from income. */
function moneyFaults(s: ChinatownState, say: Say): void {
  const { income, open, secret } = s.ledger;
  const { money, dealMoney } = s.options;
  const balance = (net: readonly number[]): boolean =>
    say(sum(net) !== 0, `ledger: ${net.join()} is not 0 in all`);
  say(hasTwice(secret.map(({ seats }) => seats.join())), 'ledger: the same parties twice');
  for (const { seats, net } of secret) {
    const wrong = !isRising(seats) || seats.length < 2 || seats.length !== net.length;
    say(wrong, `ledger: parties ${seats.join()}`);
    say(money === 'open' || dealMoney === 'open', 'ledger: secret money');
    balance(net);
  }
  balance(open);
  for (const [seat, held] of s.money.entries()) {
    const deals = secret.map(({ seats, net }) => net[seats.indexOf(seat)] ?? 0);
    const due = START_MONEY + income[seat]! + open[seat]! + sum(deals);
    say(held !== due, `money of seat ${seat}: ${held}, expected ${due}`);
  }
}

/** The most cards a seat can hold: those just dealt, and all that could have been kept back. */
function mostCards({ money, phase, round, options }: ChinatownState): number {
  let most = 0;
  for (let past = 1; past <= round; past++) {
    const { dealt, kept } = supply(money.length, past);
    if (past === round && phase === 'keep') most += dealt;
    else if (options.locationCards === 'hold') most += money.length * (dealt - kept);
  }
  return most;
}

function keepFaults(s: ChinatownState, say: Say): void {
  const keeps = s.phase === 'keep';
  say(keeps && s.options.locationCards === 'all', 'phase: keep');
  say(keeps && !s.kept.includes(null), 'kept: all have chosen');
  for (const [seat, cards] of s.cards.entries()) {
    say(cards.length > mostCards(s), `cards: ${cards.length} in the hand of seat ${seat}`);
    const kept = s.kept[seat];
    if (!kept) continue;
    const unheld = hasTwice(kept) || kept.some((card) => !cards.includes(card));
    const wrong = !keeps || unheld || kept.length !== toKeep(s, seat);
    say(wrong, `kept: ${kept.join()} by seat ${seat}`);
  }
}

function readyFaults(s: ChinatownState, say: Say): void {
  const { phase, first, ready } = s;
  const builds = phase === 'build';
  const seats = ready.length;
  say(phase === 'over' && s.round !== ROUNDS, `phase: over in round ${s.round}`);
  const inTurn = s.options.buildOrder === 'in-turn';
  say(inTurn !== (first !== null), 'first: not by buildOrder');
  for (const [seat, planned] of s.planned.entries()) {
    const mine = planned.every((at) => s.land[at]?.owner === seat && s.land[at].shop !== null);
    const may = builds && (first === null || builders(s).includes(seat));
    const wrong = planned.length > 0 && !(may && mine && !hasTwice(planned));
    say(wrong, `planned: ${planned.join()} by seat ${seat}`);
  }
  // Before the end not all seats can be ready; none is while choosing; with building in turn, none
  // is ready before an earlier seat.
  const turns = ready.map((_, i) => ready[((first ?? 0) + i) % seats]);
  const early = turns.lastIndexOf(true) > turns.indexOf(false);
  const most = { keep: 0, trade: seats - 1, build: seats - 1, over: seats }[phase];
  const wrong = sum(ready.map(Number)) > most || (builds && inTurn && early);
  say(wrong, `ready: ${ready.join()}`);
  const late = s.outOfTime ?? [];
  const untimely = late.some((seat) => phase !== 'trade' || ready[seat] !== true);
  say(untimely || !isRising(late), `outOfTime: ${late.join()}`);
}

/** CT-23: the seats that agreed to an offer on the table can honour it. */
function offerFaults(s: ChinatownState, offer: Offer, report: Say): void {
  const { id, author, parties, gifts, agreed, declined } = offer;
  const say: Say = (wrong, line) => report(wrong, `offer ${id}: ${line}`);
  const wording = wordingProblem(s, author, offer);
  if (say(wording !== null, `${wording?.code}`)) return;
  const open = hasOpenEnd(gifts);
  const unnamed = named(gifts).some((seat) => !parties.includes(seat));
  if (say(unnamed || !isRising(parties) || isOpen(offer) !== open, 'parties')) return;
  const said = [...agreed, ...declined];
  const wrong = hasTwice(said) || said.some((seat) => !parties.includes(seat));
  say(wrong || declined.includes(author), 'who said what');
  say(!open && agreed.length === parties.length, 'all have agreed');
  const lack = lackOf(s, offer, agreed);
  say(lack !== null, `lacks a ${lack?.lacks}`);
  for (const seat of agreed) say(!canPay(s, offer, seat), `seat ${seat} cannot pay`);
}

function tableFaults(s: ChinatownState, say: Say): void {
  const ids = s.offers.map(({ id }) => id);
  say(ids.length > 0 && s.phase !== 'trade', 'offers: outside the trade');
  const wrong = hasTwice(ids) || Math.max(...ids) >= s.nextOffer;
  say(wrong, `offers: numbers ${ids.join()} before ${s.nextOffer}`);
  for (const seat of s.money.keys()) {
    const own = s.offers.filter(({ author }) => author === seat).length;
    say(own > MOST_OFFERS, `offers: ${own} by seat ${seat}, at most ${MOST_OFFERS}`);
  }
  for (const offer of s.offers) offerFaults(s, offer, say);
}

/** CT-20: talk is of this trading phase, names seats that exist, and stays within its limits. */
function talkFaults(s: ChinatownState, say: Say): void {
  const spoken = s.offers.flatMap(({ author, says, refusals = [] }) => [
    ...(says ? [{ seat: author, says }] : []),
    ...refusals,
  ]);
  const { asks = [], asked = [], refused = [] } = s.talk ?? {};
  const replies = asks.flatMap((one) => one.replies);
  const named = [
    ...spoken.map(({ seat }) => seat),
    ...[...spoken, ...replies].flatMap((one) =>
      'says' in one ? (one.says.gains ?? []).map(({ seat }) => seat) : [],
    ),
    ...asks.flatMap(({ seat, to = 0 }) => [seat, to]),
    ...replies.map(({ seat }) => seat),
    ...refused.flatMap(({ seat, parties }) => [seat, ...parties]),
  ];
  say(Math.max(0, ...named) >= s.money.length, `talk: seat ${Math.max(...named)}`);
  if (!s.talk) return;
  say(s.phase !== 'trade', 'talk: outside the trade');
  say(asked.length !== s.money.length, `talk: ${asked.length} counts`);
  say(hasTwice(asks.map(({ seat }) => seat)), 'talk: two asks of a seat');
  const last = sum(asked);
  for (const { id, seat, replies, want, give } of asks) {
    const twice = hasTwice(replies.map((reply) => reply.seat));
    say(id > last || twice || !want === !give || asked[seat] === 0, `talk: ask ${id}`);
  }
  for (const seat of s.money.keys()) {
    const own = refused.filter((one) => one.seat === seat).length;
    say(own > MOST_REFUSALS, `talk: ${own} refusals by seat ${seat}`);
  }
}

/** Everything impossible about a position, one line each. */
export function faults(s: ChinatownState, seats = s.money.length): string[] {
  const { map } = s.options;
  const board = typeof map === 'string' ? null : boardFault(map);
  if (board) return [board];
  const found: string[] = [];
  const say: Say = (wrong, line) => {
    if (wrong) found.push(line);
    return wrong;
  };
  if (say(s.money.length !== seats, `money: ${s.money.length} entries for ${seats} seats`))
    return found;
  if (hasSeatFaults(s, say)) return found;
  for (const look of [
    materialFaults,
    moneyFaults,
    keepFaults,
    readyFaults,
    tableFaults,
    talkFaults,
  ])
    look(s, say);
  return found;
}
