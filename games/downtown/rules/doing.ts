import type { Applied, Chance, Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import { choose } from './choosing.ts';
import type { DowntownEvent } from './events.ts';
import { finishRound } from './round.ts';
import type { DowntownState } from './state.ts';
import type { Doing } from './variant.ts';
import { variantOf } from './variants.ts';

export function apply(
  s: DowntownState,
  seat: Seat,
  answer: DowntownAnswer,
  chance: Chance,
): Applied<DowntownEvent> {
  const doing: Doing = { chance, events: [], reveals: false };
  if (!('lot' in answer || 'pass' in answer)) variantOf(s).apply(s, seat, answer, doing);
  else if (choose(s.orders, seat, answer, doing)) finishRound(s, doing);
  return { events: doing.events, reveals: doing.reveals };
}
