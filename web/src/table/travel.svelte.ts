import type { Attachment } from 'svelte/attachments';
import { calm } from '../settings.svelte.ts';

/** Where each travelling piece was last seen, by its name. */
const seenAt = new Map<string, { readonly box: DOMRect; readonly at: number }>();

const FRESH = 400;
const FLIGHT = 380;
/** In frames. */
const PATIENCE = 12;

/**
 * Lets a piece travel: when an element with this name appears where there was one with the same
 * name elsewhere a moment ago (or moves itself), it flies from there. Works in SVG and HTML.
 */
export function travels(name: string): Attachment<HTMLElement | SVGGraphicsElement> {
  return (element) => {
    const before = seenAt.get(name);
    if (before && performance.now() - before.at < FRESH) fly(element, before.box);
    let box = element.getBoundingClientRect();
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      // Asking where things lie costs a layout: a few times a second is enough.
      // An element in flight is where its flight shows it; remember where it is going.
      if (frames++ % PATIENCE === 0 && element.getAnimations().length === 0)
        box = element.getBoundingClientRect();
      frame = requestAnimationFrame(look);
    });
    return () => {
      cancelAnimationFrame(frame);
      seenAt.set(name, { box, at: performance.now() });
    };
  };
}

/** Sends an element on its way from where it was. */
export function fly(element: HTMLElement | SVGGraphicsElement, from: DOMRect, delay = 0): void {
  if (calm()) return;
  const to = element.getBoundingClientRect();
  // Inside an SVG a CSS pixel is a unit of the drawing.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.hypot(dx, dy) < 2) return;
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
    { duration: FLIGHT, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
}
