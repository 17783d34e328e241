import type { Seat } from '@faubourg/core';
import { pays } from '../rules/offer.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';
import type { Appraisal } from './appraisal.ts';
import { LEAST_GAIN } from './bargaining.ts';
import { excludes } from './withdraw.ts';

/** The most offers whose joint settlement is looked at; more never go together. */
const MOST_TOGETHER = 5;

/** The offers that a seat agrees to, and which further ones go with them. */
export class Standing {
  readonly offers: readonly Offer[];
  private readonly state: ChinatownState;
  private readonly seat: Seat;
  private readonly appraisal: Appraisal;

  constructor(state: ChinatownState, seat: Seat, appraisal: Appraisal) {
    this.state = state;
    this.seat = seat;
    this.appraisal = appraisal;
    this.offers = state.offers.filter(({ agreed }) => agreed.includes(seat));
  }

  /** The seats whose answer these offers wait for; `except` is left out. */
  awaited(except?: Offer): Set<Seat> {
    const seats = new Set<Seat>();
    for (const offer of this.offers) {
      if (offer === except) continue;
      for (const one of offer.parties) if (!offer.agreed.includes(one)) seats.add(one);
    }
    return seats;
  }

  /**
   * Whether the seat may agree to these terms and keep its other agreements: it waits for each seat
   * in one offer at most, so that a seat that never answers holds up nothing but its own deals.
   */
  fits(terms: Terms, agreed: readonly Seat[], except?: Offer): boolean {
    const awaited = this.awaited(except);
    const waits = terms.parties.some(
      (one) => one !== this.seat && !agreed.includes(one) && awaited.has(one),
    );
    return !waits && this.isSafeWith(terms, except);
  }

  /**
   * Whether all agreements may be settled in any order: the value of the seat's holdings and money
   * rises with each, whichever others were settled before. Deals that exclude each other are never
   * both settled.
   */
  isSafeWith(terms: Terms, except?: Offer): boolean {
    return this.goTogether([...this.offers.filter((one) => one !== except), terms]);
  }

  /** Whether the last of these deals goes with all others, in any order. */
  goTogether(all: readonly Terms[]): boolean {
    const { state, seat } = this;
    if (all.length > MOST_TOGETHER) return false;
    const last = all.length - 1;
    for (let set = 1; set < 1 << last; set++) {
      const chosen = all.filter((_, i) => i === last || (set >> i) % 2 === 1);
      const clash = chosen.some((one, i) =>
        chosen.slice(i + 1).some((other) => excludes(state, seat, one, other)),
      );
      if (clash) continue;
      const whole = this.gain(chosen);
      for (const one of chosen) {
        if (whole - this.gain(chosen.filter((other) => other !== one)) < LEAST_GAIN) return false;
      }
    }
    return true;
  }

  private gain(deals: readonly Terms[]): number {
    const gifts = deals.flatMap((one) => one.gifts);
    const paid = deals.reduce((sum, one) => sum + pays(one, this.seat), 0);
    return this.appraisal.change(this.seat, gifts) - paid;
  }
}
