import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { reducedMotion } from '../app/settings.svelte.ts';
import type { Playback } from './playback.svelte.ts';

/** Where each removed piece was last seen, by its name. */
const seenAt = new Map<string, { readonly box: DOMRect; readonly at: number }>();

/** For how long after its removal a piece can be the start of a flight, in milliseconds. */
const FRESH = 400;
/** The duration of a flight, in milliseconds. */
const FLIGHT = 380;
/** The interval between two measurements, in milliseconds: pieces move with windows and maps. */
const INTERVAL = 200;

type MovingElement = HTMLElement | SVGGraphicsElement;

/** Every element with `travels`, and its place when it was last measured. */
const places = new Map<MovingElement, DOMRect | null>();
let timer: ReturnType<typeof setInterval> | undefined;
let frame = 0;

/** Flights that begin in the next frame. */
let flights: Flight[] = [];
type Flight = {
  readonly element: MovingElement;
  readonly from: () => DOMRect | undefined;
  readonly delay: number;
};

/**
 * Measures all elements and starts all flights, in the frame that draws them. All places are read
 * before anything is moved, so that the page is laid out once.
 */
function drawFrame(): void {
  frame = 0;
  const starts = flights.map(startOf);
  flights = [];
  measure();
  for (const start of starts) start?.();
}

const waitForFrame = (): void => {
  if (frame === 0) frame = requestAnimationFrame(drawFrame);
};

/** Measures all elements at once: only the first measurement forces a layout. */
function measure(): void {
  for (const element of places.keys()) {
    // During a flight the box is not the element's own place; keep the last one.
    if (element.getAnimations().length === 0) places.set(element, element.getBoundingClientRect());
  }
}

/**
 * Lets an element fly from the place of the element with the same name that was removed at most
 * `FRESH` milliseconds ago. Works in SVG and HTML.
 */
export function travels(name: string): Attachment<MovingElement> {
  return (element) => {
    const before = seenAt.get(name);
    if (before && performance.now() - before.at < FRESH) flyFrom(element, () => before.box);
    places.set(element, null);
    timer ??= setInterval(measure, INTERVAL);
    waitForFrame();
    return () => {
      const box = places.get(element);
      places.delete(element);
      if (box) seenAt.set(name, { box, at: performance.now() });
      if (places.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}

/**
 * Lets a new element fly from another element of the page, such as its owner's card
 * (`[data-seat="2"]`). Only in the course of play: not at the start, and not in an earlier row.
 */
export function arrives(
  { playback }: { readonly playback: Pick<Playback, 'step' | 'past'> },
  from: string,
  delay = 0,
): Attachment<MovingElement> {
  return (element) =>
    untrack(() => {
      if (playback.step === null || playback.past !== null) return;
      flyFrom(element, () => document.querySelector(from)?.getBoundingClientRect(), delay);
    });
}

/** Lets an element fly from a place on the page to its own, from the next frame on. */
function flyFrom(element: MovingElement, from: () => DOMRect | undefined, delay = 0): void {
  if (reducedMotion()) return;
  flights.push({ element, from, delay });
  waitForFrame();
}

/** Reads the places of a flight. Returns what starts it; null: there is nothing to fly. */
function startOf({ element, from, delay }: Flight): (() => void) | null {
  const start = from();
  if (!start || !element.isConnected) return null;
  const to = element.getBoundingClientRect();
  // Inside an SVG a CSS pixel is a unit of the drawing.
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const dx = (start.left + start.width / 2 - to.left - to.width / 2) / scale;
  const dy = (start.top + start.height / 2 - to.top - to.height / 2) / scale;
  if (Math.hypot(dx, dy) < 2) return null;
  return () =>
    element.animate(
      [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'translate(0, 0)' }],
      { duration: FLIGHT, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.7,.2,1)' },
    );
}
