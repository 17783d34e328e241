import { type FramedUpdate, framedUpdateShape } from '@faubourg/protocol';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Client, LiveClient } from './client.ts';
import { readMetrics, startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { waiting: 20_000, watched: 3, connections: 4 } });
});
afterAll(() => server.close());

test('after a drop a client continues from its last number', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const first = await watch(clients[2]!, table);
  const held = first.frames.get(table)!;
  first.close();
  await answerFirst(clients[0]!, table);
  await answerFirst(clients[1]!, table);
  const second = await LiveClient.open(server.address, clients[2]!.token, first.frames);
  await second.ask({ do: 'watch', table, from: held.n });
  await second.until(() => second.frames.get(table)!.n === held.n + 2);
  expect(second.received.some((message) => message.frame)).toBe(false);
  expect(second.gaps).toBe(0);
  const whole = await clients[2]!.ok('GET', `/api/tables/${table}`);
  expect(frameOf(second, table)).toEqual(whole['frame']);
  const ahead = await second.ask({ do: 'watch', table, from: 999 });
  expect(ahead.ok).toEqual({ n: held.n + 2 });
  second.close();
});

test('who asks for packed messages is told the same in fewer bytes', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const { token } = clients[0]!;
  const plain = await LiveClient.open(server.address, token, new Map(), '');
  const packed = await LiveClient.open(server.address, token);
  for (const live of [plain, packed]) await live.ask({ do: 'watch', table });
  for (const client of clients) await answerFirst(client, table);
  for (const live of [plain, packed]) {
    await live.until(() => frameOf(live, table).view!['phase'] === 'light');
  }
  // The time differs: they began to watch one after the other.
  const told = (live: LiveClient) =>
    live.received.filter(({ table: id, time }) => id !== undefined && time === undefined);
  expect(told(packed)).toEqual(told(plain));
  expect(Math.max(...packed.sizes)).toBeLessThan(Math.max(...plain.sizes));
  for (const live of [plain, packed]) live.close();
  const odd = LiveClient.open(server.address, token, new Map(), '?packed=perhaps');
  await expect(odd).rejects.toThrow('refused with 400');
});

test('many tables on one connection, each message with its table', async () => {
  const tables = await Promise.all([startTable(server.address, 2), startTable(server.address, 2)]);
  const visitor = await Client.guest(server.address, 'Visitor');
  const live = await visitor.live();
  for (const { table } of tables) await live.ask({ do: 'watch', table });
  for (const { table, clients } of tables) await answerFirst(clients[0]!, table);
  await live.until(() => tables.every(({ table }) => live.frames.get(table)!.n >= 1));
  await live.ask({ do: 'unwatch', table: tables[0].table });
  const before = live.frames.get(tables[0].table)!.n;
  for (const { table, clients } of tables) await answerFirst(clients[1]!, table);
  await live.until(() => frameOf(live, tables[1].table).view!['phase'] === 'light');
  expect(live.frames.get(tables[0].table)!.n).toBe(before);
  live.close();
});

test('a client that does not read is cut off, and resumes', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const { hostname, port } = new URL(server.address);
  const socket = createConnection({ host: hostname, port: Number(port) });
  // The server may close it while this side writes.
  socket.on('error', () => {});
  await once(socket, 'connect');
  const key = Buffer.alloc(16, 1).toString('base64');
  socket.write(
    `GET /api/live HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      `sec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\nauthorization: Bearer ${clients[0]!.token}\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  // Masked with zeros, so that the text is sent as it is.
  const text = Buffer.from(JSON.stringify({ do: 'watch', id: 1, table }));
  const frame = Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]);
  const metrics = async () => {
    return /cut_total\{why="slow"\} (\d+)/.exec(await readMetrics(server.address))?.[1];
  };
  expect(await metrics()).toBeUndefined();
  // Every command to watch is answered with a whole frame, and none of them is read.
  for (let sent = 0; (await metrics()) === undefined; sent++) {
    if (!socket.destroyed) socket.write(Buffer.concat(Array.from({ length: 50 }, () => frame)));
    expect(sent).toBeLessThan(10_000);
  }
  socket.destroy();
  const live = await watch(clients[0]!, table);
  expect(frameOf(live, table).you).toBe(0);
  live.close();
});

test('limits of the live connection', async () => {
  const tables = await Promise.all(Array.from({ length: 4 }, () => startTable(server.address, 2)));
  const visitor = await Client.guest(server.address, 'Visitor');
  const lives = await Promise.all(Array.from({ length: 4 }, () => visitor.live()));
  await expect(visitor.live()).rejects.toThrow('409');
  const replies = [];
  for (const { table } of tables) replies.push(await lives[0]!.ask({ do: 'watch', table }));
  expect(replies.map((reply) => reply.problem?.rule)).toEqual([
    undefined,
    undefined,
    undefined,
    'FB-56',
  ]);
  for (const live of lives) live.close();
});

test('what is wrong with a message is said, and the connection stays', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const live = await watch(clients[0]!, table);
  const say = async (text: string) => {
    const before = live.received.length;
    live.socket.send(text);
    await live.until(() => live.received.length > before);
    return live.received[before]!.problem?.rule;
  };
  expect(await say('not json')).toBe('FB-53');
  expect(await say('null')).toBe('FB-50');
  expect(await say('{"do":"dance","id":1}')).toBe('FB-50');
  expect(await say(`{"do":"watch","id":1,"table":"${table}","more":1}`)).toBe('FB-50');
  expect(await say('{"do":"watch","id":1,"table":"nowhere"}')).toBe('FB-30');
  expect(await say('['.repeat(40) + ']'.repeat(40))).toBe('FB-52');
  expect(await say('{"__proto__":{},"id":3}')).toBe('FB-53');
  expect((await live.ask({ do: 'watch', table })).ok).toBeDefined();
  live.close();
});

test('binary, invalid UTF-8 and huge messages end the connection', async () => {
  const codes: number[] = [];
  for (const data of [
    Buffer.from([1, 2, 3]),
    Buffer.from([0xff, 0xfe]),
    Buffer.alloc(70_000, 'a'),
  ]) {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`);
    await once(socket, 'open');
    socket.send(data, { binary: data.length === 3 });
    const [code] = (await once(socket, 'close')) as [number];
    codes.push(code);
  }
  expect(codes).toEqual([1003, 1007, 1009]);
});

test('pages from elsewhere cannot connect', async () => {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
    origin: 'https://elsewhere.example',
  });
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ];
  expect(response.statusCode).toBe(403);
  socket.on('error', () => {});
  socket.terminate();
});

test('streams are limited like connections, and given free when they end', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const open = async (signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${clients[0]!.token}` };
    const url = `${server.address}/api/tables/${table}/events?stream=true`;
    return (await fetch(url, { headers, ...(signal && { signal }) })).status;
  };
  const stop = new AbortController();
  for (let i = 0; i < 4; i++) expect(await open(stop.signal)).toBe(200);
  expect(await open()).toBe(409);
  stop.abort();
  const last = new AbortController();
  // Repeated until the server has noticed that the others are gone.
  while ((await open(last.signal)) !== 200);
  last.abort();
});

test('programs can follow a table as lines of JSON', async () => {
  const { table, clients } = await startTable(server.address, 2);
  await answerFirst(clients[0]!, table);
  const response = await fetch(`${server.address}/api/tables/${table}/events?stream=true`, {
    headers: { authorization: `Bearer ${clients[1]!.token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  const numbers: number[] = [];
  let rest = '';
  let answered = false;
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) numbers.push((JSON.parse(line) as { n: number }).n);
    const last = (await clients[1]!.ok('GET', `/api/tables/${table}`))['n'] as number;
    if (!answered && numbers.at(-1) === last) {
      answered = true;
      await answerFirst(clients[1]!, table);
    } else if (answered && numbers.at(-1) === last) break;
  }
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('with frames a line has all there is to see, so that a program needs no patches', async () => {
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  const [ada, bo] = clients as [Client, Client];
  const url = `${server.address}/api/tables/${table}/events`;
  const headers = { authorization: `Bearer ${ada.token}` };
  const refused = await fetch(`${url}?frames=true`, { headers });
  expect(refused.status).toBe(400);
  const response = await fetch(`${url}?stream=true&frames=true`, { headers });
  let rest = '';
  let last: FramedUpdate['frame'] | null = null;
  const numbers: number[] = [];
  let events = 0;
  lines: for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((one) => one !== '')) {
      const message = JSON.parse(line) as FramedUpdate;
      expect(framedUpdateShape.fault(message, '')).toBeNull();
      numbers.push(message.n);
      events += message.events?.length ?? 0;
      last = message.frame;
      if (last.table.phase === 'over') break lines;
      if (message.frame.asks.some((ask) => ask.owed && ask.seat === message.frame.you))
        await answerFirst(ada, table);
      else await answerFirst(bo, table);
    }
  }
  expect(events).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.map((_, i) => numbers[0]! + i));
  expect(last).toEqual((await ada.ok('GET', `/api/tables/${table}`))['frame']);
});

test('a history larger than what may wait is streamed whole, and goes on', async () => {
  const small = await startServer({ limits: { waiting: 3000 } });
  const { table, clients } = await startTable(small.address, 2);
  for (let i = 0; i < 6; i++) for (const client of clients) await answerFirst(client, table);
  const url = `${small.address}/api/tables/${table}/events`;
  const headers = { authorization: `Bearer ${clients[0]!.token}` };
  const whole = (await (await fetch(url, { headers })).json()) as { messages: { n: number }[] };
  expect(JSON.stringify(whole).length).toBeGreaterThan(3000);
  const response = await fetch(`${url}?stream=true`, { headers });
  const messages: { n: number }[] = [];
  let rest = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) messages.push(JSON.parse(line) as { n: number });
    if (messages.length === whole.messages.length) await clients[0]!.post(table, 'leave');
    if (messages.length > whole.messages.length) break;
  }
  expect(messages.slice(0, -1)).toEqual(whole.messages);
  expect(messages.at(-1)!.n).toBe(messages.length);
  await small.close();
});

test('who does not answer a heartbeat until the next is cut off', async () => {
  const beats: (() => void)[] = [];
  const byHand = await startServer({
    setInterval: (_milliseconds, work) => {
      beats.push(work);
      return () => {};
    },
  });
  // A whole period: every connection is checked once.
  const period = (): void => {
    for (let slot = 0; slot < 100; slot++) for (const beat of beats) beat();
  };
  const url = `${byHand.address.replace('http', 'ws')}/api/live`;
  const silent = new WebSocket(url, { autoPong: false });
  const lively = new WebSocket(url);
  await Promise.all([once(silent, 'open'), once(lively, 'open')]);
  const cut = once(silent, 'close');
  const asked = once(lively, 'ping');
  period();
  await asked;
  // Pings are answered in order: with this pong the server has got the one before it.
  lively.ping();
  await once(lively, 'pong');
  period();
  await cut;
  expect(lively.readyState).toBe(lively.OPEN);
  const metrics = await readMetrics(byHand.address);
  expect(metrics).toContain('connections_cut_total{why="silent"} 1');
  lively.terminate();
  await byHand.close();
});
