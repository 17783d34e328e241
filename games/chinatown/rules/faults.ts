import type { Seat } from '@faubourg/core';
import { boardFault, LOCATIONS } from './boards.ts';
import { builders } from './build.ts';
import { canPay, lackOf } from './honour.ts';
import { economyLeft } from './income.ts';
import { toKeep } from './locations.ts';
import { partiesOf } from './offer.ts';
import { copiesOf, countOf, ROUNDS, SHOPS, START_MONEY, supply, TILES } from './shops.ts';
import type { ChinatownState, Offer } from './state.ts';
import { MOST_OFFERS, wordingProblem } from './trade-may.ts';

type Say = (line: string) => void;

const hasTwice = (list: readonly number[]): boolean => new Set(list).size < list.length;

/** Every list with an entry per seat is as long as the table is wide; seats named exist. */
function seatFaults(s: ChinatownState, say: Say): boolean {
  const seats = s.money.length;
  const { income, open, secret } = s.ledger;
  const lists = {
    hands: s.hands,
    cards: s.cards,
    kept: s.kept,
    ready: s.ready,
    planned: s.planned,
  };
  let fine = true;
  for (const [name, list] of Object.entries({ ...lists, income, open })) {
    if (list.length === seats) continue;
    say(`${name}: ${list.length} entries for ${seats} seats`);
    fine = false;
  }
  const named: (Seat | null)[] = [s.first];
  for (const plot of Object.values(s.land)) named.push(plot.owner);
  for (const { author, agreed, declined } of s.offers) named.push(author, ...agreed, ...declined);
  for (const entry of secret) named.push(...entry.seats);
  for (const seat of named) {
    if (seat === null || seat < seats) continue;
    say(`seat ${seat} is named at a table of ${seats}`);
    fine = false;
  }
  return fine;
}

/** CT-1, CT-3, CT-40: locations, tiles and economy cards are neither made nor lost. */
function materialFaults(s: ChinatownState, say: Say): void {
  const cards = s.cards.flat();
  if (hasTwice(cards)) say('cards: a card is in two hands');
  for (const card of cards) if (s.land[card]) say(`cards: ${card} is in hand and owned`);
  const owned = Object.keys(s.land).length;
  const all = owned + cards.length + s.deck;
  if (all !== LOCATIONS) say(`locations: ${all} in all, expected ${LOCATIONS}`);
  const out = s.hands.flat();
  for (const { shop } of Object.values(s.land)) if (shop !== null) out.push(shop);
  if (out.length + s.bag !== TILES) say(`tiles: ${out.length + s.bag} in all, expected ${TILES}`);
  for (const shop of SHOPS) {
    const count = countOf(out, shop);
    if (count > copiesOf(shop)) say(`tiles: ${count} of ${shop}, there are ${copiesOf(shop)}`);
  }
  const turned = s.options.economy === 'on' ? (s.phase === 'over' ? ROUNDS : s.round - 1) : 0;
  if (s.turned.length !== turned) say(`turned: ${s.turned.length} cards, expected ${turned}`);
  if (economyLeft(s.turned).length + s.turned.length !== economyLeft([]).length) {
    say('turned: a card that is not among the nine');
  }
}

/** CT-4, CT-44: all money comes from the start and from income. */
function moneyFaults(s: ChinatownState, say: Say): void {
  const { income, open, secret } = s.ledger;
  const groups = secret.map(({ seats }) => seats.join());
  if (new Set(groups).size < groups.length) say('ledger: two entries for the same parties');
  for (const { seats, net } of secret) {
    const rising = seats.every((seat, i) => i === 0 || seat > seats[i - 1]!);
    if (!rising || seats.length < 2) say(`ledger: parties ${seats.join()}`);
    if (net.length !== seats.length) say(`ledger: ${net.length} sums for ${seats.length} parties`);
    if (net.reduce((a, b) => a + b, 0) !== 0) say(`ledger: ${net.join()} does not add up to 0`);
    if (s.options.money === 'open' || s.options.dealMoney === 'open') say('ledger: secret money');
  }
  if (open.reduce((a, b) => a + b, 0) !== 0) say(`ledger: ${open.join()} does not add up to 0`);
  for (const [seat, money] of s.money.entries()) {
    let due = START_MONEY + income[seat]! + open[seat]!;
    for (const { seats, net } of secret) due += net[seats.indexOf(seat)] ?? 0;
    if (money !== due) say(`money of seat ${seat}: ${money}, expected ${due} by the ledger`);
  }
}

/** What a seat could hold at most: what it was just dealt, and all that was ever kept back. */
function mostCards(s: ChinatownState): number {
  const seats = s.money.length;
  const now = s.phase === 'keep' ? supply(seats, s.round).dealt : 0;
  let back = 0;
  for (let round = s.phase === 'keep' ? s.round - 1 : s.round; round > 0; round--) {
    const { dealt, kept } = supply(seats, round);
    back += seats * (dealt - kept);
  }
  return s.options.locationCards === 'hold' ? now + back : now;
}

function keepFaults(s: ChinatownState, say: Say): void {
  const { locationCards } = s.options;
  if (s.phase === 'keep' && locationCards === 'all') say('phase: nothing to choose with all cards');
  for (const [seat, cards] of s.cards.entries()) {
    const kept = s.kept[seat]!;
    if (cards.length > mostCards(s)) say(`cards: ${cards.length} in the hand of seat ${seat}`);
    if (s.phase !== 'keep') {
      if (kept) say(`kept: seat ${seat} has chosen outside the phase`);
    } else if (kept) {
      const wrong = hasTwice(kept) || kept.some((card) => !cards.includes(card));
      if (wrong || kept.length !== toKeep(s, seat)) say(`kept: ${kept.join()} by seat ${seat}`);
    }
  }
  if (s.phase === 'keep' && !s.kept.includes(null)) say('kept: all have chosen');
}

function readyFaults(s: ChinatownState, say: Say): void {
  if (s.phase !== 'over' && s.ready.every(Boolean)) say('ready: all are');
  if (s.phase === 'keep' && s.ready.includes(true)) say('ready: nobody can be while choosing');
  if (s.phase === 'over' && s.round !== ROUNDS) say(`phase: over in round ${s.round}`);
  if ((s.first !== null) !== (s.options.buildOrder === 'in-turn'))
    say('first: not as buildOrder says');
  for (const [seat, planned] of s.planned.entries()) {
    if (planned.length === 0) continue;
    if (s.phase !== 'build') say(`planned: seat ${seat} has built outside the phase`);
    if (s.first !== null && !builders(s).includes(seat))
      say(`planned: not the turn of seat ${seat}`);
    if (hasTwice(planned)) say(`planned: seat ${seat} has a location twice`);
    for (const at of planned) {
      const plot = s.land[at];
      if (plot?.owner !== seat || plot.shop === null)
        say(`planned: no shop of seat ${seat} at ${at}`);
    }
  }
  if (s.first === null || s.phase !== 'build') return;
  const turns = s.ready.map((_, i) => s.ready[(s.first! + i) % s.ready.length]);
  if (turns.lastIndexOf(true) >= turns.indexOf(false)) say('ready: not in the order of building');
}

/** CT-23: an offer on the table can be honoured by those who stand by it. */
function offerFaults(s: ChinatownState, offer: Offer, say: Say): void {
  const { id, author, gifts, agreed, declined } = offer;
  const wording = wordingProblem(s, author, gifts);
  if (wording) return say(`offer ${id}: ${wording.code}`);
  const parties = partiesOf(gifts);
  const said = [...agreed, ...declined];
  if (hasTwice(said) || said.some((seat) => !parties.includes(seat)))
    say(`offer ${id}: who said what`);
  if (declined.includes(author)) say(`offer ${id}: declined by its author`);
  if (parties.length > 1 && agreed.length === parties.length) say(`offer ${id}: all have agreed`);
  const lack = lackOf(s, gifts, agreed);
  if (lack) say(`offer ${id}: lacks a ${lack.lacks}`);
  for (const seat of agreed)
    if (!canPay(s, gifts, seat)) say(`offer ${id}: seat ${seat} cannot pay`);
}

function tableFaults(s: ChinatownState, say: Say): void {
  if (s.offers.length > 0 && s.phase !== 'trade') say('offers: outside the trade');
  if (hasTwice(s.offers.map(({ id }) => id))) say('offers: a number twice');
  if (s.offers.some(({ id }) => id >= s.nextOffer)) say(`nextOffer: ${s.nextOffer} is taken`);
  for (let seat = 0; seat < s.money.length; seat++) {
    const own = s.offers.filter(({ author }) => author === seat).length;
    if (own > MOST_OFFERS) say(`offers: ${own} by seat ${seat}, at most ${MOST_OFFERS}`);
  }
  for (const offer of s.offers) offerFaults(s, offer, say);
}

/** Everything that is impossible about a position, a line each. */
export function faults(s: ChinatownState): string[] {
  const { map } = s.options;
  const board = typeof map === 'string' ? null : boardFault(map);
  if (board) return [board];
  const found: string[] = [];
  const say = (line: string): void => void found.push(line);
  if (!seatFaults(s, say)) return found;
  materialFaults(s, say);
  moneyFaults(s, say);
  keepFaults(s, say);
  readyFaults(s, say);
  tableFaults(s, say);
  return found;
}
