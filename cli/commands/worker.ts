import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { allCores, whole } from './options.ts';

type Given = {
  readonly queue: string;
  readonly jobs?: number;
  readonly untilDone?: true;
  readonly programs?: true;
  readonly json?: true;
};

/** `faubourg worker`: plays blocks of the runs on a queue. */
export function workerCommand({ terminal, loader }: CommandContext): Command {
  return new Command('worker')
    .description('play blocks of games that `faubourg simulate --queue` put on a queue')
    .requiredOption('--queue <url>', 'postgres://…')
    .option('--jobs <n>', 'threads (default: one per core)', whole(1, 256))
    .option('--programs', 'also play runs whose bots are programs, and start these here')
    .option('--until-done', 'end when nothing is left to do')
    .option('--json', 'what was done, as JSON')
    .action(async ({ queue, jobs = allCores(), untilDone, programs, json }: Given) => {
      const { work } = await import('../queue/work.ts');
      const blocks = await untilInterrupted((stop) =>
        work(loader, {
          url: queue,
          jobs,
          untilDone: untilDone === true,
          programs: programs === true,
          stop,
          note: terminal.note,
        }),
      );
      terminal.say(json ? JSON.stringify({ blocks }) : `${blocks} blocks played`);
    });
}
