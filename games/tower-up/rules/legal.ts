import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { TowerUpAnswer } from './answer.ts';
import { isLastTurn } from './ending.ts';
import { buildAnswers, buildProblem } from './legal-build.ts';
import { placeAnswers, placeProblem } from './legal-place.ts';
import { excess, returnAnswers, returnProblem, takeAnswers, takeProblem } from './legal-take.ts';
import { isOver, type Town } from './state.ts';

/** What the seat to act is asked. */
function questionOf(town: Town): 'start' | 'return' | 'turn' {
  if (town.start.length > 0) return 'start';
  return town.returning ? 'return' : 'turn';
}

const RULE = { start: 'TU-10', return: 'TU-24', turn: 'TU-20' } as const;

/** Always one seat: it places a starting floor, has its turn, or returns floors at its end. */
export function decisions(town: Town): Decision[] {
  if (isOver(town)) return [];
  const kind = questionOf(town);
  const asked = { seat: town.turn, kind, rule: RULE[kind], owed: true, secret: false };
  if (kind === 'start') return [{ ...asked, about: { floor: town.start[0]! } }];
  if (kind === 'turn') return [{ ...asked, about: { last: isLastTurn(town) } }];
  return [{ ...asked, about: { count: excess(town.players[town.turn]!.stock) } }];
}

/** Builds first, site by site; then the market cards. */
export function answers(town: Town, seat: Seat): readonly TowerUpAnswer[] {
  if (isOver(town) || seat !== town.turn) return [];
  const kind = questionOf(town);
  if (kind === 'start') return placeAnswers(town);
  if (kind === 'return') return returnAnswers(town, seat);
  return [...buildAnswers(town, seat), ...takeAnswers(town, seat)];
}

/** The question to which this is an answer. */
function answeredBy(answer: TowerUpAnswer): ReturnType<typeof questionOf> {
  if ('place' in answer) return 'start';
  return 'build' in answer || 'take' in answer ? 'turn' : 'return';
}

export function check(town: Town, seat: Seat, answer: TowerUpAnswer): Problem | null {
  if (isOver(town) || seat !== town.turn)
    return problem('TU-20', 'not-the-turn', { turn: town.turn });
  const asked = questionOf(town);
  if (answeredBy(answer) !== asked) {
    return problem(asked === 'return' ? 'TU-24' : 'TU-20', 'other-question', { asked });
  }
  if ('place' in answer) return placeProblem(town, answer);
  if ('build' in answer) return buildProblem(town, seat, answer);
  return 'take' in answer ? takeProblem(town, seat, answer) : returnProblem(town, seat, answer);
}
