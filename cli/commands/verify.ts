import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import type { Verdict } from '../records/check-record.ts';
import { recordTexts } from '../records/read-records.ts';
import { verifyAll } from '../records/verify.ts';
import { EXIT } from '../terminal/failure.ts';
import { progressBar } from '../terminal/progress.ts';
import { allCores, whole } from './options.ts';

type Given = { readonly jobs?: number; readonly json?: true };

/** `faubourg verify`: checks records and says which of them are sound. */
export function verifyCommand(context: CommandContext): Command {
  return new Command('verify')
    .description('replay records and check shuffle, rules, links and result of each')
    .argument('<file...>', 'files of records, one as JSON or many as lines; - for the input')
    .option('--jobs <n>', 'threads (default: one per core)', whole(1, 256))
    .option('--json', 'one JSON object per record')
    .action(async (files: string[], given: Given) => verifyFiles(context, files, given));
}

async function verifyFiles(
  context: CommandContext,
  files: readonly string[],
  given: Given,
): Promise<void> {
  const { terminal, loader } = context;
  const { paint } = terminal;
  let good = 0;
  let bad = 0;
  const progress = progressBar(terminal, 'records', null);
  const report = (place: string, verdict: Verdict): void => {
    progress.step(good + bad);
    if (verdict.ok) good++;
    else bad++;
    if (given.json) terminal.say(JSON.stringify({ place, ...verdict }));
    else if (!verdict.ok) terminal.say(`${paint.red('not verified')} ${place}: ${verdict.why}`);
  };
  const all = async function* () {
    for (const file of files) yield* recordTexts(terminal, file);
  };
  await verifyAll(all(), loader, given.jobs ?? allCores(), report);
  progress.end();
  if (!given.json) {
    terminal.say(`${paint.green(`${good} verified`)}, ${bad} not`);
  }
  // A file without any record is not verified either.
  if (bad > 0 || good === 0) context.code = EXIT.refused;
}
