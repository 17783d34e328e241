import { canonical, type DataFault, type Json } from '@faubourg/core';
import { boardName, named } from '../boards/board-file.ts';
import type { BoardEntry, BoardKind, BoardPart } from '../boards/board-kind.ts';
import { valueAt } from '../boards/edit.ts';

/** The most changes that can be undone. */
const MOST_STEPS = 200;

/** Whether a place lies at or inside another. */
const isInside = (at: string, outer: string): boolean =>
  outer === '' || at === outer || at.startsWith(`${outer}.`) || at.startsWith(`${outer}[`);

export type ListedPart = BoardPart & { readonly listed: readonly BoardEntry[] };

/** A board while it is changed: its history, what is selected and what is wrong. */
export class BoardEditor {
  readonly kind: BoardKind;
  #steps: readonly Json[];
  #at: number;
  selected: string | null;

  constructor(kind: BoardKind, value: Json) {
    this.kind = kind;
    this.#steps = $state.raw([value]);
    this.#at = $state(0);
    this.selected = $state(null);
  }

  readonly value: Json = $derived.by(() => this.#steps[this.#at]!);
  readonly faults: readonly DataFault[] = $derived.by(() => this.kind.faults(this.value));
  /** Whether the value has the form of its kind, so that it can be drawn and changed part by part. */
  readonly formed: boolean = $derived(this.faults.every(({ code }) => code !== 'form'));
  readonly playable: boolean = $derived(this.faults.length === 0);
  readonly parts: readonly ListedPart[] = $derived.by(() =>
    this.formed
      ? this.kind.parts.map((part) => ({ ...part, listed: part.entries(this.value) }))
      : [],
  );
  readonly #entries: readonly BoardEntry[] = $derived(this.parts.flatMap(({ listed }) => listed));
  /** The places of the things with a fault. */
  readonly wrong: ReadonlySet<string> = $derived(
    new Set(this.faults.flatMap(({ at }) => this.entryAt(at)?.at ?? [])),
  );
  /** Whether something that follows from the rest is written otherwise. */
  readonly unsettled: boolean = $derived.by(
    () => this.formed && canonical(this.kind.settled(this.value)) !== canonical(this.value),
  );

  get entry(): BoardEntry | null {
    const { selected } = this;
    return selected === null ? null : (this.#entries.find(({ at }) => at === selected) ?? null);
  }

  /** The thing at a place, or the smallest one around it. */
  entryAt(at: string): BoardEntry | null {
    let best: BoardEntry | null = null;
    for (const entry of this.#entries) {
      if (isInside(at, entry.at) && entry.at.length >= (best?.at.length ?? 0)) best = entry;
    }
    return best;
  }

  get name(): string {
    return boardName(this.value);
  }

  rename(name: string): void {
    if (name !== this.name) this.write(named(this.value, name));
  }

  /** Changes the value; what follows from the rest is computed anew. */
  change(change: (value: Json) => Json): void {
    const changed = change(this.value);
    const fits = this.kind.shape.fault(changed, '') === null;
    this.write(fits ? this.kind.settled(changed) : changed);
  }

  /** Puts another value in place of this one, as it is. */
  write(value: Json): void {
    if (canonical(value) === canonical(this.value)) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), value].slice(-MOST_STEPS);
    this.#at = this.#steps.length - 1;
    this.#keepSelection();
  }

  settle(): void {
    this.change((value) => value);
  }

  get undoable(): boolean {
    return this.#at > 0;
  }

  get redoable(): boolean {
    return this.#at < this.#steps.length - 1;
  }

  undo(): void {
    if (this.undoable) this.#at--;
    this.#keepSelection();
  }

  redo(): void {
    if (this.redoable) this.#at++;
    this.#keepSelection();
  }

  /** A thing that is gone is selected no longer. */
  #keepSelection(): void {
    const { selected } = this;
    if (selected !== null && valueAt(this.value, selected) === undefined) this.selected = null;
  }
}
