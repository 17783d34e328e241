import type { TowerUpEvent } from './events.ts';

const list = (words: readonly string[]): string => words.join(' ');

type Writing = {
  readonly [Kind in TowerUpEvent['kind']]: (event: Extract<TowerUpEvent, { kind: Kind }>) => string;
};

const writing: Writing = {
  opened: ({ market, objectives }) => `market ${list(market)}, objectives ${list(objectives)}`,
  placed: ({ colour, site }) => `place ${colour} ${site}`,
  built: ({ colour, site, raised, roof, height }) =>
    `build ${colour} ${site}, raise ${list(raised)}, roof ${roof} at ${height}`,
  took: ({ card, floors, back }) => {
    const gained = floors.length > 0 ? ` +${list(floors)}` : '';
    return `take ${card}${gained}${back.length > 0 ? ` -${list(back)}` : ''}`;
  },
  returned: ({ floors }) => `return ${list(floors)}`,
  moved: ({ colour, from, to }) => `${colour} ${from}>${to}`,
  reshuffled: ({ cards }) => `reshuffle ${cards}`,
  revealed: ({ card }) => `market ${card}`,
  objective: ({ objective, token }) => `${objective} ${token}M`,
  extra: () => 'extra turn',
  ending: ({ reason }) => `end: ${reason}`,
  cone: ({ visible }) => `cone ${visible}`,
  ended: ({ scores }) => `score ${scores.join(':')}`,
};

const written = (event: TowerUpEvent): string =>
  (writing[event.kind] as (event: TowerUpEvent) => string)(event);

/** One line for a turn: its parts, separated by semicolons (docs/games/tower-up.md). */
export const notate = (events: readonly TowerUpEvent[]): string | null =>
  events.length === 0 ? null : events.map(written).join('; ');
