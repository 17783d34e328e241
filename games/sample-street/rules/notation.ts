import type { SampleStreetEvent } from './events.ts';

/** One line for a turn, such as `B3 shop +4`. What only one seat may see is left out. */
export function notate(events: readonly SampleStreetEvent[]): string | null {
  const parts = events.flatMap((event) => {
    if (event.kind === 'built') return `${event.lot} ${event.card} +${event.points}`;
    return event.kind === 'ended' ? `score ${event.scores.join(':')}` : [];
  });
  return parts.length > 0 ? parts.join('; ') : null;
}
