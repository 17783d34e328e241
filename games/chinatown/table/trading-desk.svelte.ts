import type { Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { OfferView } from '../rules/view.ts';
import type { ChinatownTable } from './types.ts';

/** Somebody in a deal; null is whoever takes it. */
export type Party = Seat | null;
type What =
  | { readonly kind: 'locations' | 'cards'; readonly value: number }
  | { readonly kind: 'tiles'; readonly value: Shop };
/** Something on the desk; `to` is left out where it goes to the usual one. */
export type DeskItem = What & { readonly from: Party; readonly to?: Party };
type Sum = { readonly from: Party; readonly to?: Party; readonly amount: number };

/**
 * The trading desk: an offer under construction. It lives beside the table, so that tapping on
 * the map, the players or the panel all mean the same desk, and new offers never disturb it.
 */
export class TradingDesk {
  readonly me: Seat;
  /** The others in the deal, in the order they came in. */
  parties: readonly Party[] = $state.raw([]);
  lines: readonly DeskItem[] = $state.raw([]);
  sums: readonly Sum[] = $state.raw([]);
  /** What this answers, if it is a counter-offer. */
  counters: { readonly id: number; readonly version: number } | null = $state.raw(null);
  /** On a small screen the desk is one line, until it is opened over the map. */
  raised = $state(false);
  /** Offers that wait for an answer lie behind a line: they never push away what is being built. */
  unfolded = $state(false);
  /** Offers that were looked at, as `id.version`. */
  seen: ReadonlySet<string> = $state.raw(new Set());

  constructor(me: Seat) {
    this.me = me;
  }

  readonly empty: boolean = $derived.by(
    () => this.parties.length + this.lines.length + this.sums.length === 0,
  );
  readonly open: boolean = $derived.by(() => this.parties.includes(null));

  /** The usual receiver of what this party gives; undefined while nobody is named. */
  usual(from: Party): Party | undefined {
    return from === this.me ? this.parties[0] : this.me;
  }

  receiver({ from, to }: { readonly from: Party; readonly to?: Party }): Party | undefined {
    const named = to !== undefined && to !== from && [this.me, ...this.parties].includes(to);
    return named ? to : this.usual(from);
  }

  #at({ kind, value }: What): number {
    return this.lines.findIndex((line) => line.kind === kind && line.value === value);
  }

  has(kind: 'locations' | 'cards', value: number): boolean {
    return this.#at({ kind, value }) >= 0;
  }

  /** How many tiles of this type lie on the desk from this party. */
  tiles(from: Party, shop: Shop): number {
    const tiles = this.lines.flatMap((line) =>
      line.kind === 'tiles' && line.from === from ? [line.value] : [],
    );
    return countOf(tiles, shop);
  }

  /** Who stands on the desk for an owner: in an offer to anyone, every other is whoever takes it. */
  side(owner: Seat): Party {
    return owner !== this.me && this.open ? null : owner;
  }

  #join(party: Party): void {
    if (party === this.me || this.parties.includes(party)) return;
    this.parties = [...this.parties, party];
  }

  /** Puts a location or card on the desk, or takes it off. */
  toggle(kind: 'locations' | 'cards', value: number, owner: Seat): void {
    if (this.has(kind, value)) this.lines = this.lines.toSpliced(this.#at({ kind, value }), 1);
    else {
      const from = this.side(owner);
      this.#join(from);
      this.lines = [...this.lines, { kind, value, from }];
    }
  }

  /** Puts one more tile on the desk; after the last one there is, takes them all off. */
  tile(shop: Shop, from: Party, most: number): void {
    this.#join(from);
    if (this.tiles(from, shop) < most)
      this.lines = [...this.lines, { kind: 'tiles', value: shop, from }];
    else
      this.lines = this.lines.filter(
        (line) => !(line.kind === 'tiles' && line.value === shop && line.from === from),
      );
  }

  remove(line: DeskItem): void {
    this.lines = this.lines.filter((one) => one !== line);
  }

  /** Hands something to the next of the parties. */
  redirect(line: DeskItem): void {
    const others = [this.me, ...this.parties].filter((party) => party !== line.from);
    const next = others[(others.indexOf(this.receiver(line)!) + 1) % others.length];
    this.lines = this.lines.map((one) =>
      one === line && next !== undefined ? { ...one, to: next } : one,
    );
  }

  sum(from: Party): number {
    return this.sums.find((sum) => sum.from === from)?.amount ?? 0;
  }

  pay(from: Party, amount: number): void {
    const rest = this.sums.filter((sum) => sum.from !== from);
    this.sums = amount > 0 ? [...rest, { from, amount }] : rest;
  }

  /** Names somebody, or leaves them out with all they would give. */
  choose(party: Party): void {
    if (this.parties.includes(party)) {
      this.parties = this.parties.filter((one) => one !== party);
      this.lines = this.lines.filter(({ from }) => from !== party);
      this.sums = this.sums.filter(({ from }) => from !== party);
      return;
    }
    if (party === null || this.open) {
      // What was asked of somebody is now asked of whoever it is, or the other way round.
      const turn = (from: Party): Party => (from === this.me ? from : party);
      this.lines = this.lines.map(
        ({ kind, value, from }) => ({ kind, value, from: turn(from) }) as DeskItem,
      );
      const own = this.sum(this.me);
      const asked = this.sums.find(({ from }) => from !== this.me)?.amount ?? 0;
      this.parties = [party];
      this.sums = [];
      this.pay(this.me, own);
      this.pay(party, asked);
      if (party === null) this.counters = null;
    } else this.parties = [...this.parties, party];
  }

  clear(): void {
    this.parties = [];
    this.lines = [];
    this.sums = [];
    this.counters = null;
  }

  /** Begins with what lies on the table already; an open offer is answered to its author. */
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
      this.lines = [...this.lines, ...lines.map((line) => ({ ...line, from, to }))];
      if ((gift.money ?? 0) > 0) this.sums = [...this.sums, { from, to, amount: gift.money! }];
    }
    this.counters = { id, version };
    this.raised = true;
  }

  /** The gifts as the rules know them; what has no receiver yet is left out. */
  readonly gifts: readonly GiftInput[] = $derived.by(() => {
    const found = new Map<string, Required<GiftInput>>();
    const gift = (from: Party, to: Party): Required<GiftInput> => {
      const way = `${from} ${to}`;
      const one = found.get(way) ?? { from, to, locations: [], tiles: [], cards: [], money: 0 };
      found.set(way, one);
      return one;
    };
    for (const line of this.lines) {
      const to = this.receiver(line);
      if (to === undefined) continue;
      if (line.kind === 'tiles') gift(line.from, to).tiles.push(line.value);
      else gift(line.from, to)[line.kind].push(line.value);
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

  /** What would be said to the table; null while nothing is. */
  readonly answer: TradeAnswer | null = $derived.by(() => {
    const offer = [...this.gifts];
    if (offer.length === 0) return null;
    if (!this.counters) return { offer };
    return { counter: this.counters.id, version: this.counters.version, offer };
  });

  look(offer: OfferView): void {
    this.seen = new Set([...this.seen, keyOf(offer)]);
  }
}

export const keyOf = ({ id, version }: OfferView): string => `${id}.${version}`;

const desks = new WeakMap<ChinatownTable, Map<Seat, TradingDesk>>();

/** The desk of whoever looks at this table; each seat at one screen has its own. */
export function deskOf(table: ChinatownTable): TradingDesk | null {
  const { me } = table;
  if (me === null) return null;
  const known = desks.get(table) ?? new Map<Seat, TradingDesk>();
  desks.set(table, known);
  const desk = known.get(me) ?? new TradingDesk(me);
  known.set(me, desk);
  return desk;
}

/** Whether things on the table can be put on the desk now. */
export const trading = (table: ChinatownTable): boolean => table.decision?.kind === 'trade';
