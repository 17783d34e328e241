import { expect, test, vi } from 'vitest';
import type { SoundName } from '../src/sound/sound-name.ts';
import { SOUNDS } from '../src/sound/sounds.ts';

// Runes without the compiler.
vi.stubGlobal('$state', <T>(value: T): T => value);

/** Records how many contexts, sources and vibrations were made. */
const made = { contexts: 0, sources: 0, peaks: [] as number[], vibrations: 0 };
const param = {
  setValueAtTime: () => {},
  linearRampToValueAtTime: (value: number) => made.peaks.push(value),
  exponentialRampToValueAtTime: () => {},
};
const node = (more: object = {}): object => ({
  connect: (to: unknown) => to,
  gain: param,
  frequency: param,
  start: () => made.sources++,
  stop: () => {},
  ...more,
});
class SilentContext {
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    made.contexts++;
  }
  createGain = () => node();
  createOscillator = () => node();
  createBufferSource = () => node();
  createBiquadFilter = () => node();
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
vi.stubGlobal('AudioContext', SilentContext);
vi.stubGlobal('matchMedia', () => ({ matches: true }));
vi.stubGlobal('navigator', { vibrate: () => made.vibrations++ });

const { settings } = await import('../src/app/settings.svelte.ts');
const { hear } = await import('../src/sound/hear.ts');
const names = Object.keys(SOUNDS) as SoundName[];

test('nothing is heard or felt until it is asked for: not even an audio context is made', async () => {
  for (const name of names) await hear(name);
  expect(made).toEqual({ contexts: 0, sources: 0, peaks: [], vibrations: 0 });
});

test('vibration has a switch of its own', async () => {
  settings.haptics = true;
  for (const name of names) await hear(name);
  settings.haptics = false;
  expect(made).toMatchObject({ contexts: 0, vibrations: names.length });
});

test('every sound is played on one audio context, no louder than the volume', async () => {
  settings.sound = true;
  settings.volume = 0.5;
  for (const name of names) {
    const before = made.sources;
    await hear(name, 3);
    expect(made.sources - before).toBe(SOUNDS[name].length);
  }
  expect(made.contexts).toBe(1);
  expect(Math.max(...made.peaks)).toBeLessThanOrEqual(0.5);
  settings.sound = false;
});
