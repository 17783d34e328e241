import { QuickChance } from '../../chance.ts';
import { eventsFor, type Seat, type Viewer } from '../../game.ts';
import { canonical } from '../../json.ts';
import { giveAnswer, type Play, randomAnswer, refusal } from '../../play.ts';
import { faultLine } from '../../shape.ts';
import { undoRefusal } from '../../undo.ts';
import { sameText } from '../compare.ts';
import {
  demand,
  differing,
  everyone,
  type Law,
  type AtState,
  type BeforeAnswer,
  who,
} from '../law.ts';

/** All that a viewer receives at a state: the view, the decisions, its own answers. */
function known({ game }: AtState, state: unknown, viewer: Viewer): readonly unknown[] {
  const decisions = game.decisions(state);
  const asked = viewer !== null && decisions.some(({ seat }) => seat === viewer);
  return [
    game.view(state, viewer),
    decisions,
    asked ? game.answers(state, viewer) : null,
    asked ? (game.parts?.(state, viewer) ?? null) : null,
  ];
}

const difference = (a: unknown, b: unknown): string => differing(canonical(a), canonical(b));

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
        sameText(here, there),
        () =>
          `${JSON.stringify(answer)} of seat ${seat} changes what ${who(viewer)} sees, and tells no event: ${difference(here, there)}`,
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
        sameText(here, there),
        () => `${who(viewer)} can tell apart what must be hidden: ${difference(here, there)}`,
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
        sameText(here, there),
        () => `resampled for ${who(viewer)}, it looks different: ${difference(here, there)}`,
      );
    }
  },
};

type Observation = { readonly seen: readonly unknown[]; readonly fixed: boolean };

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
    seen: [eventsFor(events, viewer), ...known(turn, copy, viewer)],
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
        sameText(here.seen, there.seen),
        () =>
          `${JSON.stringify(answer)} of seat ${seat} tells ${who(viewer)} what was hidden: ${difference(here.seen, there.seen)}`,
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
        sameText(one.seen, two.seen),
        () =>
          `${who(viewer)} can tell ${JSON.stringify(answer)} of seat ${seat} from ${JSON.stringify(another)}: ${difference(one.seen, two.seen)}`,
      );
    }
  },
};

/** A copy of a game in progress after one more answer, and the events of that answer. */
function answered({ play, game }: AtState, seat: Seat, answer: unknown, seed: number) {
  const after: Play = {
    ...play,
    state: game.copy(play.state),
    chance: new QuickChance(seed),
    moves: [],
    answers: play.answers.slice(),
    checkpoints: [],
  };
  const applied = giveAnswer(after, seat, answer);
  return { after, events: 'problem' in applied ? [] : applied.events };
}

const undoText = (play: Play, seat: Seat): string => canonical(undoRefusal(play, seat));

/** The other seats, each with what it may undo after this answer. */
function othersUndo({ seats }: AtState, play: Play, seat: Seat): Map<Seat, string> {
  const others = Array.from({ length: seats }, (_, other) => other).filter((one) => one !== seat);
  return new Map(others.map((other) => [other, undoText(play, other)]));
}

/** Whoever does not see an answer may undo the same after it as before. */
function unseenAnswer(context: AtState, seat: Seat, answer: unknown, seed: number): void {
  const { after, events } = answered(context, seat, answer, seed);
  for (const [other, now] of othersUndo(context, after, seat)) {
    if (eventsFor(events, other).length > 0) continue;
    const before = undoText(context.play, other);
    demand(
      before === now,
      () =>
        `${JSON.stringify(answer)} of seat ${seat}, which seat ${other} does not see, changes whether it may take back: ${before} against ${now}`,
    );
  }
}

/** Whoever cannot tell two answers apart may undo the same after both. */
function likeAnswers(turn: BeforeAnswer, another: unknown, seed: number): void {
  const { play, seat, answer } = turn;
  const [one, two] = [answer, another].map((given) => answered(turn, seat, given, seed));
  for (const [other, now] of othersUndo(turn, one!.after, seat)) {
    // Most answers are told apart by their events, which cost less than whole views.
    const [said, saidToo] = [one!, two!].map(({ events }) => eventsFor(events, other));
    if (!sameText(said, saidToo)) continue;
    const [here, there] = [answer, another].map((given) =>
      observe(turn, play.state, given, other, seed),
    );
    if (!sameText(here!.seen, there!.seen)) continue;
    const otherwise = undoText(two!.after, other);
    demand(
      now === otherwise,
      () =>
        `seat ${other} can tell ${JSON.stringify(answer)} of seat ${seat} from ${JSON.stringify(another)} by what it may take back: ${now} against ${otherwise}`,
    );
  }
}

export const undoLeak: Law = {
  name: 'undo-leak',
  says: 'whether a seat may take its answer back, and why not, does not depend on what it cannot see',
  often: 'sometimes',
  before: (turn) => {
    const { game, play, seat, chance } = turn;
    const seed = chance.int(1 << 30);
    for (const asked of new Set(game.decisions(play.state).map((decision) => decision.seat))) {
      const answer = randomAnswer(game, play.state, asked, chance);
      unseenAnswer(turn, asked, answer, seed);
      if (asked === seat) likeAnswers(turn, answer, seed);
    }
  },
};
