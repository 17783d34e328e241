import { SNAPSHOT_EVERY, Snapshots } from '../live-tables/snapshots.ts';

/* A server that is killed when an entry was written and its snapshot is about to be. */

Snapshots.prototype.add = (_row, { seq }) => {
  if (seq % SNAPSHOT_EVERY === 0) process.kill(process.pid, 'SIGKILL');
};
await import('./faults/node.ts');
