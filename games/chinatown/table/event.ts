import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Seat } from '@faubourg/core';
import type { Arg, Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownEvent, Lack } from '../rules/events.ts';
import type { ChinatownView } from '../rules/view.ts';
import { say } from './types.ts';
import { askedEvent, saidEvent } from './talk-sentences.ts';
import { full, giftList, shopName, shopPiece } from './phrases.ts';

type EventOf<Kind> = Extract<ChinatownEvent, { kind: Kind }>;
type ToSentence<Kind> = (event: EventOf<Kind>, view: ChinatownView) => Sentence | null;

const places = (locations: readonly number[]): Arg => listOf(locations.map(String));

/** One phrase for each seat, as a list. `toSentence` returns null for a seat to be left out. */
function each<T>(
  entries: readonly T[],
  toSentence: (entry: T, seat: Seat) => Sentence | null,
): Arg {
  return listOf(entries.flatMap((entry, seat) => toSentence(entry, seat) ?? []));
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

const SENTENCES: { readonly [Kind in ChinatownEvent['kind']]: ToSentence<Kind> } = {
  first: ({ seat }) => say('event.first', { seat: { seat } }),
  round: ({ round, dealt }) => say('event.round', { round, dealt }),
  dealt: ({ cards }) => say('event.dealt', { cards: places(cards) }),
  // The viewer's own choice is told by `chosen`.
  chose: ({ seat }, { viewer }) =>
    seat === viewer ? null : say('event.chose', { seat: { seat } }),
  chosen: ({ keep }) => say('event.chosen', { keep: places(keep) }),
  settled: ({ locations }) =>
    say('event.settled', {
      list: each(locations, (own, seat) =>
        say('event.settled.of', { seat: { seat }, locations: places(own) }),
      ),
    }),
  tiles: ({ count, tiles }) =>
    tiles
      ? say('event.tiles.open', {
          list: each(tiles, (own, seat) =>
            say('event.tiles.of', { seat: { seat }, tiles: listOf(own.map(shopPiece)) }),
          ),
        })
      : say('event.tiles', { count }),
  drew: ({ tiles }) => say('event.drew', { tiles: listOf(tiles.map(shopPiece)) }),
  offered: ({ seat, offer, gifts }, { land }) =>
    say('event.offered', { seat: { seat }, offer, gifts: giftList(gifts, land) }),
  countered: ({ seat, offer, open, gifts }, { land }) =>
    open === undefined
      ? say('event.countered', { seat: { seat }, offer, gifts: giftList(gifts, land) })
      : say('event.beside', { seat: { seat }, offer, open, gifts: giftList(gifts, land) }),
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
  asked: askedEvent,
  replied: saidEvent,
  said: saidEvent,
  reopened: ({ seats }) =>
    say('event.reopened', { names: listOf(seats.map((seat) => ({ seat }))) }),
  closed: () => say('event.closed'),
  placed: ({ at, shop }) => say('event.placed', { shop: shopPiece(shop), location: at }),
  ready: ({ seat }) => say('event.ready', { seat: { seat } }),
  built: ({ builds }) => {
    const sentences = builds
      .filter(({ shops }) => shops.length > 0)
      .map(({ seat, shops }) =>
        say('event.built', {
          seat: { seat },
          shops: listOf(
            shops.map(({ at, shop }) =>
              say('event.built.shop', { shop: shopPiece(shop), location: at }),
            ),
          ),
        }),
      );
    if (sentences.length === 0) return say('event.built.none');
    return joinSentences(sentences, 'join.space');
  },
  economy: ({ sizes }) =>
    sizes.length === 0
      ? say('event.economy.plain')
      : say('event.economy', { sizes: listOf(sizes.map(String)) }),
  income: ({ business, bonus }) =>
    say('event.income', {
      list: each(business, (earned, seat) => {
        const args = { seat: { seat }, money: full(earned) };
        const extra = bonus[seat] ?? 0;
        if (extra === 0) return say('event.income.of', args);
        return say('event.income.bonus', { ...args, bonus: full(extra) });
      }),
    }),
  ended: ({ money }) =>
    say('event.ended', {
      list: each(money, (sum, seat) =>
        say('event.income.of', { seat: { seat }, money: full(sum) }),
      ),
    }),
};

/** The sentence about an event, for the log and for screen readers. */
export function event(event: ChinatownEvent, view: ChinatownView): Sentence | null {
  // `SENTENCES` has the right function for every kind; the compiler cannot infer that.
  return (SENTENCES[event.kind] as ToSentence<ChinatownEvent['kind']>)(event, view);
}
