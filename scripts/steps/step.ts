import { type Counts, ran } from '../tools/test-counts.ts';

/** Starts npm or an installed tool and returns its exit code. */
export type Run = (
  name: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<number>;

/** One part of `npm test` or `npm run check`. */
export type Step = {
  readonly name: string;
  run(run: Run): Promise<Counts>;
};

/** A step of one command, which passes if its exit code is 0. */
export function commandStep(
  name: string,
  command: readonly [tool: string, ...args: string[]],
  environment: Readonly<Record<string, string>> = {},
): Step {
  const [tool, ...args] = command;
  return {
    name,
    run: async (run) => ran(await run(tool, args, environment)),
  };
}
