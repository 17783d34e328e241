import type { Chance } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { HALF } from '../board.ts';
import { USES } from '../plaques.ts';
import { MARKERS, MONEY as START } from '../purse.ts';
import type { Town } from '../state.ts';
import { mostPlots } from '../town.ts';
import { City, ORDER, orderOf } from './city.ts';
import { BUYS_BARE, BUYS_LAID, CARDS, MONEY, ORDERS, PRICE } from './tables.ts';

const PHASES = ['pile', 'second', 'ballot', 'lobby', 'decide', 'order', 'over'];
const PILE = 0;
const SECOND = 1;
const BALLOT = 2;
const LOBBY = 3;
const DECIDE = 4;

/** Three to six players. */
export class TownNode extends City {
  private readonly everyone: number;
  private readonly most: number;
  private readonly anyPile: boolean;
  private readonly soleBonus: number;
  /** Cards in each pile. */
  private lefts = 0;
  private rights = 0;
  /** The lots turned and not yet planned; −1 for none. */
  private now = -1;
  private next = -1;
  /** The vote under way: ballots, two bits a seat, and the votes counted, eight bits a use. */
  private ballots = 0;
  private votes = 0;
  /** Seats with a lobby token, and those that have not yet said whether they use it. */
  private tokens = 0;
  private silent = 0;
  /** Markers in hand, four bits a seat. */
  private markers = 0;

  constructor(s: Town) {
    super(s.options, s.players.length);
    this.everyone = (1 << this.seats) - 1;
    this.most = mostPlots(this.seats);
    this.anyPile = s.options.secondCard === 'any-pile';
    this.soleBonus = s.options.soleBonus;
    this.readCity(s);
    this.phase = PHASES.indexOf(s.phase);
    this.readCards(s);
    for (const [seat, { money, markers, lobby }] of s.players.entries()) {
      this.words[MONEY + seat] = money;
      this.markers |= markers << (4 * seat);
      if (lobby) this.tokens |= 1 << seat;
      if (s.phase === 'lobby' && lobby && s.lobby[seat] === null) this.silent |= 1 << seat;
      const use = s.ballots[seat]!;
      if (use !== null) this.vote(seat, USES.indexOf(use), s.lobby[seat] ? 2 : 1);
      else if (s.phase === 'ballot') this.owing |= 1 << seat;
    }
    if (this.phase === LOBBY) this.owing = this.speaker();
    else if (this.phase < BALLOT || this.phase === DECIDE) this.owing = 1 << this.mayor;
  }

  private readCards({ piles, turned, votes }: Town): void {
    this.lefts = piles.left.length;
    this.rights = piles.right.length;
    for (const [i, n] of piles.left.entries()) this.words[CARDS + i] = n - 1;
    for (const [i, n] of piles.right.entries()) this.words[CARDS + HALF + i] = n - 1;
    this.now = (turned[votes.length] ?? 0) - 1;
    this.next = (turned[votes.length + 1] ?? 0) - 1;
  }

  copyFrom(from: TownNode): void {
    this.copyCity(from);
    this.lefts = from.lefts;
    this.rights = from.rights;
    this.now = from.now;
    this.next = from.next;
    this.ballots = from.ballots;
    this.votes = from.votes;
    this.tokens = from.tokens;
    this.silent = from.silent;
    this.markers = from.markers;
  }

  deal(chance: Chance): void {
    this.dealCity(chance);
    this.lefts = this.rights = HALF - 3;
    this.now = this.next = -1;
    this.ballots = this.votes = this.silent = this.markers = 0;
    this.tokens = this.everyone;
    for (let seat = 0; seat < this.seats; seat++) {
      this.words[MONEY + seat] = START;
      this.markers |= MARKERS << (4 * seat);
    }
    this.plan(chance);
  }

  legal(seat: number, out: Int32Array): number {
    if (this.phase === ORDER) return this.legalOrders(seat, out);
    if (this.phase === BALLOT) return spread(this.usesFor(this.now), out);
    if (this.phase === DECIDE) return spread(this.leading(), out);
    if (this.phase === LOBBY) return spread(3, out);
    return spread((this.lefts > 0 ? 1 : 0) | (this.rights > 0 ? 2 : 0), out);
  }

  private legalOrders(seat: number, out: Int32Array): number {
    const money = Math.min(this.words[MONEY + seat]!, 12);
    const most = Math.min((this.markers >> (4 * seat)) & 15, this.most);
    return this.orders(Math.min(BUYS_BARE[money]!, most), Math.min(BUYS_LAID[money]!, most), out);
  }

  play(seat: number, code: number, chance: Chance): void {
    if (this.phase === ORDER) {
      this.words[ORDERS + seat] = code;
      this.owing &= ~(1 << seat);
      if (this.owing === 0) this.finishRound(chance);
    } else if (this.phase === BALLOT) {
      this.vote(seat, code, 1);
      this.owing &= ~(1 << seat);
      if (this.owing !== 0) return;
      this.silent = this.tokens;
      this.afterBallots();
    } else if (this.phase === LOBBY) {
      this.silent &= ~(1 << seat);
      if (code === 1) {
        this.tokens &= ~(1 << seat);
        this.votes += 1 << (8 * this.ballot(seat));
      }
      this.afterBallots();
    } else if (this.phase === DECIDE) this.settle(code);
    else this.turn(code, chance);
  }

  answer(code: number): DowntownAnswer {
    if (this.phase === ORDER) return orderOf(code);
    if (this.phase === BALLOT) return { ballot: USES[code]! };
    if (this.phase === LOBBY) return { lobby: code === 1 };
    if (this.phase === DECIDE) return { decide: USES[code]! };
    return { pile: code === 0 ? 'left' : 'right' };
  }

  score(seat: number): number {
    return this.words[MONEY + seat]!;
  }

  plan(chance: Chance): void {
    this.phase = PILE;
    this.owing = 1 << this.mayor;
    if (this.lefts === 0) this.turn(1, chance);
    else if (this.rights === 0) this.turn(0, chance);
  }

  /** DT-20, DT-21. */
  private turn(pile: number, chance: Chance): void {
    const lot = pile === 0 ? this.take(0, this.lefts--, chance) : this.take(HALF, this.rights--, chance);
    if (this.phase === PILE) {
      this.now = lot;
      // Bit 0 is lot 1: the odd lots have even places.
      if ((lot & 1) === 0 && this.lefts + this.rights > 0) return this.turnSecond(pile, chance);
    } else this.next = lot;
    this.startVote();
  }

  private turnSecond(first: number, chance: Chance): void {
    this.phase = SECOND;
    if (this.lefts === 0) this.turn(1, chance);
    else if (this.rights === 0) this.turn(0, chance);
    else if (!this.anyPile) this.turn(1 - first, chance);
  }

  /** DT-22: the next vote, or the orders. */
  private startVote(): void {
    this.ballots = this.votes = 0;
    this.owing = this.everyone;
    if (this.now < 0) {
      this.phase = ORDER;
      return;
    }
    this.phase = BALLOT;
    const uses = this.usesFor(this.now);
    if ((uses & (uses - 1)) === 0) this.settle(uses >> 1);
  }

  private vote(seat: number, use: number, votes: number): void {
    this.ballots |= use << (2 * seat);
    this.votes += votes << (8 * use);
  }

  private ballot(seat: number): number {
    return (this.ballots >> (2 * seat)) & 3;
  }

  /** DT-23: the next to speak, as a bit: from the mayor on, then round the table. */
  private speaker(): number {
    const after = this.silent & -(1 << this.mayor);
    return after === 0 ? this.silent & -this.silent : after & -after;
  }

  /** DT-24: the uses with most votes, as bits. */
  private leading(): number {
    const housing = this.votes & 255;
    const industry = (this.votes >> 8) & 255;
    const commerce = this.votes >> 16;
    const most = Math.max(housing, industry, commerce);
    return (housing === most ? 1 : 0) | (industry === most ? 2 : 0) | (commerce === most ? 4 : 0);
  }

  private afterBallots(): void {
    if (this.silent !== 0) {
      this.phase = LOBBY;
      this.owing = this.speaker();
      return;
    }
    const uses = this.leading();
    const own = this.ballot(this.mayor);
    if ((uses & (uses - 1)) === 0) this.settle(uses >> 1);
    else if ((uses >> own) & 1) this.settle(own);
    else {
      this.phase = DECIDE;
      this.owing = 1 << this.mayor;
    }
  }

  private settle(use: number): void {
    this.lay(this.now, use);
    this.now = this.next;
    this.next = -1;
    this.startVote();
  }

  pay(seat: number, laid: number, plots: number, got: number): void {
    const at = MONEY + seat;
    this.words[at] = this.words[at]! - PRICE[4 * laid + plots]!;
    this.markers -= got << (4 * seat);
  }

  earn(lot: number, value: number, sensible: boolean): void {
    const { words, seats } = this;
    let owners = 0;
    for (let seat = 0; seat < seats; seat++) if (this.plotsOf(lot, seat) > 0) owners++;
    let bonus = 0;
    if (value > 0 && owners < 3) {
      if (owners === 1) bonus = sensible ? 10 : this.soleBonus;
      else bonus = sensible ? 2 : 1;
    }
    for (let seat = 0; seat < seats; seat++) {
      const plots = this.plotsOf(lot, seat);
      if (plots === 0) continue;
      words[MONEY + seat] = words[MONEY + seat]! + plots * value + bonus;
      this.markers += plots << (4 * seat);
    }
  }
}

/** Writes the places of the bits in a mask of three; returns how many. */
function spread(mask: number, out: Int32Array): number {
  out[0] = 0;
  let count = mask & 1;
  out[count] = 1;
  count += (mask >> 1) & 1;
  out[count] = 2;
  return count + ((mask >> 2) & 1);
}
