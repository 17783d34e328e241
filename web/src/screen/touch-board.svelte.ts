import { tick, untrack } from 'svelte';
import type { Table } from '../table/table.svelte.ts';
import { windowSize } from '../table/window-size.svelte.ts';
import {
  freeSpot,
  isWithin,
  middleOf,
  nearest,
  type Rect,
  type Spot,
  zoomToChoose,
} from '../table/zoom-to-choose.ts';
import { pinched, type Zoom, zoomAround, zoomed, zoomToFit } from '../table/zoom.ts';

/* The board on a telephone: it is enlarged until a finger can press what is asked for, and what is
 * asked about stays above the panel. Loaded where the pointer is a finger or the window is narrow. */

const OPEN = '[data-choice="open"]';
const CHOICES = ':is([data-choice="open"], [data-choice="chosen"], [data-choice="instead"])';
/** What the question in the panel is about. */
const ABOUT = `:is([data-asked], [data-choice="open"], [data-choice="chosen"])`;
/** The space between what is asked about and the panel, in CSS pixels. */
const GAP = 8;

/** The part of the window that shows the board. */
export type BoardWindow = {
  readonly table: Table;
  readonly frame: HTMLElement;
  /** The decision panel, which may cover the lower end of the board. */
  readonly panel: () => HTMLElement | undefined;
  zoom(): Zoom;
  set(zoom: Zoom): void;
};

type Point = { readonly x: number; readonly y: number };

/** Two taps on one spot within this time, in milliseconds, and distance, in CSS pixels, zoom. */
const PAIR = { time: 300, space: 32 };

export class TouchBoard {
  /** How many things that can be chosen are out of sight. */
  hidden: number;
  /** Where the button is that leads to them. */
  spot: Spot;
  /** How far the board is drawn above its place, in CSS pixels. */
  lift: number;
  /** Whether the board moves by itself, not under a finger. */
  glides: boolean;

  readonly #window: BoardWindow;
  readonly #stop: () => void;
  /** How many answers were sent: the next question is framed anew, whatever others do meanwhile. */
  #answered = 0;
  /** The last tap that chose nothing. */
  #lastTap = { at: -Infinity, x: 0, y: 0 };

  constructor(window: BoardWindow) {
    this.#window = window;
    this.hidden = $state(0);
    this.spot = $state('bottom left');
    this.lift = $state(0);
    this.glides = $state(false);
    const { table } = window;
    const finger = matchMedia('(pointer: coarse)');
    let before: string | null = null;
    const follow = async (asked: string | null): Promise<void> => {
      await tick();
      // The board is drawn anew before it is measured.
      await new Promise(requestAnimationFrame);
      if (finger.matches && (asked !== before || table.guide?.over)) {
        if (asked) this.#frame();
        else if (asked === null) this.#glide(zoomToFit);
        before = asked;
      } else if (finger.matches && asked && this.#sought().every((one) => !this.#sees(one)))
        this.showHidden();
      this.#liftAbovePanel();
      this.count();
    };
    this.#stop = $effect.root(() => {
      $effect(() => {
        if (table.sending) this.#answered++;
      });
      $effect(() => {
        void table.choices.length;
        const asked = this.#asked();
        untrack(() => void follow(asked));
      });
      $effect(() => {
        // A board of another size is framed anew.
        const watch = new ResizeObserver(() => {
          before = null;
          void follow(this.#asked());
        });
        watch.observe(window.frame);
        return () => watch.disconnect();
      });
      $effect(() => {
        const panel = window.panel();
        const watch = new ResizeObserver(() => this.#liftAbovePanel());
        for (const one of panel ? [panel, ...panel.children] : []) watch.observe(one);
        return () => watch.disconnect();
      });
    });
  }

  close(): void {
    this.#stop();
  }

  #glide(to: Zoom): void {
    this.glides = true;
    this.#window.set(to);
  }

  /** One of two fingers has moved. */
  pinch(before: Point, now: Point, other: Point): void {
    this.#window.set(pinched(this.#window.zoom(), this.#all(), before, now, other));
  }

  /** A double tap is two taps on one spot that hit nothing to choose; two quick choices are none. */
  tap(event: PointerEvent): void {
    const chose = event.target instanceof Element && event.target.closest(CHOICES) !== null;
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const last = this.#lastTap;
    const near = Math.hypot(x - last.x, y - last.y) < PAIR.space;
    const pair = !chose && near && at - last.at < PAIR.time;
    const zoom = this.#window.zoom();
    if (pair) this.#window.set(zoom.scale > 1 ? zoomToFit : zoomed(zoom, this.#all(), 2, event));
    this.#lastTap = { at: chose || pair ? -Infinity : at, x, y };
  }

  /** Names the question that is answered on the board; empty: it is elsewhere; null: there is none. */
  #asked(): string | null {
    const { decision, askedFields, definition } = this.#window.table;
    if (decision === null) return null;
    const onBoard = askedFields.filter((field) => definition.fields?.[field]?.on === 'board');
    if (onBoard.length === 0) return '';
    return `${this.#answered} ${decision.kind} ${onBoard.join()}`;
  }

  #all(): DOMRect {
    return this.#window.frame.getBoundingClientRect();
  }

  #found(selector: string): Element[] {
    return [...this.#window.frame.querySelectorAll(selector)];
  }

  #open(): Element[] {
    return this.#found(OPEN);
  }

  /** What the viewer may want to press: in a lesson only what it waits for. */
  #sought(): Element[] {
    const open = this.#open();
    if (!this.#window.table.guide?.wanted) return open;
    return open.filter((one) => one.hasAttribute('data-lit'));
  }

  readonly #sees = (one: Element): boolean => isWithin(one.getBoundingClientRect(), this.#all());

  /** Where an element is while the whole board is shown. */
  #restingPlace(element: Element): Rect {
    const { left, top, width, height } = element.getBoundingClientRect();
    const all = this.#all();
    const { x, y, scale } = this.#window.zoom();
    return {
      left: all.left + (left - all.left - x) / scale,
      top: all.top + (top + this.lift - all.top - y) / scale,
      width: width / scale,
      height: height / scale,
    };
  }

  #frame(): void {
    const things = this.#open();
    if (things.length === 0) return;
    const sought = this.#sought();
    // A lesson that waits for something beside the board shows all of it.
    if (sought.length === 0) {
      this.#glide(zoomToFit);
      return;
    }
    const at = things.map((one) => this.#restingPlace(one));
    const isLed = sought.length < things.length;
    const own = isLed ? sought : things.filter((one) => one.hasAttribute('data-own'));
    this.#glide(
      zoomToChoose(
        at,
        this.#all(),
        own.map((one) => this.#restingPlace(one)),
      ),
    );
  }

  /** Moves the board to things that are out of sight, without another enlargement. */
  showHidden(): void {
    const first = this.#sought().find((one) => !this.#sees(one));
    if (!first) return;
    const { scale } = this.#window.zoom();
    this.#glide(zoomAround(middleOf(this.#restingPlace(first)), scale, this.#all()));
    this.count();
  }

  /** Counts what is out of sight, after the board has moved. */
  count(): void {
    const { zoom, frame, table } = this.#window;
    const at = (): void => {
      // Where the answers cannot be listed, as in a trade, nearly everything can be chosen.
      const few = zoom().scale > 1 && table.answers !== null;
      const open = few ? this.#sought() : [];
      this.hidden = open.filter((one) => !this.#sees(one)).length;
      this.spot = freeSpot(
        open.map((one) => one.getBoundingClientRect()),
        this.#all(),
      );
    };
    // A gliding board is measured at its end.
    void Promise.allSettled(
      frame.getAnimations({ subtree: true }).map(({ finished }) => finished),
    ).then(at);
  }

  #liftAbovePanel(): void {
    const { frame, panel: of } = this.#window;
    const panel = of();
    if (!panel) return;
    const all = this.#all();
    const edge = panel.getBoundingClientRect().top;
    const covers = panel.classList.contains('tall') && edge < all.bottom - 1 && !windowSize.low;
    this.glides = true;
    if (!covers) {
      this.lift = 0;
      return;
    }
    const { lift: lifted } = this;
    const places = [...frame.querySelectorAll(ABOUT)].map((one) => one.getBoundingClientRect());
    if (places.length === 0) return;
    const bottom = Math.max(...places.map((one) => one.bottom)) + lifted;
    const top = Math.min(...places.map((one) => one.top)) + lifted;
    const wanted = Math.min(bottom + GAP - edge, top - GAP - all.top);
    this.lift = Math.max(0, Math.min(wanted, all.bottom - edge));
  }

  /** The thing that a finger at this point means; null: the point is on it, or far from all. */
  meant(event: MouseEvent): HTMLElement | null {
    const things = this.#found(CHOICES);
    const at = nearest(
      things.map((one) => one.getBoundingClientRect()),
      { x: event.clientX, y: event.clientY },
    );
    const found = things[at];
    if (!found || (event.target instanceof Node && found.contains(event.target))) return null;
    // Both kinds of element, SVG and HTML, can be clicked.
    return found as HTMLElement;
  }
}
