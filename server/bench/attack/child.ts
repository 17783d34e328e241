import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Milliseconds a process may take to end before it is killed. */
const LONGEST_END = 20_000;

/** A process that talks by messages and ends when it is disconnected. */
export class Child {
  readonly #process: ChildProcess;

  constructor(script: URL, args: readonly string[]) {
    this.#process = fork(script, args, { execArgv: ['--no-warnings'] });
  }

  send(message: string): void {
    this.#process.send(message);
  }

  /** The next message; rejects if the process ends first. */
  async message<T>(): Promise<T> {
    const ended = new AbortController();
    const end = once(this.#process, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('a process of the benchmark ended early');
    });
    // Aborted as soon as the message is there.
    end.catch(() => {});
    const [message] = (await Promise.race([once(this.#process, 'message'), end])) as [T];
    ended.abort();
    return message;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const gone = once(this.#process, 'exit');
    const late = setTimeout(() => this.#process.kill('SIGKILL'), LONGEST_END);
    this.#process.disconnect();
    await gone;
    clearTimeout(late);
  }
}
