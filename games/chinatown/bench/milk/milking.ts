import type { Challenge } from '@faubourg/search';
import { bot } from '../../bot/index.ts';
import { chinatown } from '../../rules/index.ts';
import { defaults } from '../figure.ts';
import { changed, randomStrategy, type Strategy } from './strategy.ts';
import { trader } from './trader.ts';

const SEATS = 4;
const budget = { iterations: 1000 };

/** One trader against three experts. */
export const milking: Challenge<Strategy> = {
  game: chinatown,
  options: defaults(SEATS),
  seats: SEATS,
  rival: { bot: bot('expert'), budget },
  challenger: (strategy) => ({ bot: trader(strategy), budget }),
  draw: randomStrategy,
  change: changed,
};
