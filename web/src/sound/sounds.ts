import type { SoundName } from './sound-name.ts';

/** A tone or a burst of noise within a sound. Times in seconds, frequencies in hertz. */
export type Tone = {
  readonly wave: 'sine' | 'triangle' | 'noise';
  /** The frequency at the beginning; of noise, the middle of its band. */
  readonly pitch: number;
  /** The frequency at the end; without it the pitch stays. */
  readonly to?: number;
  readonly at: number;
  readonly long: number;
  /** From 0 to 1. */
  readonly loud: number;
};

/** The same tone at several times, each with its pitch. */
const row = (
  pitches: readonly number[],
  apart: number,
  tone: Omit<Tone, 'pitch' | 'at'>,
): readonly Tone[] => pitches.map((pitch, i) => ({ ...tone, pitch, at: i * apart }));

/** What each sound is made of. All are synthesised from these numbers. */
export const SOUNDS: { readonly [name in SoundName]: readonly Tone[] } = {
  // A wooden piece on a board.
  piece: [
    { wave: 'noise', pitch: 1400, at: 0, long: 0.04, loud: 0.5 },
    { wave: 'sine', pitch: 260, to: 150, at: 0, long: 0.09, loud: 0.55 },
  ],
  // Two rims that meet.
  coin: [
    { wave: 'triangle', pitch: 1319, at: 0, long: 0.09, loud: 0.22 },
    { wave: 'triangle', pitch: 1760, at: 0.05, long: 0.28, loud: 0.26 },
  ],
  // A stamp that falls on paper.
  stamp: [
    { wave: 'sine', pitch: 150, to: 55, at: 0, long: 0.16, loud: 0.9 },
    { wave: 'noise', pitch: 420, at: 0, long: 0.07, loud: 0.5 },
  ],
  // A card that is turned.
  card: [
    { wave: 'noise', pitch: 2600, to: 5200, at: 0, long: 0.08, loud: 0.3 },
    { wave: 'noise', pitch: 1500, at: 0.07, long: 0.03, loud: 0.22 },
  ],
  turn: row([523.25, 659.25], 0.12, { wave: 'triangle', long: 0.38, loud: 0.3 }),
  deal: row([392, 523.25, 659.25], 0.07, { wave: 'triangle', long: 0.3, loud: 0.26 }),
  win: row([523.25, 659.25, 783.99, 1046.5, 1318.5], 0.11, {
    wave: 'triangle',
    long: 0.5,
    loud: 0.28,
  }),
};
