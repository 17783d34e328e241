import type { Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { OfferView } from '../rules/view.ts';
import type { ChinatownTable } from './types.ts';

/** A party of a deal; null: anyone who takes the offer. */
export type Party = Seat | null;
type What =
  | { readonly kind: 'locations' | 'cards'; readonly value: number }
  | { readonly kind: 'tiles'; readonly value: Shop };
/** Something on the desk. Without `to` it goes to the default receiver. */
export type DeskItem = What & { readonly from: Party; readonly to?: Party };
type Sum = { readonly from: Party; readonly to?: Party; readonly amount: number };

/**
 * The trading desk: the draft of an offer. It is kept apart from the table's draft, because map,
 * player cards and panel all add to it, and because new offers must not change it.
 */
export class TradingDesk {
  readonly me: Seat;
  /** The other parties of the deal, in the order they were added. */
  parties: readonly Party[] = $state.raw([]);
  items: readonly DeskItem[] = $state.raw([]);
  sums: readonly Sum[] = $state.raw([]);
  /** The offer that this one answers, if it is a counter-offer. */
  counters: { readonly id: number; readonly version: number } | null = $state.raw(null);
  /** On a small screen: whether the desk is open over the map; otherwise it is one line. */
  raised = $state(false);
  /** Whether the offers that wait for an answer are shown. They are collapsed by default, so that they do not move the desk. */
  unfolded = $state(false);
  /** The offers that the viewer has seen, as `id.version`. */
  seen: ReadonlySet<string> = $state.raw(new Set());

  constructor(me: Seat) {
    this.me = me;
  }

  readonly empty: boolean = $derived.by(
    () => this.parties.length + this.items.length + this.sums.length === 0,
  );
  readonly open: boolean = $derived.by(() => this.parties.includes(null));

  /** The default receiver of what this party gives; undefined while no partner is named. */
  defaultReceiver(from: Party): Party | undefined {
    return from === this.me ? this.parties[0] : this.me;
  }

  receiver({ from, to }: { readonly from: Party; readonly to?: Party }): Party | undefined {
    const named = to !== undefined && to !== from && [this.me, ...this.parties].includes(to);
    return named ? to : this.defaultReceiver(from);
  }

  #at({ kind, value }: What): number {
    return this.items.findIndex((item) => item.kind === kind && item.value === value);
  }

  has(kind: 'locations' | 'cards', value: number): boolean {
    return this.#at({ kind, value }) >= 0;
  }

  /** How many tiles of this type this party gives. */
  tiles(from: Party, shop: Shop): number {
    const tiles = this.items.flatMap((item) =>
      item.kind === 'tiles' && item.from === from ? [item.value] : [],
    );
    return countOf(tiles, shop);
  }

  /** The party that an owner is on the desk: in an offer to anyone all others are null. */
  side(owner: Seat): Party {
    return owner !== this.me && this.open ? null : owner;
  }

  #join(party: Party): void {
    if (party === this.me || this.parties.includes(party)) return;
    this.parties = [...this.parties, party];
  }

  /** Puts a location or card on the desk, or takes it off. */
  toggle(kind: 'locations' | 'cards', value: number, owner: Seat): void {
    if (this.has(kind, value)) this.items = this.items.toSpliced(this.#at({ kind, value }), 1);
    else {
      const from = this.side(owner);
      this.#join(from);
      this.items = [...this.items, { kind, value, from }];
    }
  }

  /** Puts one more tile on the desk; if all are there already, takes them off. */
  tile(shop: Shop, from: Party, most: number): void {
    this.#join(from);
    if (this.tiles(from, shop) < most)
      this.items = [...this.items, { kind: 'tiles', value: shop, from }];
    else
      this.items = this.items.filter(
        (item) => !(item.kind === 'tiles' && item.value === shop && item.from === from),
      );
  }

  remove(item: DeskItem): void {
    this.items = this.items.filter((one) => one !== item);
  }

  /** Gives an item to the next of the parties. */
  redirect(item: DeskItem): void {
    const others = [this.me, ...this.parties].filter((party) => party !== item.from);
    const next = others[(others.indexOf(this.receiver(item)!) + 1) % others.length];
    this.items = this.items.map((one) =>
      one === item && next !== undefined ? { ...one, to: next } : one,
    );
  }

  sum(from: Party): number {
    return this.sums.find((sum) => sum.from === from)?.amount ?? 0;
  }

  pay(from: Party, amount: number): void {
    const rest = this.sums.filter((sum) => sum.from !== from);
    this.sums = amount > 0 ? [...rest, { from, amount }] : rest;
  }

  /** Adds a party, or removes it with all it would give. */
  choose(party: Party): void {
    if (this.parties.includes(party)) {
      this.parties = this.parties.filter((one) => one !== party);
      this.items = this.items.filter(({ from }) => from !== party);
      this.sums = this.sums.filter(({ from }) => from !== party);
      return;
    }
    if (party === null || this.open) {
      // What the old partner was to give is now theirs of the new one.
      const turn = (from: Party): Party => (from === this.me ? from : party);
      this.items = this.items.map(
        ({ kind, value, from }) => ({ kind, value, from: turn(from) }) as DeskItem,
      );
      const own = this.sum(this.me);
      const theirs = this.sums.find(({ from }) => from !== this.me)?.amount ?? 0;
      this.parties = [party];
      this.sums = [];
      this.pay(this.me, own);
      this.pay(party, theirs);
      if (party === null) this.counters = null;
    } else this.parties = [...this.parties, party];
  }

  clear(): void {
    this.parties = [];
    this.items = [];
    this.sums = [];
    this.counters = null;
  }

  /** Starts a counter-offer with the gifts of an offer. An open offer is answered to its author. */
  counter({ id, version, author, gifts }: OfferView): void {
    this.clear();
    const own = author === this.me;
    const named = (party: Party): Party => (party === null && !own ? this.me : party);
    for (const gift of gifts) {
      const [from, to] = [named(gift.from), named(gift.to)];
      this.#join(from);
      this.#join(to);
      const lines: What[] = [
        ...gift.locations.map((value) => ({ kind: 'locations', value }) as const),
        ...gift.tiles.map((value) => ({ kind: 'tiles', value }) as const),
        ...gift.cards.map((value) => ({ kind: 'cards', value }) as const),
      ];
      this.items = [...this.items, ...lines.map((item) => ({ ...item, from, to }))];
      if ((gift.money ?? 0) > 0) this.sums = [...this.sums, { from, to, amount: gift.money! }];
    }
    this.counters = { id, version };
    this.raised = true;
  }

  /** The gifts in the form of the rules, without items that have no receiver yet. */
  readonly gifts: readonly GiftInput[] = $derived.by(() => {
    const found = new Map<string, Required<GiftInput>>();
    const gift = (from: Party, to: Party): Required<GiftInput> => {
      const way = `${from} ${to}`;
      const one = found.get(way) ?? { from, to, locations: [], tiles: [], cards: [], money: 0 };
      found.set(way, one);
      return one;
    };
    for (const item of this.items) {
      const to = this.receiver(item);
      if (to === undefined) continue;
      if (item.kind === 'tiles') gift(item.from, to).tiles.push(item.value);
      else gift(item.from, to)[item.kind].push(item.value);
    }
    for (const sum of this.sums) {
      const to = this.receiver(sum);
      if (to !== undefined) gift(sum.from, to).money += sum.amount;
    }
    return [...found.values()].map((one) => {
      const { cards, ...rest } = one;
      return cards.length > 0 ? one : rest;
    });
  });

  /** The answer that sends the offer; null while the desk is empty. */
  readonly answer: TradeAnswer | null = $derived.by(() => {
    const offer = [...this.gifts];
    if (offer.length === 0) return null;
    if (!this.counters) return { offer };
    return { counter: this.counters.id, version: this.counters.version, offer };
  });

  markSeen(offer: OfferView): void {
    this.seen = new Set([...this.seen, keyOf(offer)]);
  }
}

export const keyOf = ({ id, version }: OfferView): string => `${id}.${version}`;

const desks = new WeakMap<ChinatownTable, Map<Seat, TradingDesk>>();

/** The viewer's desk. Each seat at one screen has its own. */
export function deskOf(table: ChinatownTable): TradingDesk | null {
  const { me } = table;
  if (me === null) return null;
  const known = desks.get(table) ?? new Map<Seat, TradingDesk>();
  desks.set(table, known);
  const desk = known.get(me) ?? new TradingDesk(me);
  known.set(me, desk);
  return desk;
}

/** Whether items can be put on the desk now. */
export const trading = (table: ChinatownTable): boolean => table.decision?.kind === 'trade';
