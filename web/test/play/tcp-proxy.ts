import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy between a browser and the server, whose connections a test can cut. */
export type TcpProxy = {
  /** The address of the server through this proxy. */
  readonly address: string;
  /** Drops all connections and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

export async function startProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (!isOpen) {
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
      // When one end closes or fails, the other is closed.
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
  if (own === null || typeof own === 'string') throw new Error('The proxy has no port.');
  return {
    address: `http://${hostname}:${own.port}`,
    cut: () => {
      isOpen = false;
      drop();
    },
    mend: () => {
      isOpen = true;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        drop();
      }),
  };
}
