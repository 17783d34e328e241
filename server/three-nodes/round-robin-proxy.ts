import { connect, createServer, type Server, type Socket } from 'node:net';

/** A minimal proxy: every connection goes to the next port that accepts it. */
export function roundRobin(ports: readonly number[]): Server {
  let turn = 0;
  return createServer((from) => {
    from.on('error', () => from.destroy());
    forward(from, ports, turn++, ports.length);
  });
}

function forward(from: Socket, ports: readonly number[], turn: number, tries: number): void {
  if (tries === 0) {
    from.destroy();
    return;
  }
  const to = connect({ host: '127.0.0.1', port: ports[turn % ports.length]! });
  const next = (): void => {
    forward(from, ports, turn + 1, tries - 1);
  };
  to.once('error', next);
  to.once('connect', () => {
    to.off('error', next);
    to.on('error', () => from.destroy());
    from.once('close', () => to.destroy());
    to.once('close', () => from.destroy());
    from.pipe(to);
    to.pipe(from);
  });
}
