import type { SoundName } from './sound-name.ts';

/** How a telephone vibrates with each sound: milliseconds on, off, on … */
const PATTERNS: { readonly [name in SoundName]: readonly number[] } = {
  piece: [12],
  coin: [8],
  stamp: [25],
  card: [8],
  turn: [40],
  deal: [18, 40, 18],
  win: [30, 50, 30, 50, 60],
};

/** Whether this device can vibrate at all. */
export const canVibrate = (): boolean =>
  'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Lets the device vibrate, where it can. */
export function vibrate(name: SoundName): void {
  if (canVibrate()) navigator.vibrate([...PATTERNS[name]]);
}
