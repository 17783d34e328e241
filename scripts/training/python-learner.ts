import type { LearnSettings, Losses, WeightFile } from '@faubourg/search';
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';

/** What the Python learner is asked: to fit the net to the samples and to write it. */
export type LearnRequest = LearnSettings & {
  readonly net: string;
  readonly samples: readonly string[];
  readonly out: string;
  readonly made: WeightFile['made'];
};

/** The learner with PyTorch (`learner.py`) as a process that keeps its samples between requests. */
export class PythonLearner {
  private readonly process: ChildProcess;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(python: string, script: string) {
    this.process = spawn(python, ['-u', script, 'serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.reader = createInterface({ input: this.process.stdout! });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  async learn(request: LearnRequest): Promise<Losses> {
    this.process.stdin!.write(`${JSON.stringify(request)}\n`);
    const line = await this.lines.next();
    if (line.done === true) throw new Error('the Python learner ended; its error is above');
    return JSON.parse(line.value) as Losses;
  }

  end(): void {
    this.process.stdin!.end();
    this.reader.close();
  }
}
