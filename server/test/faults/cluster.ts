import type { QuickChance } from '@faubourg/core';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

type Node = { port: number; child: ChildProcess | null; address: string | null };

/** Of this many starts after a kill, one is cut off by another kill. */
const CUT_OFF = 4;

/** Servers in processes of their own, on ports they keep over a restart. */
export class Cluster {
  readonly #nodes: Node[];
  readonly #environment: Record<string, string>;
  readonly #script: URL;
  #waiting: (() => void)[] = [];
  readonly #chance: QuickChance;
  kills = 0;
  /** Those of them that hit a node before it was ready. */
  killsAtStart = 0;
  /** Milliseconds that the last start took. */
  #startTime = 0;
  /** The output of nodes that ended by themselves, which none may. */
  readonly deaths: string[] = [];

  constructor(
    count: number,
    environment: Record<string, string>,
    chance: QuickChance,
    script = new URL('./node.ts', import.meta.url),
  ) {
    this.#nodes = Array.from({ length: count }, () => ({ port: 0, child: null, address: null }));
    this.#environment = environment;
    this.#chance = chance;
    this.#script = script;
  }

  async start(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => this.#launch(node)));
  }

  #spawn(node: Node): ChildProcess & { stdout: Readable } {
    const child = spawn(process.execPath, [this.#script.pathname], {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...this.#environment, PORT: `${node.port}` },
      // A node ends when its standard input does, so it never outlives this process.
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    node.child = child;
    return child;
  }

  async #launch(node: Node): Promise<void> {
    const startedAt = performance.now();
    const child = this.#spawn(node);
    child.once('exit', (code, signal) => {
      // A node that is about to be killed no longer counts as running.
      if (node.address === null) return;
      node.address = null;
      this.deaths.push(`a node ended by itself: ${code ?? signal}`);
      void this.#launch(node);
    });
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      const ready = /^ready (\S+)$/.exec(line);
      if (!ready) {
        console.log(line);
        continue;
      }
      node.address = ready[1]!;
      node.port = Number(new URL(node.address).port);
      break;
    }
    if (node.address === null) throw new Error('a node did not start');
    child.stdout.resume();
    this.#startTime = performance.now() - startedAt;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** The address of some running node. */
  async some(): Promise<string> {
    for (;;) {
      const running = this.#nodes.flatMap((node) => node.address ?? []);
      if (running.length > 0) return running[this.#chance.int(running.length)]!;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  /** Kills a node without warning, and starts it again. */
  async kill(): Promise<void> {
    const running = this.#nodes.filter((node) => node.address !== null);
    const node = running[this.#chance.int(running.length)]!;
    node.address = null;
    await this.#end(node.child!);
    while (this.#chance.int(CUT_OFF) === 0) {
      const child = this.#spawn(node);
      await delay(this.#chance.int(Math.ceil(this.#startTime)));
      // It may have refused to start, which it may not.
      const { exitCode } = child;
      if (exitCode === null) await this.#end(child);
      else this.deaths.push(`a node ended at its start: ${exitCode}`);
      this.killsAtStart++;
    }
    await this.#launch(node);
  }

  async #end(child: ChildProcess): Promise<void> {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    this.kills++;
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#nodes.map(async (node) => {
        const { child } = node;
        node.address = null;
        if (!child || child.exitCode !== null || child.signalCode !== null) return;
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }),
    );
  }
}
