import { type Applied, type Chance, type Outcome, type Seat, takeRandom } from '../../index.ts';
import type { ToyAnswer } from './legal.ts';
import type { ToyState } from './state.ts';

export type ToyEvent =
  | { readonly kind: 'dealt'; readonly only: readonly Seat[]; readonly cards: readonly number[] }
  | { readonly kind: 'drew'; readonly only: readonly Seat[]; readonly card: number }
  | { readonly kind: 'chose'; readonly seat: Seat }
  | { readonly kind: 'chosen'; readonly only: readonly Seat[]; readonly card: number }
  | { readonly kind: 'revealed'; readonly cards: readonly number[]; readonly winner: Seat }
  | { readonly kind: 'lit'; readonly seat: Seat; readonly pay: number }
  | {
      readonly kind: 'hung';
      readonly seat: Seat;
      readonly bank: 'east' | 'west';
      readonly lanterns: number;
    }
  | {
      readonly kind: 'threw';
      readonly seat: Seat;
      readonly die: number | null;
      readonly coins: number;
    }
  | { readonly kind: 'ended'; readonly reason: string };

export function applyToy(
  s: ToyState,
  seat: Seat,
  answer: ToyAnswer,
  chance: Chance,
): Applied<ToyEvent> {
  const events: ToyEvent[] = [];
  let reveals = false;
  if ('card' in answer) {
    // That a choice was made is announced once; its content and any change of it stay hidden.
    if (s.chosen[seat] === null) events.push({ kind: 'chose', seat });
    events.push({ kind: 'chosen', only: [seat], card: answer.card });
    s.chosen[seat] = answer.card;
    reveals = !s.chosen.includes(null);
    if (reveals) events.push(reveal(s));
  } else if ('pay' in answer) {
    s.coins[seat] = s.coins[seat]! - answer.pay;
    s.bank += answer.pay;
    s.bought = answer.pay;
    s.phase = answer.pay > 0 ? 'hang' : 'throw';
    events.push({ kind: 'lit', seat, pay: answer.pay });
  } else if ('hang' in answer) {
    const pair = s.lanterns[seat]!;
    const at = answer.hang === 'east' ? 0 : 1;
    pair[at] = pair[at]! + s.bought;
    events.push({ kind: 'hung', seat, bank: answer.hang, lanterns: s.bought });
    s.bought = 0;
    s.phase = 'throw';
  } else {
    events.push(throwDie(s, seat, answer.throw, chance));
    endRound(s, chance, events);
    // Without a throw and without a card to draw nothing is hidden: the end of the round is public.
  }
  return { events, reveals };
}

function reveal(s: ToyState): ToyEvent {
  const cards = s.chosen.map((card) => card!);
  const winner = cards.indexOf(Math.max(...cards));
  for (const [seat, card] of cards.entries())
    s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1);
  s.played.push(...cards);
  s.chosen.fill(null);
  s.winner = winner;
  s.phase = 'light';
  return { kind: 'revealed', cards, winner };
}

function throwDie(s: ToyState, seat: Seat, thrown: boolean, chance: Chance): ToyEvent {
  const die = thrown ? chance.int(3) : null;
  const coins = Math.min(die ?? 0, s.bank);
  s.coins[seat] = s.coins[seat]! + coins;
  s.bank -= coins;
  return { kind: 'threw', seat, die, coins };
}

function endRound(s: ToyState, chance: Chance, events: ToyEvent[]): void {
  if (s.pile.length >= s.hands.length) {
    for (const [seat, hand] of s.hands.entries()) {
      const card = takeRandom(s.pile, chance);
      hand.push(card);
      events.push({ kind: 'drew', only: [seat], card });
    }
  }
  s.winner = null;
  const reason = endReason(s);
  s.phase = reason === null ? 'bid' : 'over';
  if (reason === null) s.round++;
  else events.push({ kind: 'ended', reason });
}

/** TOY-7: checked between rounds. */
function endReason(s: ToyState): string | null {
  if (s.round >= s.options.rounds) return 'rounds';
  return s.hands[0]!.length === 0 ? 'cards' : null;
}

export function toyOutcome(s: ToyState): Outcome | null {
  if (s.phase !== 'over') return null;
  const scores = s.coins.map((coins, seat) => {
    const [east, west] = s.lanterns[seat] as [number, number];
    return coins + 2 * (east + west) + (east > 0 && west > 0 ? 3 : 0);
  });
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, reason: endReason(s)! };
}

export function notateToy(events: readonly ToyEvent[]): string | null {
  const lines = events.flatMap((event) => {
    if (event.kind === 'revealed') return `cards ${event.cards.join(' ')} → ${event.winner}`;
    if (event.kind === 'lit') return `${event.seat} pays ${event.pay}`;
    if (event.kind === 'hung') return `${event.seat} hangs ${event.lanterns} ${event.bank}`;
    return event.kind === 'threw' ? `${event.seat} throws ${event.die ?? 'nothing'}` : [];
  });
  return lines.length > 0 ? lines.join('; ') : null;
}
