import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Playback } from './playback.svelte.ts';
import { flyFrom } from './motion.svelte.ts';

/**
 * Lets a piece come from somewhere else on the page when it appears in the course of play: from
 * its owner's card (`[data-seat="2"]`), say. Not when the past is looked at, nor at the start.
 */
export function arrives(
  { playback }: { readonly playback: Pick<Playback, 'step' | 'past'> },
  from: string,
  delay = 0,
): Attachment<HTMLElement | SVGGraphicsElement> {
  return (element) =>
    untrack(() => {
      if (playback.step === null || playback.past !== null) return;
      const start = document.querySelector(from);
      if (start) flyFrom(element, start.getBoundingClientRect(), delay);
    });
}
