import type { Beat, Moment } from '@faubourg/web/table/moment.ts';
import { listOf } from '@faubourg/web/words/lists.ts';
import type { ChinatownEvent } from '../../rules/events.ts';
import type { BusinessForecast } from '../../rules/forecast.ts';
import { BONUS, type Economy, SHOPS, sizeOf } from '../../rules/material.ts';
import { full, shopPiece } from '../phrases.ts';
import type { ChinatownStep } from './step.ts';
import { say } from './say.ts';

type Income = Extract<ChinatownEvent, { kind: 'income' }>;

/** The times of a pay-day, in milliseconds. All beats together take no longer than `BEATS`. */
const CARD = 1200;
const PLAIN_CARD = 900;
const BEAT = 350;
const BEATS = 1300;
const LAST_BEAT = 700;
const SUMMARY = 2000;

/** CT-40: the economy card is turned. */
function economyCard(sizes: Economy): Moment {
  if (sizes.length === 0)
    return {
      kind: 'economy',
      time: PLAIN_CARD,
      title: say('moment.economy.plain'),
      dims: true,
      sound: 'card',
    };
  return {
    kind: 'economy',
    time: CARD,
    title: say('moment.economy', { count: sizes.length, sizes: listOf(sizes.map(String)) }),
    text: say('moment.economy.each', { money: full(BONUS) }),
    pieces: SHOPS.filter((shop) => sizes.includes(sizeOf(shop))).map(shopPiece),
    dims: true,
    sound: 'card',
  };
}

/** Businesses with equal incomes share a beat, the smallest come first: there are eight beats at most. */
function beatsOf(businesses: readonly BusinessForecast[]): Beat[] {
  const incomes = [...new Set(businesses.map(({ income }) => income))].sort((a, b) => a - b);
  const apart = Math.min(BEAT, BEATS / Math.max(1, incomes.length - 1));
  return incomes.map((income, i) => ({
    at: Math.round(i * apart),
    sound: 'coin',
    lights: businesses
      .filter((business) => business.income === income)
      .map(({ owner, locations }) => ({
        places: locations.map(String),
        // A single shop always earns the same: a plate on each would hide the map.
        ...(locations.length > 1 && { label: say('moment.earned', { money: full(income) }) }),
        paid: owner,
      })),
  }));
}

/** A pay-day: the economy card, business by business, and what the year paid. */
export function payDay(step: ChinatownStep, { business, bonus }: Income): Moment[] {
  const { round } = step.before;
  const card = step.events.find((event) => event.kind === 'economy');
  const beats = beatsOf(step.forecast().businesses);
  const paying: Moment = {
    kind: 'pay-day',
    time: (beats.at(-1)?.at ?? 0) + LAST_BEAT,
    title: say('moment.pay-day', { round }),
    beats,
    dims: true,
  };
  const striped = bonus.some((sum) => sum > 0);
  const summary: Moment = {
    kind: 'year',
    time: SUMMARY,
    title: say('moment.year', { round }),
    ...(striped && { text: say('moment.year.striped') }),
    lines: business.map((sum, seat) => ({
      seat,
      text: say('moment.earned', { money: full(sum + (bonus[seat] ?? 0)) }),
      bar: [sum, bonus[seat] ?? 0],
    })),
    dims: true,
  };
  return [
    ...(card ? [economyCard(card.sizes)] : []),
    ...(beats.length > 0 ? [paying] : []),
    summary,
  ];
}
