import type { ChoiceValue, FieldOf } from '@faubourg/core';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { ChoiceState } from './choices.ts';
import type { GameTypes } from './table-definition.ts';
import { LONG_PRESS, Press } from './press.ts';
import { choiceOf, type Table } from './table.svelte.ts';

/** Something on the table that has a name and can be pointed at, and perhaps acted upon. */
export type Interactive = {
  /** Its name, with all that matters about it: what a screen reader says. */
  readonly label: string;
  readonly choiceState: ChoiceState;
  act?(): void;
  /** Called with true when hover, focus or a long press rests on it, with false when it leaves. */
  point?(here: boolean): void;
};

/**
 * Makes an element of the picture (SVG or HTML) a thing: named for screen readers, reached with
 * the arrow keys, pressed by mouse, touch, Enter and Space. How it stands is in `data-standing`
 * for the style sheet.
 */
export function interactive(read: () => Interactive): Attachment<HTMLElement | SVGElement> {
  return (drawn) => {
    // Both kinds of element have the same events; the types tell them apart for nothing.
    const element = drawn as HTMLElement;
    $effect(() => {
      const { label, choiceState } = read();
      const idle = choiceState === 'idle';
      element.setAttribute('aria-label', label);
      element.dataset['standing'] = choiceState;
      element.setAttribute('role', idle ? 'img' : 'button');
      set(element, 'aria-pressed', idle ? null : String(choiceState === 'chosen'));
      set(element, 'aria-disabled', choiceState === 'barred' ? 'true' : null);
      // Which one is in the tab order is the roving container's business.
      // Never without one: browsers put SVG elements that hear of the focus into the tab order.
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
      // Only shows what the thing is; whether the press was a long one is decided at its end.
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
    const point = (here: boolean) => (): void => read().point?.(here);

    const ends = [
      on(element, 'click', (event) => {
        event.stopPropagation();
        // A long press asked what it is; it did not mean it.
        if (!long) act();
        // Screen readers click without a pointer: the press before says nothing about those.
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
      // Focus by keyboard asks what it is; focus by a press has just been answered.
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

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * A thing that stands for one value of one field of the answer: the usual way to put choices on
 * the picture. `label` overrides the name the words give the value.
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
      act: () => table.choose(field, value),
      point: (here) => table.point(here ? { ...choiceOf<P, F>(field, value), element } : null),
    }))(element);
}
