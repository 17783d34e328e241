import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type Measured = {
  readonly address: string;
  /** Bytes of resident memory after collecting garbage, and microseconds of processor time. */
  used(): Promise<{ readonly rss: number; readonly cpu: number }>;
  stop(): Promise<void>;
};

/** A server in a process of its own. */
export async function launch(script: URL, args: readonly string[] = []): Promise<Measured> {
  const child: ChildProcess = fork(script, args, { execArgv: ['--expose-gc', '--no-warnings'] });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    used: async () => {
      child.send('used');
      const [used] = (await once(child, 'message')) as [{ rss: number; cpu: number }];
      return used;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
