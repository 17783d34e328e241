import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { BadArgument } from './arguments.ts';
import { parseGenerationArguments } from './generation-arguments.ts';
import { GenerationRun } from './run-generations.ts';
import { serveSelfPlay, type TaskOf } from './self-play-thread.ts';

/**
 * The program of training by generations, in the main thread and in its self-play threads, which
 * run the same `entry`. `learner` is the Python script.
 */
export async function startGenerations(taskOf: TaskOf, entry: URL, learner: URL): Promise<void> {
  if (!isMainThread) {
    await serveSelfPlay(taskOf);
    return;
  }
  try {
    const args = parseGenerationArguments(process.argv.slice(2));
    const task = await taskOf(args.game, args.players);
    const run = new GenerationRun(args, task, entry, fileURLToPath(learner));
    await run.run((line) => {
      console.log(line);
    });
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(`generations: ${error.message}`);
    process.exitCode = 2;
  }
}
