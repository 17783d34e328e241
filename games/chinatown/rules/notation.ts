import type { Seat } from '@faubourg/core';
import type { Build, ChinatownEvent, Payment, ToldGift } from './events.ts';

const name = (seat: Seat | null): string => (seat === null ? '?' : `${seat}`);

/** `0>1: 12 14 fish 2k`: what goes from whom to whom. */
function way(from: Seat | null, to: Seat | null, things: readonly string[]): string {
  return `${name(from)}>${name(to)}: ${things.join(' ')}`;
}

function terms(gifts: readonly ToldGift[], payments: readonly Payment[]): string {
  const ways = gifts.map(({ from, to, locations, tiles, cards, money }) => {
    const paid = payments.find((one) => one.from === from && one.to === to)?.money ?? money ?? 0;
    const things = [...locations.map(String), ...cards.map((card) => `[${card}]`), ...tiles];
    return way(from, to, paid > 0 ? [...things, `${paid}k`] : things);
  });
  for (const { from, to, money } of payments) {
    const told = gifts.some((gift) => gift.from === from && gift.to === to);
    if (!told) ways.push(way(from, to, [`${money}k`]));
  }
  return ways.join('; ') || 'money only';
}

const built = ({ seat, shops }: Build): string =>
  `${seat}: ${shops.map(({ at, shop }) => `${shop}@${at}`).join(' ') || '-'}`;

function line(event: ChinatownEvent, payments: readonly Payment[]): string | null {
  switch (event.kind) {
    case 'first':
      return `first ${event.seat}`;
    case 'round':
      return `year ${event.round}`;
    case 'settled':
      return `takes ${event.locations.map((taken, seat) => `${seat}: ${taken.join(' ') || '-'}`).join(', ')}`;
    case 'tiles':
      return event.tiles
        ? `draws ${event.tiles.map((tiles, seat) => `${seat}: ${tiles.join(' ') || '-'}`).join(', ')}`
        : null;
    case 'offered':
      return `offer ${event.offer}.${event.version} by ${event.seat} (${terms(event.gifts, payments)})`;
    case 'countered':
      return `counter ${event.offer}.${event.version} by ${event.seat} (${terms(event.gifts, payments)})`;
    case 'deal':
      return `deal ${event.offer}.${event.version} (${terms(event.gifts, payments)})`;
    case 'accepted':
      return `${event.seat} accepts ${event.offer}.${event.version}`;
    case 'tookBack':
      return `${event.seat} takes back ${event.offer}.${event.version}`;
    case 'declined':
      return `${event.seat} declines ${event.offer}.${event.version}`;
    case 'lapsed':
      return `${event.seat} unbound ${event.offer}.${event.version}`;
    case 'withdrawn':
      return `${event.seat} withdraws ${event.offer}.${event.version}`;
    case 'void':
      return `void ${event.offer}.${event.version}`;
    case 'done':
      return event.done ? `${event.seat} done` : `${event.seat} not done`;
    case 'reopened':
      return `not done ${event.seats.join(' ')}`;
    case 'built':
      return `builds ${event.builds.map(built).join(', ')}`;
    case 'economy':
      return `economy ${event.sizes.join('+') || 'plain'}`;
    case 'income':
      return `income ${event.business.map((sum, seat) => `${sum + event.bonus[seat]!}k`).join(' ')}`;
    case 'ended':
      return `end ${event.money.map((money) => `${money}k`).join(' ')}`;
    case 'dealt':
    case 'chose':
    case 'chosen':
    case 'drew':
    case 'money':
    case 'why':
    case 'closed':
    case 'placed':
    case 'ready':
      break;
  }
  return null;
}

/** One line for what just happened; what only some may see stands in it if their events are given. */
export function notate(events: readonly ChinatownEvent[]): string | null {
  const payments = events.flatMap((event) => (event.kind === 'money' ? event.payments : []));
  const lines = events.flatMap((event) => line(event, payments) ?? []);
  return lines.length > 0 ? lines.join('; ') : null;
}
