import {
  type Decision,
  integer,
  object,
  oneOf,
  either,
  problem,
  type Problem,
  type Seat,
  type Shape,
} from '../../index.ts';
import type { ToyState } from './state.ts';

export type ToyAnswer =
  | { readonly card: number }
  | { readonly pay: number }
  | { readonly hang: 'east' | 'west' }
  | { readonly throw: boolean };

export const toyAnswerShape: Shape<ToyAnswer> = either<ToyAnswer>(
  object({ card: integer(1, 24) }),
  object({ pay: integer(0, 3) }),
  object({ hang: oneOf('east', 'west') }),
  object({ throw: oneOf(true, false) }),
);

const THROWS: readonly ToyAnswer[] = [{ throw: false }, { throw: true }];
const BANKS: readonly ToyAnswer[] = [{ hang: 'east' }, { hang: 'west' }];

const RULE = { light: 'TOY-3', hang: 'TOY-4', throw: 'TOY-5' } as const;

export function toyDecisions(s: ToyState): Decision[] {
  if (s.phase === 'over') return [];
  if (s.phase === 'bid') {
    return s.hands.map((_, seat) => ({
      seat,
      kind: 'bid',
      rule: 'TOY-2',
      owed: s.chosen[seat] === null,
      secret: true,
      about: { round: s.round },
    }));
  }
  return [{ seat: s.winner!, kind: s.phase, rule: RULE[s.phase], owed: true, secret: false }];
}

export function toyAnswers(s: ToyState, seat: Seat): readonly ToyAnswer[] {
  if (s.phase === 'bid') return s.hands[seat]!.map((card) => ({ card }));
  if (seat !== s.winner) return [];
  if (s.phase === 'light') {
    const most = Math.min(3, s.coins[seat]!);
    return Array.from({ length: most + 1 }, (_, pay) => ({ pay }));
  }
  if (s.phase === 'hang') return BANKS;
  return s.phase === 'throw' ? THROWS : [];
}

export function toyCheck(s: ToyState, seat: Seat, answer: ToyAnswer): Problem | null {
  const expected = { bid: 'card', light: 'pay', hang: 'hang', throw: 'throw', over: '' }[s.phase];
  if (!(expected in answer)) return problem('TOY-2', 'other-question', { asked: s.phase });
  if ('card' in answer && !s.hands[seat]!.includes(answer.card)) {
    return problem('TOY-2', 'not-in-hand', { card: answer.card });
  }
  if ('pay' in answer && answer.pay > s.coins[seat]!) {
    return problem('TOY-3', 'too-few-coins', { pay: answer.pay, coins: s.coins[seat]! });
  }
  return null;
}
