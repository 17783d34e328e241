import type { GameEvent, Json, Outcome } from '@faubourg/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { type BotRequest, type Bot, BotFault, type BotStart } from './bot.ts';
import { askMessage, eagerness, readReply, startMessage, type ToBot } from './protocol.ts';

/** Characters; a longer line stops the program, so that its output cannot fill the memory. */
const LONGEST_LINE = 1 << 20;
/**
 * After this many late answers in a row, or this many exits of the program, the bot is not used any
 * more.
 */
const MOST_FAILURES = 3;

/** The first answer of a program may take this many times the limit, because it starts meanwhile. */
const START_FACTOR = 4;

type Waiting = {
  readonly ask: ToBot & { type: 'ask' };
  readonly resolve: (answer: Json) => void;
  readonly reject: (fault: BotFault) => void;
};

/**
 * A program as a bot. It receives and sends the lines of docs/bot-protocol.md over its standard
 * input and output.
 */
export class ProgramBot implements Bot {
  readonly name: string;
  eager: readonly string[] = [];
  private readonly answerLimitMs: number;
  private child: ChildProcess | null = null;
  /** Whether the program has written a line since it was started. */
  private started = false;
  private whyEnded = 'it was not started';
  private waiting: Waiting | null = null;
  private askedCount = 0;
  private slow = 0;
  private deaths = 0;
  private unread = '';
  private errorOutput = '';

  constructor(command: string, answerLimitMs: number) {
    this.name = command;
    this.answerLimitMs = answerLimitMs;
  }

  start(start: BotStart): void {
    this.slow = 0;
    if (this.child === null && this.deaths < MOST_FAILURES) this.launch();
    this.send(startMessage(start));
  }

  see(events: readonly Omit<GameEvent, 'only'>[]): void {
    if (events.length > 0) this.send({ type: 'events', events });
  }

  async answer(request: BotRequest): Promise<Json> {
    if (this.child === null) throw new BotFault('dead', this.whyEnded);
    const ask = askMessage(++this.askedCount, request) as Waiting['ask'];
    const limit = this.started ? this.answerLimitMs : START_FACTOR * this.answerLimitMs;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Json>((resolve, reject) => {
        this.waiting = { ask, resolve, reject };
        timer = setTimeout(() => this.tooSlow(reject, limit), limit);
        this.send(ask);
      });
    } finally {
      clearTimeout(timer);
      this.waiting = null;
    }
  }

  refused(fault: BotFault): void {
    const problem = { rule: 'FB-3', code: fault.kind, data: { why: fault.message } };
    this.send({ type: 'refused', id: this.askedCount, problem });
  }

  end(outcome: Outcome): void {
    this.send({ type: 'end', outcome });
  }

  /** Closes the input of the program, which asks it to exit, and kills it after 500 ms. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const left = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    const timer = setTimeout(() => this.stop('it was closed'), 500);
    await left;
    clearTimeout(timer);
  }

  private launch(): void {
    this.started = false;
    this.unread = '';
    this.errorOutput = '';
    // In its own process group, so that the processes that the shell starts can be killed with it.
    const child = spawn(this.name, { shell: true, detached: true, stdio: 'pipe' });
    this.child = child;
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.receive(child, text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.errorOutput = (this.errorOutput + text).slice(-500);
    });
    child.on('error', (error) => this.died(child, error.message));
    child.on('close', (code, signal) => this.died(child, `it ended with ${code ?? signal}`));
  }

  private send(message: ToBot): void {
    this.child?.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  private receive(child: ChildProcess, text: string): void {
    if (child !== this.child) return;
    this.unread += text;
    for (let end = this.unread.indexOf('\n'); end >= 0; end = this.unread.indexOf('\n')) {
      const line = this.unread.slice(0, end).trim();
      this.unread = this.unread.slice(end + 1);
      if (line !== '') this.read(line);
    }
    if (this.unread.length > LONGEST_LINE) {
      this.waiting?.reject(new BotFault('nonsense', `a line of more than ${LONGEST_LINE} letters`));
      this.stop('it was stopped: it wrote without end');
    }
  }

  private read(line: string): void {
    const { waiting } = this;
    this.started = true;
    this.eager = eagerness(line) ?? this.eager;
    if (waiting === null) return;
    try {
      const reply = readReply(line, waiting.ask);
      if (reply === null) return;
      this.slow = 0;
      waiting.resolve(reply.answer);
    } catch (fault) {
      waiting.reject(fault as BotFault);
    }
    this.waiting = null;
  }

  private tooSlow(reject: (fault: BotFault) => void, limit: number): void {
    this.slow++;
    reject(new BotFault('slow', `no answer within ${limit} ms`));
    if (this.slow >= MOST_FAILURES)
      this.stop(`it was stopped: ${MOST_FAILURES} answers in a row were late`);
  }

  private died(child: ChildProcess, why: string): void {
    if (child !== this.child) return;
    this.child = null;
    this.deaths++;
    const said = this.errorOutput.trim().split('\n').at(-1) ?? '';
    this.whyEnded = said === '' ? why : `${why}: ${said}`;
    this.waiting?.reject(new BotFault('dead', this.whyEnded));
  }

  private stop(why: string): void {
    const { child } = this;
    if (child?.pid === undefined) return;
    this.errorOutput = '';
    this.died(child, why);
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has exited already.
    }
  }
}
