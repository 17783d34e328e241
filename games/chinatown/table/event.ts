import type { Seat } from '@faubourg/core';
import type { Arg, Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownEvent, Lack } from '../rules/events.ts';
import type { ChinatownView } from '../rules/view.ts';
import { say } from './types.ts';
import { full, giftList, listed, shopName, shopPiece } from './phrases.ts';

type Told<Kind> = Extract<ChinatownEvent, { kind: Kind }>;
type Teller<Kind> = (event: Told<Kind>, view: ChinatownView) => Sentence | null;

const places = (locations: readonly number[]): Arg => listed(locations.map(String));

/** A sum or list for each seat that has one, in one line. */
function each<T>(entries: readonly T[], tell: (entry: T, seat: Seat) => Sentence | null): Arg {
  return listed(entries.flatMap((entry, seat) => tell(entry, seat) ?? []));
}

/** Why an offer cannot be honoured. */
export function lackSentence({ lacks, seat, location, tile, card }: Lack): Sentence {
  const who = { seat: seat ?? 0 };
  if (lacks === 'location')
    return say('why.lacks-location', { seat: who, location: location ?? 0 });
  if (lacks === 'tile') return say('why.lacks-tile', { seat: who, tile: shopName(tile ?? '') });
  if (lacks === 'card') return say('why.lacks-card', { seat: who, card: card ?? 0 });
  if (lacks === 'money') return say('why.lacks-money', { seat: who });
  if (lacks === 'street') return say('why.lacks-street', { location: location ?? 0 });
  return say('why.lacks-taker');
}

const TELL: { readonly [Kind in ChinatownEvent['kind']]: Teller<Kind> } = {
  first: ({ seat }) => say('event.first', { seat: { seat } }),
  round: ({ round, dealt }) => say('event.round', { round, dealt }),
  dealt: ({ cards }) => say('event.dealt', { cards: places(cards) }),
  chose: ({ seat }) => say('event.chose', { seat: { seat } }),
  chosen: ({ keep }) => say('event.chosen', { keep: places(keep) }),
  settled: ({ locations }) =>
    say('event.settled', {
      told: each(locations, (own, seat) =>
        say('event.settled.of', { seat: { seat }, locations: places(own) }),
      ),
    }),
  tiles: ({ count, tiles }) =>
    tiles
      ? say('event.tiles.open', {
          told: each(tiles, (own, seat) =>
            say('event.tiles.of', { seat: { seat }, tiles: listed(own.map(shopPiece)) }),
          ),
        })
      : say('event.tiles', { count }),
  drew: ({ tiles }) => say('event.drew', { tiles: listed(tiles.map(shopPiece)) }),
  offered: ({ seat, offer, gifts }, { land }) =>
    say('event.offered', { seat: { seat }, offer, gifts: giftList(gifts, land) }),
  countered: ({ seat, offer, gifts }, { land }) =>
    say('event.countered', { seat: { seat }, offer, gifts: giftList(gifts, land) }),
  money: ({ offer, payments }) =>
    payments.length === 0
      ? null
      : say('event.money', {
          offer,
          payments: giftList(payments.map((paid) => ({ ...paid, locations: [], tiles: [] }))),
        }),
  accepted: ({ seat, offer }) => say('event.accepted', { seat: { seat }, offer }),
  tookBack: ({ seat, offer }) => say('event.tookBack', { seat: { seat }, offer }),
  declined: ({ seat, offer }) => say('event.declined', { seat: { seat }, offer }),
  lapsed: ({ seat, offer }) => say('event.lapsed', { seat: { seat }, offer }),
  withdrawn: ({ seat, offer }) => say('event.withdrawn', { seat: { seat }, offer }),
  deal: ({ offer, gifts }, { land }) => say('event.deal', { offer, gifts: giftList(gifts, land) }),
  void: ({ offer }) => say('event.void', { offer }),
  why: ({ offer, lack }) => say('event.why', { offer, why: lackSentence(lack) }),
  done: ({ seat, done }) => say(done ? 'event.done' : 'event.undone', { seat: { seat } }),
  reopened: ({ seats }) =>
    say('event.reopened', { names: listed(seats.map((seat) => ({ seat }))) }),
  closed: () => say('event.closed'),
  placed: ({ at, shop }) => say('event.placed', { shop: shopPiece(shop), location: at }),
  ready: ({ seat }) => say('event.ready', { seat: { seat } }),
  built: ({ builds }) => {
    const told = builds
      .filter(({ shops }) => shops.length > 0)
      .map(({ seat, shops }) =>
        say('event.built', {
          seat: { seat },
          shops: listed(
            shops.map(({ at, shop }) =>
              say('event.built.shop', { shop: shopPiece(shop), location: at }),
            ),
          ),
        }),
      );
    if (told.length === 0) return say('event.built.none');
    return told.reduce((all, one) => say('join.space', { a: all, b: one }));
  },
  economy: ({ sizes }) =>
    sizes.length === 0
      ? say('event.economy.plain')
      : say('event.economy', { sizes: listed(sizes.map(String)) }),
  income: ({ business, bonus }) =>
    say('event.income', {
      told: each(business, (earned, seat) => {
        const told = { seat: { seat }, money: full(earned) };
        const extra = bonus[seat] ?? 0;
        if (extra === 0) return say('event.income.of', told);
        return say('event.income.bonus', { ...told, bonus: full(extra) });
      }),
    }),
  ended: ({ money }) =>
    say('event.ended', {
      told: each(money, (sum, seat) =>
        say('event.income.of', { seat: { seat }, money: full(sum) }),
      ),
    }),
};

/** What happened, for the log and for screen readers. */
export function event(event: ChinatownEvent, view: ChinatownView): Sentence | null {
  // The table holds the right function for every kind; the compiler cannot follow that.
  return (TELL[event.kind] as Teller<ChinatownEvent['kind']>)(event, view);
}
