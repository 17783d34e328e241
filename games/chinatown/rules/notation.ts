import type { Seat } from '@faubourg/core';
import type { Says, Thing } from './talk.ts';
import type { Build, ChinatownEvent, Payment, PublicGift } from './events.ts';

const name = (seat: Seat | null): string => (seat === null ? '?' : `${seat}`);

/** `0>1: 12 14 [50] fish 2k; 1>0: 3k`: what goes from whom to whom. */
function terms(gifts: readonly PublicGift[], payments: readonly Payment[]): string {
  const ways = new Map<string, string[]>();
  for (const { from, to, locations, cards, tiles, money = 0 } of gifts) {
    const things = [...locations, ...cards.map((card) => `[${card}]`), ...tiles].map(String);
    ways.set(`${name(from)}>${name(to)}`, money > 0 ? [...things, `${money}k`] : things);
  }
  for (const { from, to, money } of payments) {
    const way = `${name(from)}>${name(to)}`;
    ways.set(way, [...(ways.get(way) ?? []), `${money}k`]);
  }
  return [...ways].map(([way, things]) => `${way}: ${things.join(' ')}`).join('; ') || 'money only';
}

/** `0: 3 14, 1: -`: one list for every seat. */
const each = (lists: readonly (readonly (string | number)[])[]): string =>
  lists.map((list, seat) => `${seat}: ${list.join(' ') || '-'}`).join(', ');

const built = ({ seat, shops }: Build): string =>
  `${seat}: ${shops.map(({ at, shop }) => `${shop}@${at}`).join(' ') || '-'}`;

const thousands = (sums: readonly number[]): string => sums.map((sum) => `${sum}k`).join(' ');

type Numbered = { readonly offer: number; readonly version: number };
const number = ({ offer, version }: Numbered): string => `${offer}.${version}`;

type Said = Numbered & { readonly seat: Seat };
const acts =
  (verb: string) =>
  (event: Said): string =>
    `${event.seat} ${verb} ${number(event)}`;

type Put = Numbered & {
  readonly seat?: Seat;
  readonly open?: number;
  readonly gifts: readonly PublicGift[];
};
const puts =
  (noun: string) =>
  (event: Put, payments: readonly Payment[]): string => {
    const by = event.seat === undefined ? '' : ` by ${event.seat}`;
    const to = event.open === undefined ? '' : ` to ${event.open}`;
    return `${noun} ${number(event)}${by}${to} (${terms(event.gifts, payments)})`;
  };

const thingText = (thing: Thing): string =>
  'location' in thing ? `${thing.location}` : thing.tile;

/** `too-little, not below 3k` */
const words = ({ reason, notBelow }: Says): string =>
  notBelow === undefined ? reason : `${reason}, not below ${notBelow}k`;

type Kind = ChinatownEvent['kind'];
/** The event of this kind. */
type Of<K extends Kind, E = ChinatownEvent> = E extends { kind: Kind }
  ? K extends E['kind']
    ? E
    : never
  : never;

/** How each kind of event is written; kinds that are missing are not written. */
const LINES: {
  readonly [K in Kind]?: (event: Of<K>, payments: readonly Payment[]) => string | null;
} = {
  first: ({ seat }) => `first ${seat}`,
  round: ({ round }) => `year ${round}`,
  settled: ({ locations }) => `takes ${each(locations)}`,
  tiles: ({ tiles }) => (tiles ? `draws ${each(tiles)}` : null),
  offered: puts('offer'),
  countered: puts('counter'),
  deal: puts('deal'),
  accepted: acts('accepts'),
  tookBack: acts('takes back'),
  declined: acts('declines'),
  lapsed: acts('unbound'),
  withdrawn: acts('withdraws'),
  void: (event) => `void ${number(event)}`,
  done: ({ seat, done, timeUp }) =>
    timeUp ? `${seat} out of time` : `${seat} ${done ? 'done' : 'not done'}`,
  asked: ({ ask, seat, to, want, give }) => {
    const at = to === undefined ? '' : ` ${to}`;
    return `${seat} asks${at} ${ask}: ${want ? 'wants' : 'gives'} ${thingText((want ?? give)!)}`;
  },
  replied: ({ ask, seat, says }) => `${seat} replies to ${ask}: ${words(says)}`,
  said: ({ about, says }) => (about === 'decline' ? words(says) : null),
  reopened: ({ seats }) => `not done ${seats.join(' ')}`,
  built: ({ builds }) => `builds ${builds.map(built).join(', ')}`,
  economy: ({ sizes }) => `economy ${sizes.join('+') || 'plain'}`,
  income: ({ business, bonus }) => `income ${thousands(business.map((sum, i) => sum + bonus[i]!))}`,
  ended: ({ money }) => `end ${thousands(money)}`,
};

/** One line for these events. Private events are included if they are passed in. */
export function notate(events: readonly ChinatownEvent[]): string | null {
  const payments = events.flatMap((event) => (event.kind === 'money' ? event.payments : []));
  const lines = events.map((event) => LINES[event.kind]?.(event as never, payments));
  return lines.filter(Boolean).join('; ') || null;
}
