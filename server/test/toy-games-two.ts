import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy, type ToyGame } from '@faubourg/core/toy';

/** The toy game a year later: nobody who lit a lamp the old way would know it again. */
const second: ToyGame = {
  ...toy,
  rules: 2,
  decisions: (state) => toy.decisions(state).map((asked) => ({ ...asked, rule: 'TOY-20' })),
};

/** The newer rules beside those that running tables began with. */
export async function loadLibrary(): Promise<GameVersions> {
  return gameVersions([toy, second]);
}

export { loadBots } from './toy-games.ts';
