import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { OfferView } from '../rules/view.ts';

/** A party of a deal; null: anyone who takes the offer. */
export type Party = Seat | null;

/** Something that changes hands. The value of money is its amount, in thousands. */
export type What =
  | { readonly kind: 'locations' | 'cards' | 'money'; readonly value: number }
  | { readonly kind: 'tiles'; readonly value: Shop };

/** Something in the draft. Without `to` it goes to the default receiver. */
export type Line = What & { readonly from: Party; readonly to?: Party };

/** An offer that is being put together. */
export type DealDraft = {
  readonly me: Seat;
  /** The other parties, in the order in which they were added. */
  readonly parties: readonly Party[];
  readonly lines: readonly Line[];
};

export const emptyDraft = (me: Seat): DealDraft => ({ me, parties: [], lines: [] });

export const isEmpty = ({ parties, lines }: DealDraft): boolean =>
  parties.length + lines.length === 0;

/** Whether the offer is for anyone who takes it. */
export const isForAnyone = ({ parties }: DealDraft): boolean => parties.includes(null);

/** Who gets what this line gives; undefined while no partner is named. */
export function receiverOf(
  { me, parties }: DealDraft,
  { from, to }: Pick<Line, 'from' | 'to'>,
): Party | undefined {
  const named = to !== undefined && to !== from && (to === me || parties.includes(to));
  if (named) return to;
  return from === me ? parties[0] : me;
}

/** The party that an owner is in this draft: in an offer to anyone all others are null. */
export const partyOf = (draft: DealDraft, owner: Seat): Party =>
  owner !== draft.me && isForAnyone(draft) ? null : owner;

export function lineOf(
  { lines }: DealDraft,
  kind: 'locations' | 'cards',
  value: number,
): Line | undefined {
  return lines.find((line) => line.kind === kind && line.value === value);
}

/** How many tiles of this type this party gives. */
export function tilesFrom({ lines }: DealDraft, from: Party, shop: Shop): number {
  const tiles = lines.flatMap((line) =>
    line.kind === 'tiles' && line.from === from ? [line.value] : [],
  );
  return countOf(tiles, shop);
}

/** The money that this party gives, to all receivers together. */
export function moneyFrom({ lines }: DealDraft, from: Party): number {
  let sum = 0;
  for (const line of lines) if (line.kind === 'money' && line.from === from) sum += line.value;
  return sum;
}

const joined = (draft: DealDraft, party: Party): DealDraft =>
  party === draft.me || draft.parties.includes(party)
    ? draft
    : { ...draft, parties: [...draft.parties, party] };

/** The draft with one more thing; its giver becomes a party. */
export function withLine(draft: DealDraft, line: Line): DealDraft {
  const whole = joined(draft, line.from);
  return { ...whole, lines: [...whole.lines, line] };
}

export const withoutLine = (draft: DealDraft, line: Line): DealDraft => ({
  ...draft,
  lines: draft.lines.filter((one) => one !== line),
});

const replaced = (draft: DealDraft, line: Line, by: Line): DealDraft => ({
  ...draft,
  lines: draft.lines.map((one) => (one === line ? by : one)),
});

/** The parties that can receive what this one gives. */
const receivers = ({ me, parties }: DealDraft, from: Party): Party[] =>
  [me, ...parties].filter((party) => party !== from);

/** The line goes to the next of the parties. */
export function redirected(draft: DealDraft, line: Line): DealDraft {
  const others = receivers(draft, line.from);
  const next = others[(others.indexOf(receiverOf(draft, line)!) + 1) % others.length];
  return next === undefined ? draft : replaced(draft, line, { ...line, to: next });
}

/** The line of money with another amount. Without an amount there is no line. */
export function priced(draft: DealDraft, line: Line, amount: number): DealDraft {
  if (amount <= 0) return withoutLine(draft, line);
  return replaced(draft, line, { kind: 'money', value: amount, from: line.from, ...toOf(line) });
}

const toOf = ({ to }: Line): { to?: Party } => (to === undefined ? {} : { to });

/** The draft with money from this party, to the first that it gives none yet; else to the first. */
export function withMoney(draft: DealDraft, from: Party, amount: number): DealDraft {
  const whole = joined(draft, from);
  const paid = whole.lines.flatMap((line) =>
    line.kind === 'money' && line.from === from ? [receiverOf(whole, line)] : [],
  );
  const unpaid = receivers(whole, from).filter((party) => !paid.includes(party));
  const usual = receiverOf(whole, { from });
  const to = usual === undefined || unpaid.includes(usual) ? undefined : unpaid[0];
  return withLine(whole, { kind: 'money', value: amount, from, ...(to !== undefined && { to }) });
}

/** The payment from one party to another; undefined: none. */
const payment = (draft: DealDraft, from: Party, to: Party): Line | undefined =>
  draft.lines.find(
    (line) => line.kind === 'money' && line.from === from && receiverOf(draft, line) === to,
  );

/** Whether this party can get so much more from me by paying less itself. */
export function paysAtLeast(draft: DealDraft, party: Party, amount: number): boolean {
  const theirs = payment(draft, party, draft.me);
  return theirs?.kind === 'money' && theirs.value >= amount;
}

/** The draft in which this party gets so much more from me: I ask for less of its money, then pay. */
export function paidMore(draft: DealDraft, party: Party, more: number): DealDraft {
  const { me } = draft;
  const theirs = payment(draft, party, me);
  const asked = theirs?.kind === 'money' ? theirs.value : 0;
  const less = theirs ? priced(draft, theirs, asked - more) : draft;
  const rest = more - asked;
  if (rest <= 0) return less;
  const mine = payment(draft, me, party);
  if (mine?.kind === 'money') return priced(less, mine, mine.value + rest);
  return withLine(joined(less, party), { kind: 'money', value: rest, from: me, to: party });
}

/** The money that a party gets in the draft, less what it gives. */
export function netOf(draft: DealDraft, party: Party): number {
  let net = 0;
  for (const line of draft.lines) {
    if (line.kind !== 'money') continue;
    if (receiverOf(draft, line) === party) net += line.value;
    if (line.from === party) net -= line.value;
  }
  return net;
}

/** Adds a party, or removes it with all that it would give. */
export function toggled(draft: DealDraft, party: Party): DealDraft {
  const { me, parties, lines } = draft;
  if (parties.includes(party))
    return {
      ...draft,
      parties: parties.filter((one) => one !== party),
      lines: lines.filter(({ from }) => from !== party),
    };
  if (party !== null && !isForAnyone(draft)) return joined(draft, party);
  // An offer to anyone has two sides: what the old partners were to give is now asked of the new one.
  return {
    me,
    parties: [party],
    lines: lines.map((line) => {
      const { to: _to, ...rest } = line;
      return { ...rest, from: line.from === me ? me : party };
    }),
  };
}

/** The draft of an answer to an offer. An offer to anyone is answered to its author. */
export function draftOf(
  me: Seat,
  { author, gifts }: Pick<OfferView, 'author' | 'gifts'>,
): DealDraft {
  const named = (party: Party): Party => (party === null && author !== me ? me : party);
  let draft = emptyDraft(me);
  for (const gift of gifts) {
    const [from, to] = [named(gift.from), named(gift.to)];
    draft = joined(joined(draft, from), to);
    const things: What[] = [
      ...gift.locations.map((value) => ({ kind: 'locations', value }) as const),
      ...gift.tiles.map((value) => ({ kind: 'tiles', value }) as const),
      ...gift.cards.map((value) => ({ kind: 'cards', value }) as const),
      ...((gift.money ?? 0) > 0 ? [{ kind: 'money', value: gift.money! } as const] : []),
    ];
    draft = { ...draft, lines: [...draft.lines, ...things.map((one) => ({ ...one, from, to }))] };
  }
  return draft;
}

/** The gifts in the form of the rules: one for each way, without what has no receiver yet. */
export function giftsOf(draft: DealDraft): GiftInput[] {
  const found = new Map<string, Required<GiftInput>>();
  for (const line of draft.lines) {
    const to = receiverOf(draft, line);
    if (to === undefined) continue;
    const way = `${line.from} ${to}`;
    const none = { from: line.from, to, locations: [], tiles: [], cards: [], money: 0 };
    const gift = found.get(way) ?? none;
    if (line.kind === 'tiles') gift.tiles.push(line.value);
    else if (line.kind === 'money') gift.money += line.value;
    else gift[line.kind].push(line.value);
    found.set(way, gift);
  }
  return [...found.values()].map((gift) => {
    const { cards, ...rest } = gift;
    return cards.length > 0 ? gift : rest;
  });
}
