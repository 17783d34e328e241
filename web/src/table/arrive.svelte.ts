import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Stage } from './stage.svelte.ts';
import { fly } from './travel.svelte.ts';

/**
 * Lets a piece come from somewhere else on the page when it appears in the course of play: from
 * its owner's card (`[data-seat="2"]`), say. Not when the past is looked at, nor at the start.
 */
export function arrives(
  { stage }: { readonly stage: Pick<Stage, 'step' | 'past'> },
  from: string,
  delay = 0,
): Attachment<HTMLElement | SVGGraphicsElement> {
  return (element) =>
    untrack(() => {
      if (stage.step === null || stage.past !== null) return;
      const start = document.querySelector(from);
      if (start) fly(element, start.getBoundingClientRect(), delay);
    });
}
