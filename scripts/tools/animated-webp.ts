/* Puts still WebP pictures together to an animated one: the container alone, no coding of pixels. */

export type Frame = {
  /** A still picture without transparency, as a browser's canvas makes it. */
  readonly webp: Buffer;
  readonly milliseconds: number;
};

/** A chunk of RIFF: a name of four letters, its length, the data, filled up to an even length. */
function chunk(name: string, ...data: readonly Buffer[]): Buffer {
  const body = Buffer.concat(data);
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Whole numbers of three bytes. */
function threeBytes(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(3 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUIntLE(value, 3 * i, 3);
  return bytes;
}

/** The coded pixels of a still picture: its chunk `VP8 ` or `VP8L`. */
function pixelsOf(webp: Buffer): Buffer {
  for (let at = 12; at + 8 <= webp.length;) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L')
      return chunk(name, webp.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  throw new Error('The picture is no WebP with pixels.');
}

/** Every frame covers the whole picture; the animation repeats without end. */
export function animatedWebp(width: number, height: number, frames: readonly Frame[]): Buffer {
  const animated = 0x02;
  const head = Buffer.concat([Buffer.from([animated, 0, 0, 0]), threeBytes(width - 1, height - 1)]);
  const withoutBlending = 0x02;
  const drawn = frames.map(({ webp, milliseconds }) =>
    chunk(
      'ANMF',
      threeBytes(0, 0, width - 1, height - 1, milliseconds),
      Buffer.from([withoutBlending]),
      pixelsOf(webp),
    ),
  );
  const background = Buffer.from([255, 255, 255, 255]);
  const endless = Buffer.from([0, 0]);
  const body = [chunk('VP8X', head), chunk('ANIM', background, endless), ...drawn];
  return chunk('RIFF', Buffer.from('WEBP', 'latin1'), ...body);
}
