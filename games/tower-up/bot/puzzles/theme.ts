import { type PuzzleFigure, QuickChance, type Seat } from '@faubourg/core';
import type { TowerUpAnswer } from '../../rules/answer.ts';
import type { TowerUpEvent } from '../../rules/events.ts';
import { scoreOf } from '../../rules/outcome.ts';
import { visibleRoofs } from '../../rules/presence.ts';
import { copyState, type TowerUpState } from '../../rules/state.ts';
import { towerUp } from '../../rules/index.ts';

/** The themes of Tower Up's puzzles, in the order in which the page lists them. */
export const THEMES = [
  'last-turn',
  'extra',
  'objective',
  'finish',
  'cover',
  'card',
  'tower',
  'build',
] as const;
export type Theme = (typeof THEMES)[number];

/** A roof this high moves its machine far: the theme `tower`. */
const HIGH = 4;
/** Roofs of others that one build has to cover for the theme `cover`. */
const COVERED = 2;

/** What a puzzle is about, by what its answer does: the rarest effect counts. */
export function themeOf(
  state: TowerUpState,
  seat: Seat,
  answer: TowerUpAnswer,
  last: boolean,
): { readonly theme: Theme; readonly facts: { readonly [name: string]: PuzzleFigure } } {
  const after = copyState(state);
  const { events } = towerUp.apply(after, seat, answer, new QuickChance(1));
  const covered = state.players.reduce(
    (sum, _, other) =>
      other === seat ? sum : sum + visibleRoofs(state, other) - visibleRoofs(after, other),
    0,
  );
  const found = <K extends TowerUpEvent['kind']>(kind: K) =>
    events.find((event): event is Extract<TowerUpEvent, { kind: K }> => event.kind === kind);
  const built = found('built');
  const token = found('objective')?.token ?? 0;
  const rivals = state.players.map((_, other) => other).filter((other) => other !== seat);
  const rival = rivals.reduce((a, b) => (scoreOf(state, b) > scoreOf(state, a) ? b : a));
  const facts = {
    mine: scoreOf(state, seat),
    theirs: scoreOf(state, rival),
    seat: { seat: rival },
    gained: scoreOf(after, seat) - scoreOf(state, seat),
    height: built?.height ?? 0,
    token,
    covered,
  };
  const theme = (): Theme => {
    if (found('extra')) return 'extra';
    if (token > 0) return 'objective';
    if (found('ending')?.reason === 'roofs') return 'finish';
    if (covered >= COVERED) return 'cover';
    if (last) return 'last-turn';
    if (!built) return 'card';
    return built.height >= HIGH ? 'tower' : 'build';
  };
  return { theme: theme(), facts };
}
