import { seedFor } from '@faubourg/search';
import { bot, baselines } from '../bot/index.ts';
import { holdingsOf, outlook } from '../bot/outlook.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { watchGame } from './watch-game.ts';

/** What deals between experts and stubborn bots brought to either side, in thousands. */
export type Shared = { expert: number; stubborn: number; deals: number };

function worthOf(state: ChinatownState, seat: number): number {
  const view = chinatown.view(state, seat);
  return outlook(view).account(seat, holdingsOf(view, seat)).worth + state.money[seat]!;
}

/** A game of two experts and two stubborn bots; all is valued by the expert's evaluation. */
export async function lowBallGame(game: number): Promise<Shared> {
  const shared: Shared = { expert: 0, stubborn: 0, deals: 0 };
  const isExpert = (seat: number): boolean => (seat + game) % 2 === 0;
  const bots = [0, 1, 2, 3].map((seat) => (isExpert(seat) ? bot('expert') : baselines.stubborn()));
  await watchGame(bots, seedFor(2, game), (before, events, after) => {
    for (const event of events) {
      if (event.kind !== 'deal') continue;
      const sides = event.parties.map(isExpert);
      if (!sides.includes(true) || !sides.includes(false)) continue;
      shared.deals++;
      for (const seat of event.parties) {
        const gain = worthOf(after, seat) - worthOf(before, seat);
        shared[isExpert(seat) ? 'expert' : 'stubborn'] += gain;
      }
    }
  });
  return shared;
}
