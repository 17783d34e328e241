import { QuickChance } from '../../chance.ts';
import { eventsFor, type Viewer } from '../../game.ts';
import { canonical } from '../../json.ts';
import { refusal } from '../../play.ts';
import { faultLine } from '../../shape.ts';
import {
  demand,
  differing,
  everyone,
  type Law,
  type AtState,
  type BeforeAnswer,
  who,
} from '../law.ts';

/** All that a viewer receives at a state, as text: the view, the decisions, its own answers. */
function known({ game }: AtState, state: unknown, viewer: Viewer): string {
  const decisions = game.decisions(state);
  const asked = viewer !== null && decisions.some(({ seat }) => seat === viewer);
  return canonical([
    game.view(state, viewer),
    decisions,
    asked ? game.answers(state, viewer) : null,
    asked ? (game.parts?.(state, viewer) ?? null) : null,
  ]);
}

export const viewerLaw: Law = {
  name: 'viewer',
  says: 'a view says whose it is',
  often: 'sometimes',
  before: ({ game, play, seats }) => {
    for (const viewer of everyone(seats)) {
      const said = game.view(play.state, viewer).viewer;
      demand(said === viewer, () => `the view of ${who(viewer)} says it is that of ${who(said)}`);
    }
  },
};

/**
 * The log, screen reader texts and animations are made from events, so every visible change needs
 * one.
 */
export const announcedLaw: Law = {
  name: 'announced',
  says: 'whoever sees something change by an answer, in the view or in what is asked, is told an event',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seats, seat, answer, chance } = turn;
    const after = game.copy(play.state);
    const { events } = game.apply(after, seat, answer, chance);
    for (const viewer of everyone(seats)) {
      if (eventsFor(events, viewer).length > 0) continue;
      const [here, there] = [known(turn, play.state, viewer), known(turn, after, viewer)];
      demand(
        here === there,
        () =>
          `${JSON.stringify(answer)} of seat ${seat} changes what ${who(viewer)} sees, and tells no event: ${differing(here, there)}`,
      );
    }
  },
};

export const viewLeak: Law = {
  name: 'view-leak',
  says: 'two states that differ only in what a viewer cannot know look the same to that viewer',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seats, chance } = turn;
    for (const viewer of everyone(seats)) {
      const other = game.scramble(play.state, viewer, chance);
      const here = known(turn, play.state, viewer);
      const there = known(turn, other, viewer);
      demand(
        here === there,
        () => `${who(viewer)} can tell apart what must be hidden: ${differing(here, there)}`,
      );
    }
  },
};

export const resampleLaw: Law = {
  name: 'resample',
  says: 'a resampled state is possible and looks to its viewer exactly like the real one',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seats, chance } = turn;
    for (const viewer of everyone(seats)) {
      const state = game.resample(game.view(play.state, viewer), chance);
      const fault = game.shapes.state.fault(state, 'state');
      demand(fault === null, () => `resampled for ${who(viewer)}: ${faultLine(fault!)}`);
      const faults = game.faults(state);
      demand(faults.length === 0, () => `resampled for ${who(viewer)}: ${faults.join('; ')}`);
      const here = known(turn, play.state, viewer);
      const there = known(turn, state, viewer);
      demand(
        here === there,
        () => `resampled for ${who(viewer)}, it looks different: ${differing(here, there)}`,
      );
    }
  },
};

type Observation = { readonly text: string; readonly fixed: boolean };

/**
 * What a viewer receives when the answer is played from `state`: events, then the new view and
 * decisions.
 */
function observe(
  turn: BeforeAnswer,
  state: unknown,
  answer: unknown,
  viewer: Viewer,
  seed: number,
): Observation {
  const copy = turn.game.copy(state);
  const chance = new QuickChance(seed);
  const { events, reveals } = turn.game.apply(copy, turn.seat, answer, chance);
  return {
    text: canonical([eventsFor(events, viewer), known(turn, copy, viewer)]),
    fixed: reveals || chance.draws > 0,
  };
}

/** The undo law relies on this: an answer that may be undone has revealed nothing. */
export const eventLeak: Law = {
  name: 'event-leak',
  says: 'an answer that neither reveals nor draws tells no viewer anything that was hidden',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seats, seat, answer, chance } = turn;
    const seed = chance.int(1 << 30);
    for (const viewer of everyone(seats)) {
      const other = game.scramble(play.state, viewer, chance);
      if (refusal(game, other, seat, answer) !== null) continue;
      const here = observe(turn, play.state, answer, viewer, seed);
      const there = observe(turn, other, answer, viewer, seed);
      if (here.fixed || there.fixed) continue;
      demand(
        here.text === there.text,
        () =>
          `${JSON.stringify(answer)} of seat ${seat} tells ${who(viewer)} what was hidden: ${differing(here.text, there.text)}`,
      );
    }
  },
};

export const secretAnswers: Law = {
  name: 'secret-answers',
  says: 'until the reveal no byte that others receive depends on which secret answer was given',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seats, seat, answer, chance } = turn;
    if (!game.decisions(play.state).some((decision) => decision.seat === seat && decision.secret))
      return;
    const answers = game.answers(play.state, seat) ?? [game.sample!(play.state, seat, chance)];
    const another = answers[chance.int(answers.length)]!;
    const seed = chance.int(1 << 30);
    for (const viewer of everyone(seats)) {
      if (viewer === seat) continue;
      const one = observe(turn, play.state, answer, viewer, seed);
      const two = observe(turn, play.state, another, viewer, seed);
      if (one.fixed || two.fixed) continue;
      demand(
        one.text === two.text,
        () =>
          `${who(viewer)} can tell ${JSON.stringify(answer)} of seat ${seat} from ${JSON.stringify(another)}: ${differing(one.text, two.text)}`,
      );
    }
  },
};
