import { availableParallelism } from 'node:os';
import { tool, toolOutput } from '../tools/run-tool.ts';
import type { Counts } from '../tools/test-counts.ts';
import type { Run, Step } from './step.ts';

const now = (): number => performance.now() / 1000;

/** The results of the steps so far. */
export class Report {
  passed = 0;
  failed = 0;
  readonly lines: string[] = [];

  add(name: string, { passed, failed }: Counts, seconds: number): void {
    this.passed += passed;
    this.failed += failed;
    this.lines.push(`${failed === 0 ? '✓' : '✗'} ${name}, ${seconds.toFixed(1)} s`);
    console.log(this.lines.at(-1));
  }

  /** Prints one line for each step and the counts, and sets the exit code. */
  conclude(): void {
    console.log(`\n${this.lines.join('\n')}\n`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }
}

async function runStep({ name, run }: Step, report: Report, how: Run): Promise<void> {
  const start = now();
  report.add(name, await run(how), now() - start);
}

/** Runs the steps one after the other and prints their output as it comes. */
export async function oneByOne(steps: readonly Step[], report: Report): Promise<void> {
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    await runStep(step, report, tool);
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
      let output = '';
      const capture: Run = (name, args, environment) =>
        toolOutput(name, args, (text) => (output += text), environment);
      const { name, run } = step;
      const start = now();
      const counts = await run(capture);
      console.log(`\n── ${name}\n${output.trimEnd()}`);
      report.add(name, counts, now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
