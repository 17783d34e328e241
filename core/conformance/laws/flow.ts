import { MAX_KINDS, MAX_SEATS } from '../../game.ts';
import { canonical } from '../../json.ts';
import { refusal } from '../../play.ts';
import { problemLine } from '../../problem.ts';
import { demand, type Law } from '../law.ts';

export const startLaw: Law = {
  name: 'start',
  says: 'a game has at most as many seats as records hold, and every state knows its options and seats',
  often: 'sometimes',
  start: ({ game }) => {
    const { min, max } = game.seats;
    demand(
      1 <= min && min <= max && max <= MAX_SEATS,
      () => `the game is for ${min} up to ${max} seats; at most ${MAX_SEATS} are possible`,
    );
  },
  before: ({ game, play, options, seats }) => {
    const given = canonical({ options, seats });
    const said = canonical(game.startOf(play.state));
    demand(given === said, () => `set up with ${given}, says ${said}`);
  },
};

/** Clients may set a clock for the kinds that a game names, and for no others. */
export const kindsLaw: Law = {
  name: 'kinds',
  says: 'every decision is of a kind that the game names, each once, and they are few',
  often: 'always',
  start: ({ game: { kinds } }) => {
    demand(
      new Set(kinds).size === kinds.length && kinds.length <= MAX_KINDS,
      () => `the kinds are ${kinds.join(', ')}; at most ${MAX_KINDS}, each once, are possible`,
    );
  },
  before: ({ game, play }) => {
    for (const { kind } of game.decisions(play.state)) {
      demand(
        game.kinds.includes(kind),
        () => `a ${kind} is asked, and the kinds are ${game.kinds.join(', ')}`,
      );
    }
  },
};

/** While a game is not over, at least one seat owes an answer and has a legal one. */
export const deadEnd: Law = {
  name: 'dead-end',
  says: 'while no outcome stands, somebody owes an answer, and whoever is asked has a legal one',
  often: 'always',
  before: ({ game, play }) => {
    const decisions = game.decisions(play.state);
    demand(
      decisions.some(({ owed }) => owed),
      () => 'the game is not over, but nobody owes an answer',
    );
    for (const { seat, kind } of decisions) {
      const answers = game.answers(play.state, seat);
      demand(
        answers === null || answers.length > 0,
        () => `seat ${seat} is asked for a ${kind} and has no legal answer`,
      );
      demand(
        answers !== null || game.sample !== undefined,
        () => `the answers of a ${kind} cannot be listed, and there is no sample()`,
      );
    }
  },
};

export const outcomeLaw: Law = {
  name: 'outcome',
  says: 'an outcome stands exactly when nobody is asked anything, and names scores, winners and reason',
  often: 'always',
  before: ({ game, play }) => {
    demand(
      game.outcome(play.state) === null,
      () => 'there is an outcome, but answers are still asked for',
    );
  },
  end: ({ game, play, seats }) => {
    const outcome = game.outcome(play.state);
    demand(outcome !== null, () => 'nobody is asked anything, but there is no outcome');
    const { scores, winners, reason } = outcome;
    demand(scores.length === seats, () => `${scores.length} scores for ${seats} seats`);
    const listed =
      winners.length > 0 &&
      winners.every(
        (seat, i) =>
          Number.isInteger(seat) &&
          seat >= 0 &&
          seat < seats &&
          (i === 0 || seat > winners[i - 1]!),
      );
    demand(
      listed,
      () => `winners ${JSON.stringify(winners)}: expected seats in order, at least one`,
    );
    demand(reason.length > 0, () => 'the end has no reason');
  },
};

export const scoresLaw: Law = {
  name: 'scores',
  says: 'more is better: whoever wins has the highest score',
  often: 'always',
  end: ({ game, play }) => {
    const { scores = [], winners = [] } = game.outcome(play.state) ?? {};
    const best = Math.max(...scores);
    for (const seat of winners)
      demand(
        scores[seat] === best,
        () => `seat ${seat} wins with ${scores[seat]}, but ${best} was scored`,
      );
  },
};

/** `fallback` is played for a seat whose time is up: it must always exist and be legal. */
export const fallbackLaw: Law = {
  name: 'fallback',
  says: 'whoever is asked has a legal safe answer',
  often: 'sometimes',
  before: ({ game, play }) => {
    for (const { seat } of game.decisions(play.state)) {
      const answer = game.fallback(play.state, seat);
      const why = refusal(game, play.state, seat, answer);
      demand(
        why === null,
        () =>
          `seat ${seat}: the safe answer ${JSON.stringify(answer)} is refused: ${problemLine(why!)}`,
      );
    }
  },
};

export const conservation: Law = {
  name: 'conservation',
  says: "the game's own conservation laws hold at every moment",
  often: 'always',
  start: ({ game, play }) => {
    const faults = game.faults(play.state);
    demand(faults.length === 0, () => `after set-up: ${faults.join('; ')}`);
  },
  after: ({ game, play, answer }) => {
    const faults = game.faults(play.state);
    demand(faults.length === 0, () => `after ${JSON.stringify(answer)}: ${faults.join('; ')}`);
  },
};

export const notation: Law = {
  name: 'notation',
  says: 'what happened is written in one line of plain text, or not at all',
  often: 'sometimes',
  after: ({ game, applied }) => {
    const line = game.notate(applied.events);
    const fine = line === null || (line.length > 0 && line.length <= 2000 && !/[\n\r]/.test(line));
    demand(fine, () => `the notation is ${JSON.stringify(line)}`);
  },
};
