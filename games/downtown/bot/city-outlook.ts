import type { Board } from '../rules/board.ts';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { blankLot, lookAtLot, type LotOutlook } from './lot-outlook.ts';
import { type Chances, readChances } from './sensible.ts';

/** Outlooks kept for each lot, a power of two. */
const KEPT = 16;

/** What a lot's outlook depends on besides its owners: see `lookAtLot`. */
type City = {
  board: Board | null;
  soleBonus: number;
  seats: number;
  laid: number;
  housing: number;
  industry: number;
  commerce: number;
  left: number;
  now: number;
  next: number;
  rounds: number;
};

/** The outlook of a lot, and the inputs of a net that an open lot adds to. */
export type KnownLot = LotOutlook & {
  /** Unsold plots, their value, the value of one, and what of it is paid out before the end. */
  openPlots: number;
  openWorth: number;
  openValue: number;
  openPaid: number;
  /** For which owners and which city this was computed. */
  owners: number;
  city: number;
};

/**
 * The outlooks of lots. The positions of one search mostly differ in owners and money, while the
 * plaques are the same: a lot with the same owners then has the same outlook, which is kept.
 */
export class CityOutlook {
  readonly chances: Chances = { none: new Float64Array(6), left: new Float64Array(6) };
  private readonly city: City = {
    board: null,
    soleBonus: 0,
    seats: 0,
    laid: 0,
    housing: 0,
    industry: 0,
    commerce: 0,
    left: 0,
    now: 0,
    next: 0,
    rounds: 0,
  };
  /** Counts the cities looked at; outlooks of former ones are no longer valid. */
  private count = 0;
  private readonly known: KnownLot[] = Array.from({ length: KEPT * 24 }, () => ({
    ...blankLot(),
    openPlots: 0,
    openWorth: 0,
    openValue: 0,
    openPaid: 0,
    owners: 0,
    city: 0,
  }));

  /** Must be called for every position before its lots are asked for. */
  look(n: DowntownNode, rounds: number): void {
    const { city } = this;
    const { words, laid, left, now, next, seats, board } = n;
    const housing = words[at.WITH]!;
    const industry = words[at.WITH + 1]!;
    const commerce = words[at.WITH + 2]!;
    const { soleBonus } = n.options;
    if (
      city.laid === laid &&
      city.housing === housing &&
      city.industry === industry &&
      city.commerce === commerce &&
      city.left === left &&
      city.now === now &&
      city.next === next &&
      city.rounds === rounds &&
      city.seats === seats &&
      city.soleBonus === soleBonus &&
      city.board === board
    )
      return;
    city.board = board;
    city.soleBonus = soleBonus;
    city.seats = seats;
    city.laid = laid;
    city.housing = housing;
    city.industry = industry;
    city.commerce = commerce;
    city.left = left;
    city.now = now;
    city.next = next;
    city.rounds = rounds;
    this.count++;
    readChances(n, this.chances);
  }

  /** The outlook of a lot; valid until the next call. */
  lot(n: DowntownNode, lot: number, beside: number, rounds: number): KnownLot {
    const owners = n.words[at.OWNERS + lot]!;
    const place = (owners ^ (owners >> 6) ^ (owners >> 12)) & (KEPT - 1);
    const known = this.known[KEPT * lot + place]!;
    if (known.owners !== owners || known.city !== this.count) {
      lookAtLot(n, lot, beside, rounds, this.chances, known);
      const { need, value, paid } = known;
      known.openPlots = need / 30;
      known.openWorth = (need * value) / 150;
      known.openValue = value / 10;
      known.openPaid = (need * value * paid) / 150;
      known.owners = owners;
      known.city = this.count;
    }
    return known;
  }
}
