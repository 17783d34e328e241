import type { TowerUpEvent } from './events.ts';

const list = (words: readonly string[]): string => words.join(' ');

function written(event: TowerUpEvent): string {
  switch (event.kind) {
    case 'opened':
      return `market ${list(event.market)}, objectives ${list(event.objectives)}`;
    case 'placed':
      return `place ${event.colour} ${event.site}`;
    case 'built': {
      const { colour, site, raised, roof, height } = event;
      return `build ${colour} ${site}, raise ${list(raised)}, roof ${roof} at ${height}`;
    }
    case 'took': {
      const gained = event.floors.length > 0 ? ` +${list(event.floors)}` : '';
      const back = event.back.length > 0 ? ` -${list(event.back)}` : '';
      return `take ${event.card}${gained}${back}`;
    }
    case 'moved':
      return `${event.colour} ${event.from}>${event.to}`;
    case 'reshuffled':
      return `reshuffle ${event.cards}`;
    case 'revealed':
      return `market ${event.card}`;
    case 'objective':
      return `${event.objective} ${event.token}M`;
    case 'extra':
      return 'extra turn';
    case 'ending':
      return `end: ${event.reason}`;
    case 'cone':
      return `cone ${event.visible}`;
    case 'ended':
      return `score ${event.scores.join(':')}`;
  }
}

/** One line for a turn: its parts, separated by semicolons (docs/games/tower-up.md). */
export const notate = (events: readonly TowerUpEvent[]): string | null =>
  events.length === 0 ? null : events.map(written).join('; ');
