import { type AnyGame, gameVersions, orThrow } from '@faubourg/core';
import { type Contender, type Fixture, playMatch, schedule } from '@faubourg/search';
import { contendersOf } from './contenders.ts';
import { listedGame } from '../context/listed-game.ts';
import type { ArenaGame, ArenaSpec } from './spec.ts';

export type ArenaTask = {
  readonly module: string;
  readonly spec: string;
  readonly from: number;
  readonly to: number;
};

type Opened = {
  readonly text: string;
  readonly spec: ArenaSpec;
  readonly game: AnyGame;
  readonly contenders: readonly Contender[];
  readonly fixtures: readonly Fixture[];
};

let opened: Opened | null = null;

/** Entry of the threads. Plays some games of an arena and returns them as JSON text. */
export async function playArena({ module, spec, from, to }: ArenaTask): Promise<string> {
  if (opened?.text !== spec) opened = await open(module, spec);
  const played: ArenaGame[] = [];
  for (const fixture of opened.fixtures.slice(from, to)) played.push(await play(opened, fixture));
  return JSON.stringify(played);
}

async function open(module: string, text: string): Promise<Opened> {
  const spec = JSON.parse(text) as ArenaSpec;
  const entry = await listedGame(module, spec.game);
  const contenders = await contendersOf(entry, spec.contenders);
  return {
    text,
    spec,
    game: orThrow(gameVersions([await entry.rules()]).exact(spec.game, spec.rules)).game,
    contenders,
    fixtures: schedule(spec.contenders, spec.games, spec.seed),
  };
}

async function play(
  { game, spec, contenders }: Opened,
  { seed, seating }: Fixture,
): Promise<ArenaGame> {
  const milliseconds = contenders.map(() => 0);
  const answers = contenders.map(() => 0);
  const seated = seating.map((who): Contender => {
    const { bot, budget } = contenders[who]!;
    const think: Contender['bot']['think'] = async (view, asking) => {
      const start = performance.now();
      const thought = await bot.think(view, asking);
      milliseconds[who]! += performance.now() - start;
      answers[who]!++;
      return thought;
    };
    return { bot: { ...bot, think }, budget };
  });
  const result = await playMatch(game, spec.options, seated, seed);
  const byContender = (values: readonly number[]): number[] =>
    contenders.map((_, who) => values[seating.indexOf(who)]!);
  return {
    shares: byContender(result.shares),
    scores: byContender(result.scores),
    milliseconds,
    answers,
  };
}
