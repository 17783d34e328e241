import { expect, test } from 'vitest';
import { NdjsonStream } from '../http/ndjson-stream.ts';

const texts = Array.from({ length: 300 }, (_, i) => `${i} ${'x'.repeat(1000)}`);

test('a past of any length comes whole, and never more of it waits than may', async () => {
  let cuts = 0;
  const lines = new NdjsonStream(3000, () => cuts++);
  const fed = lines.sendPast(texts).then(() => lines.end());
  let read = '';
  for await (const part of lines.out.setEncoding('utf8')) {
    read += part as string;
    expect(lines.out.writableLength).toBeLessThan(3000 + 1100);
    // A heartbeat between two lines does not disconnect a reader that reads.
    lines.heartbeat();
  }
  await fed;
  expect(read.trimEnd().split('\n')).toEqual(texts);
  expect(cuts).toBe(0);
});

test('who takes nothing of the past for three beats is cut off', async () => {
  let cuts = 0;
  const lines = new NdjsonStream(3000, () => cuts++);
  const fed = lines.sendPast(texts);
  for (let beat = 0; beat < 3; beat++) {
    expect(cuts).toBe(0);
    lines.heartbeat();
  }
  lines.heartbeat();
  await fed;
  expect(cuts).toBe(1);
  expect(lines.out.destroyed).toBe(true);
});

test('who lets too much of the present wait is cut off', () => {
  let cuts = 0;
  const lines = new NdjsonStream(3000, () => cuts++);
  for (const text of texts) lines.sendLive(text);
  expect(cuts).toBe(1);
  expect(lines.out.destroyed).toBe(true);
});
