import type { ThinkTimer } from '@faubourg/search';
import { Recent } from './recent.ts';

/** The result of a search that was not cut short, and the iterations it took. */
type Searched<T> = { readonly result: T; readonly iterations: number };

/** Results kept for one outlook. */
const MOST_SEARCHES = 2000;

/**
 * Results of searches by name, for the outlooks used last. A known result counts as many iterations
 * as its search, so that a thought is the same with and without it.
 */
export class Searches<T> {
  private readonly recent = new Recent(4, () => new Map<string, Searched<T>>());

  of(
    outlook: string,
    name: string,
    timer: ThinkTimer,
    search: () => { readonly result: T; readonly isWhole: boolean },
  ): T {
    const known = this.recent.of(outlook);
    const before = known.get(name);
    if (before && timer.skip(before.iterations)) return before.result;
    const from = timer.iterations;
    const { result, isWhole } = search();
    if (known.size > MOST_SEARCHES) known.clear();
    if (isWhole) known.set(name, { result, iterations: timer.iterations - from });
    return result;
  }
}
