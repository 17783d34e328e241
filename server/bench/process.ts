import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type Measured = {
  readonly address: string;
  /** Bytes of resident memory, after collecting garbage. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

/** A server in a process of its own. */
export async function launch(script: URL): Promise<Measured> {
  const child: ChildProcess = fork(script, { execArgv: ['--expose-gc', '--no-warnings'] });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return {
    address,
    memory: async () => {
      child.send('memory');
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
      return rss;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
