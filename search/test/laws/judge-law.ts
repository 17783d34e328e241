import {
  type AnyGame,
  canonical,
  isRefused,
  type Json,
  type Options,
  QuickChance,
  randomAnswer,
  readOptions,
} from '@faubourg/core';
import { type AnyGameBots, judge, judgedAnswer, lossOf } from '@faubourg/search';

/** Options that differ from game to game. */
function optionsFor(game: AnyGame, seats: number, chance: QuickChance): Options {
  const entries = game.options.map(({ name, values }): [string, Json] => {
    const choices = values(seats);
    return [name, choices[chance.int(choices.length)]!];
  });
  // Some options are left out of a game where they have their usual value.
  const read = readOptions(game, Object.fromEntries(entries), seats);
  if (isRefused(read)) throw new Error(`${game.id} refuses its own options: ${read.problem.code}`);
  return read.options;
}

/** The laws of a judgement that are broken in one position, for the seat that owes an answer. */
async function breachesAt(
  game: AnyGame,
  bots: AnyGameBots,
  state: unknown,
  seat: number,
  seed: number,
): Promise<string[]> {
  const chance = new QuickChance(seed);
  const played = randomAnswer(game, state, seat, chance);
  const options = { seed, budget: { iterations: 6 }, thoughts: 2, asked: [played] };
  const judgement = (await judge(bots, game.view(state, seat), options))!;
  const found: string[] = [];
  const other = game.scramble(state, seat, new QuickChance(seed));
  const again = await judge(bots, game.view(other, seat), options);
  if (canonical(again) !== canonical(judgement)) found.push('depends on what the seat cannot see');
  const { shares, errors, answers } = judgement;
  if (!shares || Math.abs(shares.reduce((a, b) => a + b, 0) - 1) > 0.01)
    found.push(`shares of ${shares?.join()}`);
  const numbers = [...(errors ?? []), ...answers.flatMap(({ share, error }) => [share, error])];
  if (!numbers.every((one) => one >= 0 && one <= 1.001)) found.push(`numbers: ${numbers.join()}`);
  const illegal = answers.find(({ answer }) => game.check(state, seat, answer) !== null);
  if (illegal) found.push(`judges what is not legal: ${canonical(illegal.answer)}`);
  const own = judgedAnswer(judgement, played);
  if (!own) found.push(`does not judge the asked answer ${canonical(played)}`);
  const loss = lossOf(judgement, played);
  if (loss === null || loss < 0 || loss > 1) found.push(`a loss of ${loss}`);
  return found.map((one) => `seed ${seed}, ${judgement.method}: ${one}`);
}

/**
 * The laws of judgements: they depend on the view alone, judge legal answers only, among them the
 * asked one, and their shares add up to 1. Returns the breaches, and the kinds of decision that
 * were judged, over positions of random games with every number of seats.
 */
export async function judgeBreaches(
  game: AnyGame,
  bots: AnyGameBots,
  positions: number,
): Promise<{ breaches: string[]; kinds: string[] }> {
  const breaches: string[] = [];
  const kinds = new Set<string>();
  const { min, max } = game.seats;
  for (let seed = 0, looked = 0; looked < positions; seed++) {
    const chance = new QuickChance(seed);
    const seats = min + (seed % (max - min + 1));
    const { state } = game.setUp(optionsFor(game, seats, chance), seats, chance);
    for (let ply = 0, next = chance.int(40); ply < 3000; ply++) {
      const owed = game.decisions(state).filter((decision) => decision.owed);
      if (owed.length === 0 || looked >= positions) break;
      const { seat, kind } = owed[chance.int(owed.length)]!;
      if (ply >= next || !kinds.has(kind)) {
        next = ply + 20 + chance.int(60);
        kinds.add(kind);
        looked++;
        breaches.push(...(await breachesAt(game, bots, state, seat, seed * 1000 + ply)));
      }
      game.apply(state, seat, randomAnswer(game, state, seat, chance), chance);
    }
  }
  return { breaches, kinds: [...kinds].sort() };
}
