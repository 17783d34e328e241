import { type Chance, shuffle, type Viewer } from '../../index.ts';
import { copyToy, type Phase, type ToyOptions, type ToyState } from './state.ts';

export type ToyView = {
  readonly viewer: Viewer;
  readonly options: ToyOptions;
  readonly phase: Phase;
  readonly round: number;
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly choice: number | null;
  readonly chose: readonly boolean[];
  readonly coins: readonly number[];
  readonly lanterns: readonly (readonly number[])[];
  readonly bank: number;
  readonly pileSize: number;
  readonly played: readonly number[];
  readonly winner: number | null;
  readonly bought: number;
};

export function viewToy(s: ToyState, viewer: Viewer): ToyView {
  return {
    viewer,
    options: { ...s.options },
    phase: s.phase,
    round: s.round,
    hand: viewer === null ? null : s.hands[viewer]!.slice(),
    handSizes: s.hands.map((hand) => hand.length),
    choice: viewer === null ? null : s.chosen[viewer]!,
    chose: s.chosen.map((card) => card !== null),
    coins: s.coins.slice(),
    lanterns: s.lanterns.map((pair) => pair.slice()),
    bank: s.bank,
    pileSize: s.pile.length,
    played: s.played.slice(),
    winner: s.winner,
    bought: s.bought,
  };
}

export function resampleToy(view: ToyView, chance: Chance): ToyState {
  const known = new Set([...view.played, ...(view.hand ?? [])]);
  const unseen: number[] = [];
  for (let card = 1; card <= 24; card++) if (!known.has(card)) unseen.push(card);
  shuffle(unseen, chance);
  const hands = view.handSizes.map((size, seat) =>
    seat === view.viewer ? view.hand!.slice() : unseen.splice(0, size),
  );
  return {
    options: { ...view.options },
    phase: view.phase,
    round: view.round,
    hands,
    chosen: view.chose.map((chose, seat) => {
      if (!chose) return null;
      return seat === view.viewer ? view.choice : hands[seat]![chance.int(hands[seat]!.length)]!;
    }),
    coins: view.coins.slice(),
    lanterns: view.lanterns.map((pair) => pair.slice()),
    bank: view.bank,
    pile: unseen,
    played: view.played.slice(),
    winner: view.winner,
    bought: view.bought,
  };
}

/** Swaps every card the viewer cannot see among the other hands and the pile, and all choices. */
export function scrambleToy(state: ToyState, viewer: Viewer, chance: Chance): ToyState {
  const s = copyToy(state);
  const others = s.hands.filter((_, seat) => seat !== viewer);
  const cards = shuffle([...s.pile, ...others.flat()], chance);
  for (const hand of others) for (let i = 0; i < hand.length; i++) hand[i] = cards.pop()!;
  s.pile = cards;
  for (const [seat, card] of s.chosen.entries()) {
    if (card !== null && seat !== viewer)
      s.chosen[seat] = s.hands[seat]![chance.int(s.hands[seat]!.length)]!;
  }
  return s;
}
