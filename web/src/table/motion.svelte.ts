import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from '../app/settings.svelte.ts';

/** Where each travelling piece was last seen, by its name. */
const seenAt = new Map<string, { readonly box: DOMRect; readonly at: number }>();

const FRESH = 400;
const FLIGHT = 380;
/** How often places are looked at; things move when windows and maps do. */
const LOOK = 200;

type Traveller = HTMLElement | SVGGraphicsElement;

/** Every travelling piece on the page, and where it lay when last looked at. */
const travellers = new Map<Traveller, DOMRect | null>();
let looking: ReturnType<typeof setInterval> | undefined;
let frame = 0;

/** All at once: asking where things lie costs a layout, but only the first time. */
function look(): void {
  frame = 0;
  for (const element of travellers.keys()) {
    // An element in flight is where its flight shows it; remember where it is going.
    if (element.getAnimations().length === 0)
      travellers.set(element, element.getBoundingClientRect());
  }
}

/**
 * Lets a piece travel: when an element with this name appears where there was one with the same
 * name elsewhere a moment ago (or moves itself), it flies from there. Works in SVG and HTML.
 */
export function travels(name: string): Attachment<Traveller> {
  return (element) => {
    const before = seenAt.get(name);
    if (before && performance.now() - before.at < FRESH) flyFrom(element, before.box);
    travellers.set(element, null);
    looking ??= setInterval(look, LOOK);
    if (frame === 0) frame = requestAnimationFrame(look);
    return () => {
      const box = travellers.get(element);
      travellers.delete(element);
      if (box) seenAt.set(name, { box, at: performance.now() });
      if (travellers.size > 0) return;
      clearInterval(looking);
      looking = undefined;
    };
  };
}

/** Sends an element on its way from where it was. */
export function flyFrom(element: Traveller, from: DOMRect, delay = 0): void {
  if (reducedMotion()) return;
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
