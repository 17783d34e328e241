/*
 * What the characters of a game's bots do differently, and whether they win as often: one bot of each
 * character, at one level, against plain bots of the same level. Every seed is played with the
 * character in every seat.
 *
 *   npm run bench:characters -- tower-up
 *   npm run bench:characters -- chinatown --level expert --games 400 --players 4 --seed 2
 *   npm run bench:characters -- downtown --only lobbyist
 *
 * A trait is printed for the character and for one plain bot at the same tables.
 */
import { type AnyView, orThrow, readOptions } from '@faubourg/core';
import { type Contender, interval, LEVELS, playMatch, schedule } from '@faubourg/search';
import { parseArgs } from 'node:util';
import { catalogue } from '../games/index.ts';
import { TraitMean } from './benches/trait-mean.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'regular' },
    games: { type: 'string', default: '200' },
    players: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

/** The bot, whose answers are noted. */
function noted({ bot, budget }: Contender, means: readonly TraitMean[]): Contender {
  const think: Contender['bot']['think'] = async (view: AnyView, options) => {
    const thought = await bot.think(view, options);
    if (thought.answer !== null) for (const mean of means) mean.note(view, thought.answer);
    return thought;
  };
  return { bot: { ...bot, think }, budget };
}

const percent = (share: number): string => (100 * share).toFixed(1);

async function measure(id: string): Promise<void> {
  const entry = catalogue[id]!;
  const [game, bots] = [await entry.rules(), (await entry.bots?.())!];
  const level = LEVELS.find((one) => one === values.level);
  if (!level) throw new Error(`There is no level "${values.level}".`);
  const traits = (await entry.cli?.())?.traits ?? [];
  const seats = Number(values.players ?? game.seats.min);
  const { options } = orThrow(readOptions(game, {}, seats));
  const { iterations } = bots.levels[level];
  console.log(
    `${id}, ${level}, ${seats} players, seed ${values.seed}, fair ${percent(1 / seats)} %`,
  );
  for (const character of bots.characters ?? []) {
    if (values.only !== undefined && values.only !== character) continue;
    const own = traits.map((trait) => new TraitMean(trait));
    const plain = traits.map((trait) => new TraitMean(trait));
    const budget = { iterations };
    const contenders = Array.from({ length: seats }, (_, i) => {
      if (i === 0) return noted({ bot: bots.bot(level, character), budget }, own);
      return noted({ bot: bots.bot(level), budget }, i === 1 ? plain : []);
    });
    const names = contenders.map((_, i) => (i === 0 ? character : level));
    const fixtures = schedule(names, Number(values.games), Number(values.seed));
    let won = 0;
    for (const { seed, seating } of fixtures) {
      const seated = seating.map((who) => contenders[who]!);
      won += (await playMatch(game, options, seated, seed)).shares[seating.indexOf(0)]!;
    }
    const { share, from, to } = interval(won, fixtures.length);
    console.log(
      `${character}: ${fixtures.length} games, wins ${percent(share)} % (${percent(from)}–${percent(to)})`,
    );
    for (const [i, { name }] of traits.entries()) {
      const figures = [own, plain].map((means) => means[i]!.in(fixtures.length).toFixed(2));
      console.log(`  ${name}: ${figures[0]}, plain ${figures[1]}`);
    }
  }
}

for (const id of positionals) {
  if (!catalogue[id]?.bots) throw new Error(`There is no game "${id}" with bots.`);
  await measure(id);
}
