import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openStore } from '../../store/open.ts';
import { readLog } from '../../store/tables.ts';
import { openTable, startTable } from '../tables.ts';
import { fuzz } from './fuzz.ts';

/* npm run test:fuzz [-- count [seed]]: malformed requests and messages, by the hundred thousand. */

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('Expected whole numbers: npm run test:fuzz -- 100000 1');
  process.exit(1);
}

const child = fork(new URL('./node.ts', import.meta.url), { execArgv: ['--expose-gc'] });
let died = false;
child.once('exit', () => {
  died = true;
});
const [{ address, data }] = (await once(child, 'message')) as [{ address: string; data: string }];
const heap = async (): Promise<number> => {
  child.send('heap');
  const [answer] = (await once(child, 'message')) as [{ heap: number }];
  return Math.round(answer.heap / 1024);
};

const engine = await openStore(undefined, `${data}/faubourg.sqlite`);
const running = await startTable(address, 3);
const open = await openTable(address, 2, { seats: [{ for: 'anyone' }, { for: 'anyone' }] });
const others = (await openTable(address, 2)).clients;
const clients = [...running.clients, ...others];
const tables = [running.table, open.table];
const state = async (): Promise<string> =>
  JSON.stringify(await Promise.all(tables.map((table) => readLog(engine, table))));
const before = await state();

// What is compiled and cached on the first requests is no growth.
const warm = Math.max(1, Math.floor(count / 5));
const first = await fuzz(clients, tables, warm, seed);
const early = await heap();
const rest = await fuzz(clients, tables, count - warm, seed + 1);
const late = await heap();

const faults = [...first.faults, ...rest.faults];
const untouched = (await state()) === before;
const grown = late - early;
console.log(
  `${first.requests + rest.requests} requests, ${first.messages + rest.messages} messages, seed ${seed}`,
);
console.log(`answers by status: ${JSON.stringify(rest.statuses)}`);
console.log(`memory held: ${early} KiB after a fifth, ${late} KiB at the end (${grown} KiB more)`);
console.log(`tables ${untouched ? 'untouched' : 'CHANGED'}, the house ${died ? 'DIED' : 'is up'}`);
for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
await engine.close();
child.disconnect();
const good = faults.length === 0 && untouched && !died && grown < 10_000;
console.log(`${good ? 1 : 0} passed, ${good ? 0 : 1} failed`);
process.exitCode = good ? 0 : 1;
