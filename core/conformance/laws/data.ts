import { QuickChance } from '../../chance.ts';
import { canonical, notPlain } from '../../json.ts';
import { faultLine } from '../../shape.ts';
import { demand, differing, type Law } from '../law.ts';

export const serialise: Law = {
  name: 'serialise',
  says: 'at every moment the state is plain data; written, read back or copied it plays on alike',
  often: 'sometimes',
  before: ({ game, play, seat, answer, chance }) => {
    const place = notPlain(play.state);
    demand(place === null, () => `${place} would not survive being written as JSON`);
    const fault = game.shapes.state.fault(play.state, 'state');
    demand(fault === null, () => `the state does not fit its own shape: ${faultLine(fault!)}`);
    const before = canonical(play.state);
    const copied = game.copy(play.state);
    const revived = JSON.parse(JSON.stringify(play.state)) as unknown;
    demand(
      canonical(copied) === before,
      () => `the copy differs: ${differing(canonical(copied), before)}`,
    );
    const seed = chance.int(1 << 30);
    const results = [copied, revived].map((state) => {
      const { events } = game.apply(state, seat, answer, new QuickChance(seed));
      return canonical([state, events]);
    });
    demand(
      results[0] === results[1],
      () => `played on from a copy and from a file: ${differing(results[0]!, results[1]!)}`,
    );
    demand(canonical(play.state) === before, () => 'playing on from a copy changed the original');
  },
};

/** Only `apply` may change a state. */
export const purity: Law = {
  name: 'purity',
  says: 'looking at a state changes nothing and draws nothing',
  often: 'sometimes',
  before: ({ game, play, seats, chance }) => {
    const before = canonical(play.state);
    const draws = play.chance.draws;
    for (const { seat } of game.decisions(play.state)) {
      game.answers(play.state, seat);
      game.parts?.(play.state, seat);
      game.sample?.(play.state, seat, chance);
    }
    const seat = chance.int(seats + 1);
    const view = game.view(play.state, seat === seats ? null : seat);
    const text = canonical(view);
    const place = notPlain(view);
    demand(place === null, () => `the view holds something that is not data at ${place}`);
    if (game.forecast) {
      const [first, second] = [canonical(game.forecast(view)), canonical(game.forecast(view))];
      demand(first === second, () => `a forecast differs from itself: ${differing(first, second)}`);
    }
    game.resample(view, chance);
    demand(canonical(view) === text, () => 'resampling or forecasting changed the view');
    game.outcome(play.state);
    game.faults(play.state);
    const now = canonical(play.state);
    demand(now === before, () => `looking changed the state: ${differing(before, now)}`);
    demand(play.chance.draws === draws, () => 'looking drew from chance');
  },
};

export const plainEvents: Law = {
  name: 'plain-events',
  says: 'events are plain data and name seats of the table',
  often: 'sometimes',
  after: ({ applied, seats }) => {
    for (const event of applied.events) {
      const place = notPlain(event);
      demand(place === null, () => `event ${event.kind}: ${place} is not plain data`);
      const stranger = event.only?.find(
        (seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats),
      );
      demand(stranger === undefined, () => `event ${event.kind} is meant for seat ${stranger}`);
    }
  },
};
