import type { GameEvent, Json, Outcome } from '@faubourg/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { type BotRequest, type Bot, BotFault, type BotStart } from './bot.ts';
import { askMessage, eagerness, readReply, startMessage, type ToBot } from './protocol.ts';

const LONGEST_LINE = 1 << 20;
/** So many slow answers in a row, or deaths, and the bot is not waited for any more. */
const PATIENCE = 3;

type Waiting = {
  readonly ask: ToBot & { type: 'ask' };
  readonly resolve: (answer: Json) => void;
  readonly reject: (fault: BotFault) => void;
};

/** A bot that is a program of its own, speaking the protocol over its input and output. */
export class ProgramBot implements Bot {
  readonly name: string;
  eager: readonly string[] = [];
  private readonly patience: number;
  private child: ChildProcess | null = null;
  private gone = 'it was not started';
  private waiting: Waiting | null = null;
  private asked = 0;
  private slow = 0;
  private deaths = 0;
  private heard = '';
  private complained = '';

  constructor(command: string, patience: number) {
    this.name = command;
    this.patience = patience;
  }

  start(start: BotStart): void {
    this.slow = 0;
    if (this.child === null && this.deaths < PATIENCE) this.launch();
    this.send(startMessage(start));
  }

  see(events: readonly Omit<GameEvent, 'only'>[]): void {
    if (events.length > 0) this.send({ type: 'events', events });
  }

  async answer(asked: BotRequest): Promise<Json> {
    if (this.child === null) throw new BotFault('dead', this.gone);
    const ask = askMessage(++this.asked, asked) as Waiting['ask'];
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Json>((resolve, reject) => {
        this.waiting = { ask, resolve, reject };
        timer = setTimeout(() => this.tooSlow(reject), this.patience);
        this.send(ask);
      });
    } finally {
      clearTimeout(timer);
      this.waiting = null;
    }
  }

  refused(fault: BotFault): void {
    const problem = { rule: 'FB-3', code: fault.kind, data: { why: fault.message } };
    this.send({ type: 'refused', id: this.asked, problem });
  }

  end(outcome: Outcome): void {
    this.send({ type: 'end', outcome });
  }

  /** Closing its input asks a bot to go; one that stays is ended. */
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
    this.heard = '';
    this.complained = '';
    // A group of its own, so that what the shell started ends with it.
    const child = spawn(this.name, { shell: true, detached: true, stdio: 'pipe' });
    this.child = child;
    child.stdin.on('error', () => {});
    child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(child, text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complained = (this.complained + text).slice(-500);
    });
    child.on('error', (error) => this.died(child, error.message));
    child.on('close', (code, signal) => this.died(child, `it ended with ${code ?? signal}`));
  }

  private send(message: ToBot): void {
    this.child?.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  private hear(child: ChildProcess, text: string): void {
    if (child !== this.child) return;
    this.heard += text;
    for (let end = this.heard.indexOf('\n'); end >= 0; end = this.heard.indexOf('\n')) {
      const line = this.heard.slice(0, end).trim();
      this.heard = this.heard.slice(end + 1);
      if (line !== '') this.read(line);
    }
    if (this.heard.length > LONGEST_LINE) {
      this.waiting?.reject(new BotFault('nonsense', `a line of more than ${LONGEST_LINE} letters`));
      this.stop('it was stopped: it wrote without end');
    }
  }

  private read(line: string): void {
    const { waiting } = this;
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

  private tooSlow(reject: (fault: BotFault) => void): void {
    this.slow++;
    reject(new BotFault('slow', `no answer within ${this.patience} ms`));
    if (this.slow >= PATIENCE) this.stop(`it was stopped: ${PATIENCE} answers in a row were late`);
  }

  private died(child: ChildProcess, why: string): void {
    if (child !== this.child) return;
    this.child = null;
    this.deaths++;
    const said = this.complained.trim().split('\n').at(-1) ?? '';
    this.gone = said === '' ? why : `${why}: ${said}`;
    this.waiting?.reject(new BotFault('dead', this.gone));
  }

  private stop(why: string): void {
    const { child } = this;
    if (child?.pid === undefined) return;
    this.complained = '';
    this.died(child, why);
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
