import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { animatedWebp } from '../tools/animated-webp.ts';
import { root } from '../tools/root.ts';

/** The chunks of a RIFF file with their lengths. */
function chunksOf(file: Buffer): { name: string; data: Buffer }[] {
  const chunks = [];
  for (let at = 12; at < file.length;) {
    const length = file.readUInt32LE(at + 4);
    chunks.push({
      name: file.toString('latin1', at, at + 4),
      data: file.subarray(at + 8, at + 8 + length),
    });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

test('the README shows an animation of a game of at most 2 MB', () => {
  const shown = /\]\((docs\/screenshots\/[a-z-]+\.webp)\)/.exec(
    readFileSync(join(root, 'README.md'), 'utf8'),
  )![1]!;
  const file = readFileSync(join(root, shown));
  expect(file.length).toBeLessThanOrEqual(2_000_000);
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  const names = chunksOf(file).map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['VP8X', 'ANIM']);
  expect(names.filter((name) => name === 'ANMF').length).toBeGreaterThanOrEqual(20);
});

test('every frame keeps its pixels, its size and its time', () => {
  // A still picture of five bytes of "pixels", an odd length that is filled up.
  const still = (fill: number): Buffer => {
    const head = Buffer.from('RIFF\0\0\0\0WEBPVP8 \x05\0\0\0', 'latin1');
    return Buffer.concat([head, Buffer.alloc(5, fill), Buffer.alloc(1)]);
  };
  const frames = [
    { webp: still(1), milliseconds: 500 },
    { webp: still(2), milliseconds: 70_000 },
  ];
  const file = animatedWebp(1024, 640, frames);
  const drawn = chunksOf(file).filter(({ name }) => name === 'ANMF');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect(drawn).toHaveLength(2);
  for (const [i, { data }] of drawn.entries()) {
    expect(data.readUIntLE(6, 3) + 1).toBe(1024);
    expect(data.readUIntLE(9, 3) + 1).toBe(640);
    expect(data.readUIntLE(12, 3)).toBe(frames[i]!.milliseconds);
    expect(data.subarray(24, 29)).toEqual(Buffer.alloc(5, i + 1));
  }
  expect(() => animatedWebp(1, 1, [{ webp: Buffer.alloc(20), milliseconds: 1 }])).toThrow(
    'no WebP',
  );
});
