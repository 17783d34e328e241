import type { AnyView } from '@faubourg/core';
import type { Trait } from '@faubourg/search';

/** The mean of a trait over what was noted. */
export class TraitMean {
  readonly #trait: Trait;
  #sum = 0;
  #count = 0;

  constructor(trait: Trait) {
    this.#trait = trait;
  }

  note(view: AnyView, answer: unknown): void {
    const value = this.#trait.of(view, answer);
    if (value === null) return;
    this.#sum += value;
    this.#count++;
  }

  in(games: number): number {
    return this.#sum / Math.max(1, this.#trait.by === 'game' ? games : this.#count);
  }
}
