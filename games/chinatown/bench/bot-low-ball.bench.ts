/*
 * How much of what deals bring goes to people who offer little and never give way: two experts and
 * two of them, both sides valued as the expert values. For a figure worth quoting
 *
 *   GAMES=400 npm run bench -- chinatown/bot/low-ball
 *
 * FROM plays the games from that one on.
 */
import { seedFor } from '@faubourg/search';
import { bot, sparring } from '../bot/index.ts';
import { holdingsOf, outlook } from '../bot/outlook.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { watchGame } from './bot-table.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/low-ball';
const { GAMES = '2', FROM = '0' } = process.env;
const isExpert = (seat: number, game: number): boolean => (seat + game) % 2 === 0;

function worthOf(state: ChinatownState, seat: number): number {
  const view = chinatown.view(state, seat);
  return outlook(view).account(seat, holdingsOf(view, seat)).worth + state.money[seat]!;
}

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  let [expert, stubborn, deals, least] = [0, 0, 0, Infinity];
  for (let game = Number(FROM); game < Number(GAMES); game++) {
    const bots = [0, 1, 2, 3].map((seat) =>
      isExpert(seat, game) ? bot('expert') : sparring.stubborn(),
    );
    await watchGame(bots, seedFor(2, game), (before, events, after) => {
      for (const event of events) {
        if (event.kind !== 'deal') continue;
        const sides = event.parties.map((seat) => isExpert(seat, game));
        if (!sides.includes(true) || !sides.includes(false)) continue;
        deals++;
        for (const [i, seat] of event.parties.entries()) {
          const gain = worthOf(after, seat) - worthOf(before, seat);
          if (sides[i]) expert += gain;
          else stubborn += gain;
          if (sides[i]) least = Math.min(least, gain);
        }
      }
    });
  }
  const value = Math.round((1000 * stubborn) / (stubborn + expert)) / 10;
  const unit = `% of the surplus of ${deals} deals`;
  console.log(JSON.stringify({ name: NAME, value, unit }));
  const smallest = Math.round(100 * least) / 100;
  console.log(JSON.stringify({ name: `${NAME}/least-gain`, value: smallest, unit: 'thousands' }));
}
