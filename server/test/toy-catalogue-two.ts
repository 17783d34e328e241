import { gameVersions, type GameVersions } from '@faubourg/core';
import { toy, type ToyGame } from '@faubourg/core/toy';

/** The toy game with a newer rules version, whose decisions name another rule. */
const second: ToyGame = {
  ...toy,
  rules: 2,
  decisions: (state) => toy.decisions(state).map((asked) => ({ ...asked, rule: 'TOY-20' })),
};

/** The newer rules version beside the one that running tables began with. */
export async function loadGames(): Promise<GameVersions> {
  return gameVersions([toy, second]);
}

export { loadBots } from './toy-catalogue.ts';
