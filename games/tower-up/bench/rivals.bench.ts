/*
 * The expert (300 iterations) against boardgame.io's MCTSBot (1,000 iterations) for two, every
 * seed in both seats. A few games by default; for a figure worth quoting
 *
 *   GAMES=400 npm run bench -- tower-up/rivals
 *
 * FROM and TO play a part of these games, on this or another machine; the parts add up.
 */
import { type Played, playMatch, schedule, standings } from '@faubourg/search';
import { bot } from '../bot/index.ts';
import { towerUp } from '../rules/index.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'tower-up/rivals/boardgame-io';
const { GAMES = '4', FROM = '0', TO = GAMES } = process.env;
const NAMES = ['expert', 'boardgame.io'];
const options = { objectives: 'random', startFloors: 3, start: 'random', board: 'standard' };

async function play(): Promise<Played[]> {
  // Installs boardgame.io, which other benchmarks do not need.
  const { boardgameIoBot } = await import('./boardgame-io.ts');
  const contenders = [
    { bot: bot('expert'), budget: { iterations: 300 } },
    { bot: boardgameIoBot(), budget: { iterations: 1000 } },
  ];
  const played: Played[] = [];
  const fixtures = schedule(NAMES, Number(GAMES), 1);
  for (const { seed, seating } of fixtures.slice(Number(FROM), Number(TO))) {
    const seated = seating.map((who) => contenders[who]!);
    const { shares, scores } = await playMatch(towerUp, options, seated, seed);
    const by = (list: readonly number[]): number[] =>
      contenders.map((_, who) => list[seating.indexOf(who)]!);
    played.push({ shares: by(shares), scores: by(scores) });
  }
  return played;
}

if (NAME.startsWith(prefix)) {
  const played = await play();
  const [expert] = standings(NAMES, played);
  const percent = (share: number): number => Math.round(1000 * share) / 10;
  const { share, from, to } = expert!.wins;
  const unit = `% of ${played.length} games`;
  console.log(JSON.stringify({ name: NAME, value: percent(share), unit }));
  console.log(JSON.stringify({ name: `${NAME}/from`, value: percent(from), unit: '%' }));
  console.log(JSON.stringify({ name: `${NAME}/to`, value: percent(to), unit: '%' }));
}
