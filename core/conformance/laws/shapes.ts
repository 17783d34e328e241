import type { AnyGame, GameEvent } from '../../game.ts';
import { faultLine } from '../../shape.ts';
import { demand, everyone, type AtState, type Law, who } from '../law.ts';

function checkViews({ game, play, seats }: AtState): void {
  for (const viewer of everyone(seats)) {
    const fault = game.shapes.view.fault(game.view(play.state, viewer), 'view');
    demand(fault === null, () => `the view of ${who(viewer)}: ${faultLine(fault!)}`);
  }
}

function checkParts({ game, play }: AtState): void {
  for (const { seat } of game.decisions(play.state)) {
    const parts = game.parts?.(play.state, seat) ?? null;
    if (parts === null) continue;
    const { parts: shape } = game.shapes;
    demand(shape !== undefined, () => `seat ${seat} has parts, and there is no shape of parts`);
    const fault = shape.fault(parts, 'parts');
    demand(fault === null, () => `the parts of seat ${seat}: ${faultLine(fault!)}`);
  }
}

/** Clients rely on this: the description of the API contains these shapes. */
export const viewShapeLaw: Law = {
  name: 'view-shape',
  says: 'views, and the parts that answers are made of, have the shapes that the game gives them',
  often: 'sometimes',
  before: (turn) => {
    checkViews(turn);
    checkParts(turn);
  },
  end: checkViews,
};

/** Every viewer of an event sees the same: all fields but `only`. */
function checkEvents(game: AnyGame, events: readonly GameEvent[]): void {
  for (const { only: _, ...seen } of events) {
    const fault = game.shapes.event.fault(seen, 'event');
    demand(fault === null, () => `event ${seen.kind}: ${faultLine(fault!)}`);
  }
}

/** Checked at every state, because some kinds of events are rare. */
export const eventShapeLaw: Law = {
  name: 'event-shape',
  says: 'every event, as viewers see it, has the shape that the game gives its events',
  often: 'always',
  start: ({ game, options, seats, chance }) =>
    checkEvents(game, game.setUp(options, seats, chance).events),
  after: ({ game, applied }) => checkEvents(game, applied.events),
};
