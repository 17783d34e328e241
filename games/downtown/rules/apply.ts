import type { Applied, Chance, Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import { noteChoice } from './secret-choice.ts';
import type { DowntownEvent } from './events.ts';
import { finishRound } from './round.ts';
import type { DowntownState } from './state.ts';
import type { Effects } from './variant.ts';
import { variantOf } from './variant-of.ts';

export function apply(
  s: DowntownState,
  seat: Seat,
  answer: DowntownAnswer,
  chance: Chance,
): Applied<DowntownEvent> {
  const effects: Effects = { chance, events: [], reveals: false };
  if (!('lot' in answer || 'pass' in answer)) variantOf(s).apply(s, seat, answer, effects);
  else if (noteChoice(s.orders, seat, answer, effects)) finishRound(s, effects);
  return { events: effects.events, reveals: effects.reveals };
}
