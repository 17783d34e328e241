import { type GameRecord, isRefused } from '@faubourg/core';
import { courseOf, type Review, reviewCourse } from '@faubourg/search';
import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { listedGame } from '../context/listed-game.ts';
import { recordOf, whyLine } from '../records/check-record.ts';
import { nthRecord } from '../records/read-records.ts';
import { reviewText } from '../review/review-text.ts';
import { refusal, usage } from '../terminal/failure.ts';
import { progressBar } from '../terminal/progress.ts';
import { seatOption, whole } from './options.ts';

type Given = {
  readonly record: number;
  readonly seat?: number;
  readonly most: number;
  readonly json?: true;
};

/** Decisions listed by default. */
const MOST = 10;

/** `faubourg review`: how a finished game went, and what each decision gave away. */
export function reviewCommand(context: CommandContext): Command {
  return new Command('review')
    .description('analyse a finished game: chances to win, mistakes, luck, turning points')
    .argument('<file>', 'a record; - for the input')
    .option('--record <n>', 'which record of a file of many', whole(1, 1e9), 1)
    .option('--seat <seat>', 'only the decisions of this seat', seatOption)
    .option('--most <n>', 'how many decisions are listed, the dearest first', whole(0, 1e6), MOST)
    .option('--json', 'the whole analysis as JSON')
    .action(async (file: string, given: Given) => reviewFile(context, file, given));
}

async function reviewFile(context: CommandContext, file: string, given: Given): Promise<void> {
  const { terminal } = context;
  const read = recordOf(await nthRecord(terminal, file, given.record));
  if (isRefused(read)) throw refusal(whyLine(read.problem));
  const { record } = read;
  if (given.seat !== undefined && given.seat >= record.seats.length)
    throw usage(`The record has ${record.seats.length} seats, 0 to ${record.seats.length - 1}.`);
  const review = await reviewed(context, record);
  terminal.say(
    given.json
      ? JSON.stringify({ game: record.game, result: record.result, ...review })
      : reviewText(record, review, given),
  );
}

async function reviewed({ terminal, loader }: CommandContext, record: GameRecord): Promise<Review> {
  if (record.result === null)
    throw usage('The game goes on: only a finished game can be reviewed, when all is known.');
  const course = courseOf(record, await loader.versions([record.game]));
  if (isRefused(course)) throw refusal(`The record is not sound: ${whyLine(course.problem)}`);
  const listed = await listedGame(loader.module, record.game);
  const bar = progressBar(terminal, '% analysed', 100);
  const review = await reviewCourse(course, (await listed.bots?.()) ?? null, {
    progress: (done) => bar.step(Math.floor(100 * done)),
  });
  bar.end();
  // Only a signal ends it early, and there is none.
  return review!;
}
