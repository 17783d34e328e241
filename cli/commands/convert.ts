import { type GameRecord, isRefused, parseJson, type Problem, readRecord } from '@faubourg/core';
import { Command, Option } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { whyLine } from '../records/check-record.ts';
import { recordTexts } from '../records/read-records.ts';
import { convertRules } from '../records/convert-rules.ts';
import { upgraded } from '../records/upgrade.ts';
import { EXIT } from '../terminal/failure.ts';
import { whole } from './options.ts';

type Form = 'lines' | 'pretty' | 'notation';
type Given = { readonly to: Form; readonly rules?: number | 'newest'; readonly json?: true };

const ruleNumber = whole(1, 1e6);

/**
 * `faubourg convert`: records in the newest format, under another version of the rules, or in
 * another layout.
 */
export function convertCommand(context: CommandContext): Command {
  return new Command('convert')
    .description('bring records to the newest version, to other rules or to another layout')
    .argument('<file...>', 'files of records; - for the input')
    .addOption(
      new Option('--to <form>', 'layout of what is written')
        .choices(['lines', 'pretty', 'notation'])
        .default('lines'),
    )
    .option(
      '--rules <version>',
      'play the answers under these rules (a number, or newest)',
      (text) => (text === 'newest' ? text : ruleNumber(text)),
    )
    .option('--json', 'the same as --to lines; problems as JSON, too')
    .action(async (files: string[], given: Given) => convertFiles(context, files, given));
}

async function convertFiles(
  context: CommandContext,
  files: readonly string[],
  given: Given,
): Promise<void> {
  const { terminal } = context;
  for (const file of files) {
    for await (const { place, text } of recordTexts(terminal, file)) {
      const converted = await convertOne(context, text, given);
      if (isRefused(converted)) {
        const { problem } = converted;
        const why = whyLine(problem);
        terminal.note(given.json ? JSON.stringify({ place, problem, why }) : `${place}: ${why}`);
        context.code = EXIT.refused;
      } else terminal.say(laidOut(converted.record, given.json ? 'lines' : given.to));
    }
  }
}

async function convertOne(
  { loader }: CommandContext,
  text: string,
  { rules }: Given,
): Promise<{ record: GameRecord } | { problem: Problem }> {
  const parsed = parseJson(text);
  if (isRefused(parsed)) return parsed;
  const newest = upgraded(parsed.value);
  if (isRefused(newest)) return newest;
  const read = readRecord(newest.value);
  if (isRefused(read) || rules === undefined) return read;
  return convertRules(read.record, await loader.versions([read.record.game]), rules);
}

function laidOut(record: GameRecord, form: Form): string {
  if (form === 'lines') return JSON.stringify(record);
  if (form === 'pretty') return JSON.stringify(record, null, 2);
  const { game, rules, seats, rows, result } = record;
  const notes = rows.flatMap(({ note }, i) => (note === undefined ? [] : `${i + 1}. ${note}`));
  const end = result ? [`# ${result.reason}: ${result.scores.join(' ')}`] : [];
  return [
    `# ${game}, rules ${rules}: ${seats.map(({ name }) => name).join(', ')}`,
    ...notes,
    ...end,
  ].join('\n');
}
