import { connect, createServer, type Socket } from 'node:net';

/** The line between a browser and the house: it can be cut, and mended. */
export type TcpProxy = {
  /** Where the house is reached over this line. */
  readonly address: string;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function startProxy(house: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(house);
  const sockets = new Set<Socket>();
  let whole = true;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      // One end gone is both gone, in whatever way it went.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((ready) => {
    server.listen(0, hostname, ready);
  });
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The line has no port.');
  return {
    address: `http://${hostname}:${own.port}`,
    cut: () => {
      whole = false;
      drop();
    },
    mend: () => {
      whole = true;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        drop();
      }),
  };
}
