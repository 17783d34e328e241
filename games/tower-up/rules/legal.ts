import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { TowerUpAnswer } from './answer.ts';
import { isLastTurn } from './ending.ts';
import { buildAnswers, buildProblem } from './legal-build.ts';
import { placeAnswers, placeProblem } from './legal-place.ts';
import { takeAnswers, takeProblem } from './legal-take.ts';
import { isOver, type Town } from './state.ts';

/** Always one seat: it places a starting floor, or has its turn. */
export function decisions(town: Town): Decision[] {
  if (isOver(town)) return [];
  const asked = { seat: town.turn, owed: true, secret: false };
  const floor = town.start[0];
  if (floor !== undefined) return [{ ...asked, kind: 'start', rule: 'TU-10', about: { floor } }];
  return [{ ...asked, kind: 'turn', rule: 'TU-20', about: { last: isLastTurn(town) } }];
}

/** Builds first, site by site; then the market cards. */
export function answers(town: Town, seat: Seat): readonly TowerUpAnswer[] {
  if (isOver(town) || seat !== town.turn) return [];
  if (town.start.length > 0) return placeAnswers(town);
  return [...buildAnswers(town, seat), ...takeAnswers(town, seat)];
}

export function check(town: Town, seat: Seat, answer: TowerUpAnswer): Problem | null {
  const asked = town.start.length > 0 ? 'start' : 'turn';
  if (isOver(town) || seat !== town.turn)
    return problem('TU-20', 'not-the-turn', { turn: town.turn });
  if ('place' in answer !== (asked === 'start'))
    return problem('TU-20', 'other-question', { asked });
  if ('place' in answer) return placeProblem(town, answer);
  if ('build' in answer) return buildProblem(town, seat, answer);
  return takeProblem(town, seat, answer);
}
