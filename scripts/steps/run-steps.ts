import { availableParallelism } from 'node:os';
import { toolOutput } from '../tools/run-tool.ts';
import type { Counts } from '../tools/test-counts.ts';
import { LinePrinter } from './line-printer.ts';
import type { Run, Step } from './step.ts';

const now = (): number => performance.now() / 1000;

/** The results of the steps so far. */
export class Report {
  passed = 0;
  failed = 0;
  readonly lines: string[] = [];
  /** The whole outputs of failed steps that were printed among those of others. */
  readonly failures: string[] = [];

  add(name: string, { passed, failed }: Counts, seconds: number): void {
    this.passed += passed;
    this.failed += failed;
    this.lines.push(`${failed === 0 ? '✓' : '✗'} ${name}, ${seconds.toFixed(1)} s`);
    console.log(this.lines.at(-1));
  }

  /**
   * Prints the outputs of failed steps in one piece each, one line for each step and the counts, and
   * sets the exit code.
   */
  conclude(): void {
    for (const output of this.failures) console.log(output);
    console.log(`\n${this.lines.join('\n')}\n`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}

const shown = (name: string, output: string): string => `\n── ${name}\n${output.trimEnd()}`;

/**
 * Runs a step, whose output goes to `write` as it comes. Returns the whole output and what the
 * report has to know.
 */
async function runStep(
  { name, run }: Step,
  write: (text: string) => void,
): Promise<{ output: string; counts: Counts; seconds: number }> {
  let output = '';
  const capture: Run = (program, args, environment) => {
    const take = (text: string): void => {
      output += text;
      write(text);
    };
    return toolOutput(program, args, take, environment);
  };
  const start = now();
  const counts = await run(capture);
  return { output: shown(name, output), counts, seconds: now() - start };
}

/**
 * Runs steps one after the other and prints their lines as they come, with the name of the step,
 * because the lines of other steps may come between them.
 */
export async function inOrder(steps: readonly Step[], report: Report): Promise<void> {
  for (const step of steps) {
    const printer = new LinePrinter(`${step.name} │ `);
    const { output, counts, seconds } = await runStep(step, (text) => printer.write(text));
    printer.end();
    report.add(step.name, counts, seconds);
    if (counts.failed > 0) report.failures.push(output);
  }
}

/**
 * Runs independent steps at the same time, one for each processor. The output of a step is printed
 * when it ends.
 */
export async function sideBySide(
  steps: readonly Step[],
  report: Report,
  atOnce = Math.max(2, availableParallelism()),
): Promise<void> {
  const waiting = [...steps];
  const next = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { output, counts, seconds } = await runStep(step, () => {});
      console.log(output);
      report.add(step.name, counts, seconds);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
