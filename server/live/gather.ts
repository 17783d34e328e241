import type { Duplex } from 'node:stream';

const gathered = new Set<Duplex>();

/** Lets what is sent to one client in the same moment go out in one write. */
export function gather(stream: Duplex): void {
  if (gathered.has(stream)) return;
  if (gathered.size === 0) setImmediate(release);
  gathered.add(stream);
  stream.cork();
}

function release(): void {
  for (const stream of gathered) stream.uncork();
  gathered.clear();
}
