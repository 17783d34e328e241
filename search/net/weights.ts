import {
  canonical,
  integer,
  type Json,
  list,
  MAX_SEATS,
  object,
  sha256,
  type Shape,
  text,
  toHex,
  utf8,
} from '@faubourg/core';
import { emptyNet, flatten, type Kernel, type Net, netSize, unflatten } from './net.ts';
import { JsKernel } from './js-kernel.ts';
import { wasmKernel } from './wasm-kernel.ts';

/**
 * A net as a data file, for one game, rules version, number of players and material (`fits`). It
 * records how it was trained, so that training can be repeated.
 */
export type WeightFile = {
  readonly format: 'faubourg/net';
  readonly version: number;
  readonly game: string;
  readonly players: number;
  /** See `fingerprint`. */
  readonly fits: string;
  readonly made: { readonly command: string; readonly seed: number; readonly games: number };
  readonly sizes: readonly number[];
  /** 32-bit numbers, low byte first, in base 64. */
  readonly weights: string;
};

const weightFileShape: Shape<WeightFile> = object({
  format: text(20, /^faubourg\/net$/, '"faubourg/net"'),
  version: integer(1, 1),
  game: text(40),
  players: integer(1, MAX_SEATS),
  fits: text(64),
  made: object({
    command: text(500),
    seed: integer(0, 2 ** 31),
    games: integer(0, 1_000_000_000),
  }),
  sizes: list(integer(1, 4096), 2, 8),
  weights: text(8_000_000),
}) as unknown as Shape<WeightFile>;

/** A short hash of everything a net was trained on: rules version, boards, cards, features. */
export function fingerprint(...parts: readonly Json[]): string {
  return toHex(sha256(utf8(canonical(parts)))).slice(0, 16);
}

/** A weight file of a net. */
export function writeNet(
  net: Net,
  about: Pick<WeightFile, 'game' | 'players' | 'fits' | 'made'>,
): WeightFile {
  const { game, players, fits, made } = about;
  const weights = toBase64(new Uint8Array(flatten(net).buffer));
  return {
    format: 'faubourg/net',
    version: 1,
    game,
    players,
    fits,
    made,
    sizes: net.sizes,
    weights,
  };
}

/**
 * The net of a file, or null if the file is invalid or does not fit; callers then use a heuristic
 * evaluator.
 */
export function readNet(file: unknown, players: number, fits: string): Net | null {
  if (weightFileShape.fault(file, '')) return null;
  const { sizes, weights, ...about } = file as WeightFile;
  if (about.players !== players || about.fits !== fits) return null;
  const net = emptyNet(sizes);
  const bytes = fromBase64(weights);
  if (bytes.byteLength !== 4 * netSize(net)) return null;
  unflatten(new Float32Array(bytes.buffer), net);
  return net;
}

/** The fastest kernel this platform has; for `parts` see `wasmKernel`. */
export function kernelOf(net: Net, parts: readonly number[] = []): Kernel {
  return wasmKernel(net, parts) ?? new JsKernel(net);
}

export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (char) => char.codePointAt(0)!);
}
