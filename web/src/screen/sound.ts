let audio: AudioContext | null = null;

/** Plays two soft notes, for the start of the viewer's turn. */
export function playTurnSound(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const at = start + i * 0.12;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.01);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}
