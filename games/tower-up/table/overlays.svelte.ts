import type { Overlay } from './overlay.ts';
import type { TowerUpTable } from './types.ts';

/** The overlay of a table's map. The buttons for it may be in another part of the table. */
export class Overlays {
  /** Pinned by a press. One under the pointer or focus is shown instead of it. */
  pinned: Overlay | null;
  glanced: Overlay | null;

  constructor() {
    this.pinned = $state.raw(null);
    this.glanced = $state.raw(null);
  }

  get shown(): Overlay | null {
    return this.glanced ?? this.pinned;
  }

  /** Pins an overlay; the same one again, or null, removes it. */
  readonly pin = (wanted: Overlay | null): void => {
    const same = this.pinned?.seat === wanted?.seat && this.pinned?.goal === wanted?.goal;
    this.pinned = same ? null : wanted;
  };

  readonly glance = (seen: Overlay | null): void => {
    this.glanced = seen;
  };
}

const known = new WeakMap<object, Overlays>();

/** The overlays of a table. */
export function overlaysOf(table: TowerUpTable): Overlays {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Overlays()));
  return found;
}
