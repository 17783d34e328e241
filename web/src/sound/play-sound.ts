import type { SoundName } from './sound-name.ts';
import { SOUNDS, type Tone } from './sounds.ts';

/** The time in which a tone reaches its loudness, in seconds: without it every tone would click. */
const ATTACK = 0.006;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(context: AudioContext): AudioBuffer {
  noise ??= context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  if (samples[0] === 0) for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Plays a sound, `step` half tones higher, at a volume from 0 to 1. */
export function playSound(name: SoundName, step: number, volume: number): void {
  if (volume <= 0) return;
  audio ??= new AudioContext();
  // Browsers suspend audio until the page was pressed for the first time.
  if (audio.state === 'suspended') void audio.resume();
  const start = audio.currentTime;
  for (const tone of SOUNDS[name]) playTone(audio, tone, start, 2 ** (step / 12), volume);
}

function playTone(
  context: AudioContext,
  { wave, pitch, to, at, long, loud }: Tone,
  start: number,
  higher: number,
  volume: number,
): void {
  const begins = start + at;
  const ends = begins + long;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, begins);
  loudness.gain.linearRampToValueAtTime(loud * volume, begins + ATTACK);
  loudness.gain.exponentialRampToValueAtTime(0.0008, ends);
  loudness.connect(context.destination);
  const { source, frequency } =
    wave === 'noise' ? noiseBand(context, loudness) : tone(context, wave, loudness);
  frequency.setValueAtTime(pitch * higher, begins);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to * higher, ends);
  source.start(begins);
  source.stop(ends + 0.02);
}

type Source = { readonly source: AudioScheduledSourceNode; readonly frequency: AudioParam };

function tone(context: AudioContext, wave: OscillatorType, out: AudioNode): Source {
  const source = context.createOscillator();
  source.type = wave;
  source.connect(out);
  return { source, frequency: source.frequency };
}

function noiseBand(context: AudioContext, out: AudioNode): Source {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  source.connect(band).connect(out);
  return { source, frequency: band.frequency };
}
