import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export type Measured = {
  readonly address: string;
  /** The folder of its database. */
  readonly data: string;
  /** Bytes of resident memory after collecting garbage, and microseconds of processor time. */
  used(): Promise<{ readonly rss: number; readonly cpu: number }>;
  /** Milliseconds of processor time that `work` takes in all, and in its longest turn. */
  turns(work: () => Promise<unknown>): Promise<{ readonly cpu: number; readonly hold: number }>;
  stop(): Promise<void>;
};

/** A server in a process of its own. */
export async function launch(script: URL, args: readonly string[] = []): Promise<Measured> {
  const child: ChildProcess = fork(script, args, { execArgv: ['--expose-gc', '--no-warnings'] });
  const [{ address, data }] = (await once(child, 'message')) as [
    Pick<Measured, 'address' | 'data'>,
  ];
  return {
    address,
    data,
    used: async () => {
      child.send('used');
      const [used] = (await once(child, 'message')) as [{ rss: number; cpu: number }];
      return used;
    },
    turns: async (work) => {
      child.send({ turns: true });
      await once(child, 'message');
      await work();
      child.send({ turns: false });
      const [turns] = (await once(child, 'message')) as [{ cpu: number; hold: number }];
      return turns;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
