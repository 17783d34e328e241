import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type NodeProcess = {
  readonly address: string;
  readonly pid: number;
  /** Resolves when it has ended. */
  readonly gone: Promise<unknown>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Asks it to stop; the exit code. */
  stop(): Promise<number | null>;
  /** Ends it by closing its standard input, as when the process that started it is gone. */
  endInput(): Promise<void>;
};

const SCRIPT = new URL('./faults/node.ts', import.meta.url);

/**
 * A server in a process of its own, on a database file. `wrapper`: a program with its arguments that
 * starts it. Signals are for the process of the wrapper, which may become the server.
 */
export async function startNode(
  data: string,
  wrapper: readonly string[] = [],
  script = SCRIPT,
): Promise<NodeProcess> {
  const [program, ...args] = [...wrapper, process.execPath, script.pathname];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      FAUBOURG_DATA: data,
      DATABASE_URL: '',
      PORT: '0',
    },
    // It ends when its standard input does, so it never outlives this process.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^ready (\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    const end = async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      return (await gone)[0];
    };
    return {
      address,
      pid: child.pid!,
      gone,
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
      endInput: async () => {
        child.stdin.end();
        await gone;
      },
    };
  }
  throw new Error('the server did not start');
}
