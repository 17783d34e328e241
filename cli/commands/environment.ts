import {
  anyJson,
  either,
  faultLine,
  integer,
  isRefused,
  list,
  object,
  oneOf,
  parseJson,
} from '@faubourg/core';
import { Command } from 'commander';
import { createInterface } from 'node:readline';
import type { CommandContext } from '../context/command-context.ts';
import { VectorEnvironment } from '../learning/vector-environment.ts';
import { messageOf } from '../terminal/failure.ts';
import { playersOption, seatCount, settled, several, whole } from './options.ts';

type Given = {
  readonly game: string;
  readonly players?: number;
  readonly option?: string[];
  readonly count: number;
  readonly selfPlay?: true;
  readonly json?: true;
};

type Request =
  | { readonly do: 'reset'; readonly seed: number }
  | { readonly do: 'step'; readonly actions: readonly number[] };

const requestShape = either<Request>(
  object({ do: oneOf('reset'), seed: integer(0, 2 ** 31) }),
  object({ do: oneOf('step'), actions: list(integer(0, 1e6)) }),
);

/** `faubourg environment`: the learning environment, for learners in any language. */
export function environmentCommand(context: CommandContext): Command {
  return new Command('environment')
    .description('a learning environment over input and output, one JSON object a line')
    .requiredOption('--game <game>', 'the game')
    .option('--players <n>', 'number of seats (default: the fewest)', playersOption)
    .option('--option <name=value>', 'an option of the game (repeatable)', several)
    .option('--count <n>', 'games side by side', whole(1, 10_000), 1)
    .option('--self-play', 'the learner plays every seat, not only seat 0')
    .option('--json', 'always so')
    .action(async (given: Given) => serveLearner(context, given));
}

async function serveLearner({ terminal, loader }: CommandContext, given: Given): Promise<void> {
  const game = await loader.game(given.game);
  const encoding = await loader.encoding(given.game);
  const seats = seatCount(game, given.players);
  const options = settled(game, given.option ?? [], seats);
  const learners = given.selfPlay ? Array.from({ length: seats }, (_, seat) => seat) : [0];
  const { observationSize, actionCount } = encoding;
  const { count } = given;
  terminal.say(JSON.stringify({ game: game.id, seats, count, observationSize, actionCount }));
  let games: VectorEnvironment | null = null;
  for await (const line of createInterface({ input: terminal.input })) {
    if (line.trim() === '') continue;
    try {
      const request = requestOf(line);
      if (request.do === 'reset') {
        games = new VectorEnvironment(
          { game, encoding, options, seats, learners },
          count,
          request.seed,
        );
      } else if (games) games.step(request.actions);
      else throw new Error('reset first');
      terminal.say(stateLine(games, observationSize, actionCount, seats));
    } catch (error) {
      terminal.say(JSON.stringify({ error: messageOf(error) }));
    }
  }
}

function requestOf(line: string): Request {
  const parsed = parseJson(line);
  if (isRefused(parsed)) throw new Error('expected a line of JSON');
  const fault = anyJson.fault(parsed.value, '') ?? requestShape.fault(parsed.value, '');
  if (fault) throw new Error(faultLine(fault));
  return parsed.value as Request;
}

function stateLine(
  games: VectorEnvironment,
  observationSize: number,
  actionCount: number,
  seats: number,
): string {
  const rows = Array.from({ length: games.count }, (_, i) => ({
    seat: games.seats[i],
    observation: Array.from(
      games.observations.subarray(i * observationSize, (i + 1) * observationSize),
      (value) => Math.round(value * 1e6) / 1e6,
    ),
    legal: legalActions(games.masks.subarray(i * actionCount, (i + 1) * actionCount)),
    done: games.done[i] === 1,
    ...(games.done[i] === 1 && {
      rewards: Array.from(games.rewards.subarray(i * seats, (i + 1) * seats)),
    }),
  }));
  return JSON.stringify({ games: rows });
}

function legalActions(mask: Uint8Array): number[] {
  const legal: number[] = [];
  for (let action = 0; action < mask.length; action++) if (mask[action] === 1) legal.push(action);
  return legal;
}
