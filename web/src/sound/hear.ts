import { settings } from '../app/settings.svelte.ts';
import type { SoundName } from './sound-name.ts';

/**
 * Plays a sound, and lets a telephone vibrate, if the settings ask for it. Nothing is loaded before
 * that. `step` raises the pitch by that many half tones, for sounds that follow each other.
 */
export async function hear(name: SoundName, step = 0): Promise<void> {
  if (settings.haptics) {
    const { vibrate } = await import('./vibrate.ts');
    vibrate(name);
  }
  if (settings.sound) {
    const { playSound } = await import('./play-sound.ts');
    playSound(name, step, settings.volume);
  }
}
