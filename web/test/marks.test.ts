import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/*
 * The owners' colours must be distinguishable with every common kind of colour vision (simulated
 * after Machado et al., 2009, at full strength), and each must contrast with its background.
 */

type Rgb = readonly [number, number, number];

const visions: { readonly [name: string]: readonly (readonly number[])[] } = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = await readFile(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

/** A colour of the light (0) or dark (1) theme in linear RGB, each part from 0 to 1. */
function colour(name: string, theme: 0 | 1): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  if (!found) throw new Error(`no colour called ${name}`);
  const hex = found[theme + 1]!;
  const part = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const seen = (rgb: Rgb, vision: string): Rgb =>
  visions[vision]!.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * rgb[i]!, 0),
      ),
    ),
  ) as unknown as Rgb;

/** The colour in Oklab, where distances agree with perceived differences. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const apart = (a: Rgb, b: Rgb): number =>
  Math.hypot(...oklab(a).map((part, i) => part - oklab(b)[i]!));

const luminance = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a: Rgb, b: Rgb): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

const owners = [1, 2, 3, 4, 5, 6];
for (const [theme, title] of [
  [0, 'light'],
  [1, 'dark'],
] as const) {
  for (const vision of Object.keys(visions)) {
    test(`six owners stay apart, ${title}, ${vision}`, () => {
      for (const a of owners) {
        for (const b of owners.filter((one) => one > a)) {
          const [one, two] = [a, b].map((seat) => seen(colour(`owner-${seat}`, theme), vision));
          expect([a, b, apart(one!, two!) > 0.14]).toEqual([a, b, true]);
        }
      }
    });
  }

  test(`owners stand out from the paper by themselves or by their edge, ${title}`, () => {
    for (const seat of owners) {
      const own = colour(`owner-${seat}`, theme);
      const best = Math.max(
        contrast(own, colour('paper', theme)),
        theme === 0 ? contrast(colour('owner-edge', 0), colour('paper', 0)) : 0,
      );
      expect(best).toBeGreaterThan(3);
      expect(contrast(own, colour(`owner-ink-${seat}`, theme))).toBeGreaterThan(4.5);
    }
  });

  test(`text can be read, ${title}`, () => {
    const pairs = [
      ['ink', 'paper'],
      ['soft', 'paper'],
      ['soft', 'ground'],
      ['soft', 'sheet'],
      ['lamp', 'paper'],
      ['lamp', 'ground'],
      ['on-lamp', 'lamp'],
      ['choice', 'paper'],
      ['alarm', 'paper'],
      ['ink', 'choice-soft'],
      ['ink', 'lamp-soft'],
      ['ink', 'alarm-soft'],
      ['water-ink', 'water'],
    ] as const;
    for (const [a, b] of pairs)
      expect([a, b, contrast(colour(a, theme), colour(b, theme)) >= 4.5]).toEqual([a, b, true]);
  });
}
