import type { AnyAnswer, Puzzle } from '@faubourg/core';
import type { Guide } from '../table/guide.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Sentence } from '../words/sentence.ts';
import { assess, plansWith } from './assess.ts';
import { missedSentence } from './puzzle-sentences.ts';

/** How a puzzle stands: open, solved by the person, or shown by the page. */
type PuzzleState = 'open' | 'solved' | 'shown';

/** One puzzle at its table: assesses every answer before it is played. */
export class PuzzleRun implements Guide {
  readonly puzzle: Puzzle;
  readonly table: Table;
  /** Wrong tries so far. */
  tries: number;
  hinted: boolean;
  state: PuzzleState;
  /** Called when the person has solved it. */
  readonly #onsolved: () => void;
  #given: AnyAnswer[] = [];

  constructor(puzzle: Puzzle, table: Table, onsolved: () => void) {
    this.puzzle = puzzle;
    this.table = table;
    this.tries = $state(0);
    this.hinted = $state(false);
    this.state = $state('open');
    this.#onsolved = onsolved;
    table.guide = this;
  }

  /** Nothing is lit: the answer is what the person looks for. */
  readonly wanted = null;

  get over(): boolean {
    return this.state !== 'open';
  }

  /** A puzzle shows the whole table. */
  hides(): boolean {
    return false;
  }

  objection(attempt: AnyAnswer, legal: boolean): Sentence | null {
    if (!legal) return null;
    // What is solved or shown is over: nothing more is played.
    if (this.state !== 'open') return { id: 'puzzle.over' };
    const assessed = assess(this.puzzle, this.#given, attempt);
    if (assessed.kind === 'worse') {
      this.tries++;
      return missedSentence(this.table, this.puzzle, assessed);
    }
    this.#given.push(attempt);
    if (assessed.kind === 'solved') {
      this.state = 'solved';
      this.#onsolved();
    }
    return null;
  }

  /** Plays what is left of a best plan on the board. */
  async show(): Promise<void> {
    const plan = plansWith(this.puzzle, this.#given)[0]!;
    const left = plan.slice();
    for (const given of this.#given)
      left.splice(
        left.findIndex((answer) => plansWith({ ...this.puzzle, best: [[answer]] }, [given]).length),
        1,
      );
    this.state = 'shown';
    this.table.clear();
    for (const answer of left) {
      const problem = await this.table.source.give(this.puzzle.seat, answer);
      if (problem) throw new Error(`The solution of a puzzle was refused: ${problem.code}`);
    }
  }

  close(): void {
    this.table.close();
  }
}
