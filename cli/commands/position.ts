import {
  applyAnswer,
  type GameEvent,
  isRefused,
  type Json,
  packJson,
  type Position,
  positionShape,
  refusal as refusalOf,
  secretChance,
  eventsFor,
  strongSeed,
  writePosition,
} from '@faubourg/core';
import { Command, InvalidArgumentError } from 'commander';
import { createHash } from 'node:crypto';
import type { CommandContext } from '../context/command-context.ts';
import { decisionsWithAnswers, readAnswers } from '../position/answers.ts';
import { type GivenPosition, loadPosition, seatOf } from '../position/load.ts';
import { whyLine } from '../records/check-record.ts';
import { EXIT } from '../terminal/failure.ts';
import { playersOption, seatCount, seatOption, settled, several } from './options.ts';

/** The address at which `npm start` serves the page by default. */
const PAGE = 'http://localhost:8080/';
const FILE = ['[file]', 'a position as JSON; - for the input', '-'] as const;
const LINK = [
  '--link [page]',
  `print a link that opens it in a page (default: ${PAGE})`,
  pageAddress,
] as const;
const seat = seatOption;

/** `faubourg position`: what the rules say about a position. */
export function positionCommand(context: CommandContext): Command {
  const position = new Command('position').description('ask the rules about any position, as JSON');
  position
    .command('new')
    .description('write a fresh position')
    .requiredOption('--game <game>', 'the game')
    .option('--players <n>', 'number of seats (default: the fewest)', playersOption)
    .option('--option <name=value>', 'an option of the game (repeatable)', several)
    .option('--seed <text>', 'seed of all random numbers (default: a new one)')
    .option(...LINK)
    .option('--json', 'always so')
    .action(async (given: NewGiven) => newPosition(context, given));
  position
    .command('show')
    .description('show the board, or with --json the view')
    .argument(...FILE)
    .option('--as <seat>', 'as this seat sees it (default: a spectator)', seat)
    .option('--json', 'the view as JSON')
    .option(...LINK)
    .action(async (file: string, given: ShowGiven) =>
      showPosition(context, await loadPosition(context, file), given),
    );
  position
    .command('legal')
    .description('list who is asked what, and every legal answer')
    .argument(...FILE)
    .option('--seat <seat>', 'only this seat', seat)
    .option('--json', 'as JSON')
    .action(async (file: string, given: { seat?: number; json?: true }) =>
      listLegal(context, await loadPosition(context, file), given),
    );
  position
    .command('check')
    .description('say whether an answer is legal, and which rule forbids it')
    .argument(...FILE)
    .requiredOption('--answer <json>', '{"seat":0,"answer":…}')
    .option('--json', 'as JSON')
    .action(async (file: string, given: { answer: string; json?: true }) =>
      checkAnswer(context, await loadPosition(context, file), given),
    );
  position
    .command('apply')
    .description('play answers and write the position and the events they lead to')
    .argument(...FILE)
    .requiredOption('--answers <json>', '[{"seat":0,"answer":…}, …]')
    .option('--as <seat>', 'only the events this seat sees', seat)
    .option('--json', 'always so')
    .action(async (file: string, given: { answers: string; as?: number }) =>
      applyAnswers(context, await loadPosition(context, file), given),
    );
  position
    .command('schema')
    .description('print the JSON Schema of a game’s positions and answers')
    .argument('<game>', 'the game')
    .option('--json', 'always so')
    .action(async (id: string) => {
      const { shapes } = await context.loader.game(id);
      const { properties, ...rest } = positionShape.schema as { properties: object };
      const state = { ...rest, properties: { ...properties, state: shapes.state.schema } };
      const schemas = { position: state, answer: shapes.answer.schema };
      context.terminal.say(JSON.stringify(schemas, null, 2));
    });
  return position;
}

/** Checks that the value of `--link` is an address and not the file of the position. */
function pageAddress(text: string): string {
  if (/^https?:\/\//.test(text)) return text;
  throw new InvalidArgumentError('Expected the address of a page, such as https://play.example/.');
}

type NewGiven = {
  game: string;
  players?: number;
  option?: string[];
  seed?: string;
  link?: string | true;
};
type ShowGiven = { as?: number; json?: true; link?: string | true };

/** An address that opens a position in a page. With a seat the table opens at once for that seat. */
async function linkTo(position: Position, page: string | true, seat?: number): Promise<string> {
  const at = seat === undefined ? '' : `/${seat}`;
  return `${page === true ? PAGE : page}#/position/${await packJson(position)}${at}`;
}

async function newPosition({ terminal, loader }: CommandContext, given: NewGiven): Promise<void> {
  const game = await loader.game(given.game);
  const seats = seatCount(game, given.players);
  const options = settled(game, given.option ?? [], seats);
  const seed = given.seed === undefined ? strongSeed() : seedOf(given.seed);
  const chance = secretChance(seed);
  const { state } = game.setUp(options, seats, chance);
  const chanceState = { seed, draws: chance.draws };
  const position = writePosition(game, options, seats, state, chanceState);
  if (given.link) return terminal.say(await linkTo(position, given.link));
  terminal.say(JSON.stringify(position));
}

/** A text of 64 hexadecimal digits is the seed itself. The seed of any other text is its hash. */
export function seedOf(text: string): string {
  if (/^[0-9a-f]{64}$/.test(text)) return text;
  return createHash('sha256').update(`faubourg/seed-text/1\n${text}`).digest('hex');
}

async function showPosition(
  { terminal, loader }: CommandContext,
  position: GivenPosition,
  given: ShowGiven,
): Promise<void> {
  const { game, state, data } = position;
  const viewer = given.as === undefined ? null : seatOf(position, given.as);
  if (given.link) return terminal.say(await linkTo(data, given.link, viewer ?? undefined));
  const view = game.view(state, viewer);
  if (given.json) return terminal.say(JSON.stringify(view, null, 2));
  terminal.say((await loader.text(game.id))(view, terminal.paint));
  for (const { decision } of decisionsWithAnswers(position)) {
    const { seat, kind, rule, owed } = decision;
    terminal.say(`seat ${seat} ${owed ? 'must' : 'may'} answer: ${kind} (${rule})`);
  }
}

function listLegal(
  { terminal }: CommandContext,
  position: GivenPosition,
  given: { seat?: number; json?: true },
): void {
  const decisions = decisionsWithAnswers(
    position,
    given.seat === undefined ? undefined : seatOf(position, given.seat),
  );
  const { game, state } = position;
  if (given.json) {
    return terminal.say(
      JSON.stringify({ questions: decisions, outcome: game.outcome(state) }, null, 2),
    );
  }
  if (decisions.length === 0) terminal.say('Nobody is asked.');
  for (const { seat, decision, answers, parts } of decisions) {
    const { kind, rule, owed } = decision;
    const much = answers === null ? 'answers that cannot be listed' : `${answers.length} answers`;
    terminal.say(`seat ${seat} ${owed ? 'must' : 'may'} answer: ${kind} (${rule}), ${much}`);
    for (const answer of answers ?? []) terminal.say(`  ${JSON.stringify(answer)}`);
    if (parts !== undefined) terminal.say(`  made of ${JSON.stringify(parts)}`);
  }
}

function checkAnswer(
  context: CommandContext,
  position: GivenPosition,
  given: { answer: string; json?: true },
): void {
  const { terminal } = context;
  for (const { seat, answer } of readAnswers(given.answer)) {
    const problem = refusalOf(position.game, position.state, seat, answer);
    if (problem) context.code = EXIT.refused;
    if (given.json) terminal.say(JSON.stringify({ legal: problem === null, problem }));
    else terminal.say(problem ? `refused: ${whyLine(problem)}` : 'legal');
  }
}

function applyAnswers(
  context: CommandContext,
  position: GivenPosition,
  given: { answers: string; as?: number },
): void {
  const { game, options, seats, state, chance, data } = position;
  const viewer = given.as === undefined ? undefined : seatOf(position, given.as);
  const events: (readonly (GameEvent | Omit<GameEvent, 'only'>)[])[] = [];
  let problem: Json = null;
  for (const [at, { seat, answer }] of readAnswers(given.answers).entries()) {
    const applied = applyAnswer(game, state, seat, answer, chance);
    if (isRefused(applied)) {
      problem = { at, ...applied.problem };
      context.terminal.note(`faubourg: answer ${at} is refused: ${whyLine(applied.problem)}`);
      context.code = EXIT.refused;
      break;
    }
    events.push(viewer === undefined ? applied.events : eventsFor(applied.events, viewer));
  }
  // A position without a seed stays without one. A position with a seed goes on after the draws so
  // far.
  const chanceState = data.chance && { seed: data.chance.seed, draws: chance.draws };
  const after = writePosition(game, options, seats, state, chanceState);
  context.terminal.say(
    JSON.stringify({ position: after, events, outcome: game.outcome(state), problem }),
  );
}
