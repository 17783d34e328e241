import type { Seat } from './game.ts';
import { addAnswer, type Play, rewind, secretPhases } from './play.ts';
import { coreProblem, type Problem, problem, type Refused } from './problem.ts';

/** The number of the last answer of a seat that stands; -1 if there is none. */
const lastOf = ({ answers }: Play, seat: Seat): number =>
  answers.findLastIndex((standing) => standing.seat === seat);

/**
 * Why a seat may not undo its last answer, or null. It may if no rule of the game makes the answer
 * final, the clock did not give it, and since then nothing was revealed or drawn. Besides:
 *
 * - In a phase in which all act at the same time unseen by the others, until that phase ends,
 *   whatever the others have done since.
 * - Otherwise as long as no other seat has acted, and none can act unseen.
 *
 * So it never depends on what the seat cannot see.
 */
export function undoRefusal(play: Play, seat: Seat): Problem | null {
  const { game, state, answers } = play;
  const at = lastOf(play, seat);
  if (at < 0) return problem('FB-4', 'nothing-to-undo');
  const { finalBy, by, fixed, phase } = answers[at]!;
  if (finalBy !== null) return coreProblem('FB-4', finalBy, 'final-answer');
  if (by === 'clock') return problem('FB-4', 'given-by-clock');
  const since = answers.slice(at + 1);
  if (fixed || since.some((other) => other.fixed)) return problem('FB-4', 'chance-or-reveal');
  const decisions = game.decisions(state);
  if (phase !== null) {
    const goesOn = secretPhases(game, decisions, () => true).includes(phase);
    return goesOn ? null : problem('FB-4', 'phase-over');
  }
  const unseen = secretPhases(game, decisions, (asked) => asked !== seat);
  if (unseen.length > 0) return problem('FB-4', 'secret-choice');
  const other = since.at(-1);
  return other ? problem('FB-4', 'others-acted', { seat: other.seat }) : null;
}

/** Undoes the seat's last answer, or returns why it may not and changes nothing. */
export function undo(play: Play, seat: Seat): null | Refused {
  const why = undoRefusal(play, seat);
  if (why) return { problem: why };
  takeBack(play, seat);
  return null;
}

/**
 * Undoes as a record or a stored log says. More was allowed when old ones were made: undoing any
 * answer that was the last of all and had neither revealed nor drawn. Those records stay valid.
 */
export function undoRecorded(play: Play, seat: Seat): null | Refused {
  const why = undoRefusal(play, seat);
  if (why && !wasAllowed(play, seat)) return { problem: why };
  takeBack(play, seat);
  return null;
}

function wasAllowed({ game, answers }: Play, seat: Seat): boolean {
  const last = answers.at(-1);
  if (!last || last.seat !== seat || last.fixed) return false;
  return last.finalBy === null || game.finalWasUndone === true;
}

/**
 * Replays the game without the seat's last answer. Chance is drawn by index from the same seed, so
 * undo cannot change a draw. Answers of others since then are given again; in a phase in which all
 * act unseen they do not depend on it.
 */
function takeBack(play: Play, seat: Seat): void {
  const at = lastOf(play, seat);
  const since = play.answers.slice(at + 1);
  rewind(play, at);
  for (const { seat: other, answer, by } of since) {
    const result = addAnswer(play, other, answer, by);
    if ('problem' in result)
      throw new Error(`a standing answer was refused on replay: ${result.problem.code}`);
  }
  play.moves.push({ seat, undo: true });
}
