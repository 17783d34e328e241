/*
 * The part of the joint surplus that four experts reach by the end of each trading phase, measured
 * against a mixed integer programme. A few games by default; for a figure worth quoting
 *
 *   GAMES=400 npm run bench -- chinatown/bot/surplus
 *
 * FROM plays the games from that one on.
 */
import { seedFor } from '@faubourg/search';
import { bot } from '../bot/index.ts';
import { jointIncome } from './bot-oracle.ts';
import { type Phase, surplusShare, tradingPhases } from './watch-game.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/surplus';
const { GAMES = '2', FROM = '0' } = process.env;

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  const phases: Phase[] = [];
  const experts = Array.from({ length: 4 }, () => bot('expert'));
  for (let game = Number(FROM); game < Number(GAMES); game++) {
    phases.push(...(await tradingPhases(experts, seedFor(1, game), jointIncome)));
  }
  const games = Number(GAMES) - Number(FROM);
  for (const round of [1, 2, 3, 4, 5, 6]) {
    const share = surplusShare(phases.filter((phase) => phase.round === round));
    const unit = `% of the surplus, ${games} games`;
    const value = Math.round(1000 * share) / 10;
    console.log(JSON.stringify({ name: `${NAME}/round-${round}`, value, unit }));
  }
}
