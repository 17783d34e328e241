import { openHouse } from '../house.ts';

/* A house in a process of its own that says how much memory it really holds. */

const house = await openHouse({ database: process.env['DATABASE_URL'] });
process.on('message', () => {
  globalThis.gc!();
  process.send!({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => void house.close());
process.send!({ address: house.address, data: house.data });
