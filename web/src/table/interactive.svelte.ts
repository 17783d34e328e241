import type { ChoiceValue, FieldOf } from '@faubourg/core';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { choiceOf, type ChoiceState } from './choices.ts';
import type { GameTypes } from './table-definition.ts';
import { LONG_PRESS, Press } from './press.ts';
import type { Table } from './table.svelte.ts';

/** An element of the picture that has a name, can be pointed at and possibly pressed. */
export type Interactive = {
  /** What a screen reader says: its name and all that matters about it. */
  readonly label: string;
  readonly choiceState: ChoiceState;
  /** Whether a guide wants it to be pressed now. */
  readonly lit?: boolean;
  /** The letters of the coach's answers that it belongs to. */
  readonly advice?: string | null;
  act?(): void;
  /** Called with true when hover, focus or a long press begins, with false when it ends. */
  point?(begins: boolean): void;
};

/**
 * Makes an element of the picture (SVG or HTML) interactive: named for screen readers, reachable
 * with the arrow keys, pressed by mouse, touch, Enter and Space. Its state is in `data-choice` for
 * style sheets and tests.
 */
export function interactive(read: () => Interactive): Attachment<HTMLElement | SVGElement> {
  return (drawn) => {
    // Both kinds of element have the same events, but `on` has separate types for them.
    const element = drawn as HTMLElement;
    $effect(() => {
      const { label, choiceState, lit, advice } = read();
      const idle = choiceState === 'idle';
      set(element, 'aria-label', label);
      set(element, 'data-choice', choiceState);
      set(element, 'data-lit', lit === true ? '' : null);
      set(element, 'data-advice', advice ?? null);
      set(element, 'role', idle ? 'img' : 'button');
      set(element, 'aria-pressed', idle ? null : String(choiceState === 'chosen'));
      set(element, 'aria-disabled', choiceState === 'barred' ? 'true' : null);
      // `roving` chooses the one element in the tab order. The others need -1: browsers put SVG
      // elements with focus listeners into the tab order.
      if (idle || !element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
    });

    const act = (): void => {
      const { choiceState, act } = read();
      if (choiceState !== 'idle') act?.();
    };
    let press: Press | null = null;
    let long = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const down = (event: PointerEvent): void => {
      clearTimeout(timer);
      long = false;
      press = null;
      if (event.pointerType !== 'touch') return;
      press = new Press(event);
      // Shows the tip; whether the press was a long one is decided when it ends.
      timer = setTimeout(() => read().point?.(true), LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      press?.move(event);
      if (press?.moved) clearTimeout(timer);
    };
    const up = (event: PointerEvent): void => {
      clearTimeout(timer);
      long = press?.isLong(event) ?? false;
      press = null;
    };
    const point = (begins: boolean) => (): void => read().point?.(begins);

    const ends = [
      on(element, 'click', (event) => {
        event.stopPropagation();
        // A long press shows the tip and chooses nothing.
        if (!long) act();
        // Screen readers click without a press: the next click must not be taken for the end of this one.
        long = false;
      }),
      on(element, 'keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        act();
      }),
      on(element, 'pointerdown', down),
      on(element, 'pointermove', move),
      on(element, 'pointerup', up),
      on(element, 'pointercancel', up),
      on(element, 'pointerenter', (event) => {
        if (event.pointerType !== 'touch') read().point?.(true);
      }),
      on(element, 'pointerleave', point(false)),
      // Focus by keyboard shows the tip; focus by a press does not.
      on(element, 'focus', () => {
        if (element.matches(':focus-visible')) read().point?.(true);
      }),
      on(element, 'blur', point(false)),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  };
}

/** Sets or removes an attribute; one that stays the same wakes neither styles nor observers. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Makes an element a button for one value of one field of the answer: the usual way to put choices
 * on the picture. `label` replaces the name that the words give the value.
 */
export function choosable<P extends GameTypes, F extends FieldOf<P['answer']>>(
  table: Table<P>,
  field: F,
  value: ChoiceValue<P['answer'], F>,
  label?: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) =>
    interactive(() => ({
      label: label ?? table.nameOf(field, value),
      choiceState: table.choiceState(field, value),
      lit: table.isLit(field, value),
      advice: table.adviceOn(field, value),
      act: () => table.choose(field, value),
      point: (begins) => table.point(begins ? { ...choiceOf<P, F>(field, value), element } : null),
    }))(element);
}
