/* What tells the characters of this game apart: `npm run bench:characters -- tower-up`. */
import { QuickChance } from '@faubourg/core';
import type { Trait } from '@faubourg/search';
import { COLOURS } from '../rules/colours.ts';
import { starsReached } from '../rules/tracks.ts';
import { towerUp, type TowerUpAnswer, type TowerUpView } from '../rules/index.ts';

/** A trait that is read from the views and answers of this game. */
type Own = Omit<Trait, 'of'> & { of(view: TowerUpView, answer: TowerUpAnswer): number | null };

const me = (view: TowerUpView) => view.players[view.turn]!;
const isTurn = (answer: TowerUpAnswer): boolean => 'build' in answer || 'take' in answer;

/** The steps that a build moves its marker: the floors of the building with the roof. */
function height(view: TowerUpView, answer: TowerUpAnswer): number | null {
  if (!('build' in answer)) return null;
  const chance = new QuickChance(1);
  const state = towerUp.resample(view, chance);
  const steps = (): number =>
    COLOURS.reduce((sum, colour) => sum + state.players[view.turn]!.markers[colour], 0);
  const before = steps();
  towerUp.apply(state, view.turn, answer, chance);
  return steps() - before;
}

const own: readonly Own[] = [
  {
    name: 'part of its turns that build',
    by: 'answer',
    of: (_, answer) => (isTurn(answer) ? Number('build' in answer) : null),
  },
  { name: 'steps of the marker at a build', by: 'answer', of: height },
  {
    name: 'floors in stock before a turn',
    by: 'answer',
    of: (view, answer) =>
      isTurn(answer) ? COLOURS.reduce((sum, colour) => sum + me(view).stock[colour], 0) : null,
  },
  {
    name: 'star columns reached before a turn',
    by: 'answer',
    of: (view, answer) => (isTurn(answer) ? starsReached(me(view).markers) : null),
  },
];

/** The traits of its bots, for `GameCli`: they are read from views and answers of this game. */
export const traits = own as readonly Trait[];
