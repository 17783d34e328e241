import type { AnyAnswer } from '@faubourg/core';
import type { Guide } from '../table/guide.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Sentence } from '../words/sentence.ts';
import type { LessonMove, LessonStep } from './lesson-data.ts';
import { lessonWords } from './lesson-words.ts';
import { includesAnswer, matching } from './match.ts';

/** The learner's seat in every lesson. */
export const LEARNER = 0;

/**
 * One step of a lesson at its table: guides the learner and plays the bots' moves. Every move of
 * the script is one row of the game, so the row tells which move comes next.
 */
export class StepRun implements Guide {
  readonly step: LessonStep;
  readonly table: Table;
  #script: readonly LessonMove[];
  #stop: () => void;

  constructor(step: LessonStep, table: Table) {
    this.step = step;
    this.table = table;
    this.#script = $state.raw(step.script);
    table.guide = this;
    this.#stop = table.source.listen((event) => {
      if (event.kind === 'step') queueMicrotask(() => void this.#playBots());
    });
    queueMicrotask(() => void this.#playBots());
  }

  /** The move that the table on screen waits for; null: the script is over. */
  readonly #move: LessonMove | null = $derived.by(
    () => this.#script[this.table.playback.snapshot.row] ?? null,
  );

  /** Whether the learner has seen the last move. */
  readonly finished: boolean = $derived.by(
    () => this.#script.length > 0 && this.#move === null && this.table.playback.isCurrent,
  );

  get over(): boolean {
    return this.#move === null;
  }

  get wanted(): readonly AnyAnswer[] | null {
    const move = this.#move;
    if (move?.by !== 'learner' || move.accept === 'any') return null;
    return [...move.accept, ...(move.branches ?? []).flatMap(({ accept }) => accept)];
  }

  hides(part: string): boolean {
    return this.step.hide?.includes(part) ?? false;
  }

  /** What the learner is to do now: the sentence of the latest move that has one. */
  readonly say: string = $derived.by(() => {
    const { id } = this.step;
    for (let row = this.table.playback.snapshot.row; row > 0; row--) {
      const own = lessonWords.sayAt(id, row);
      if (own in this.table.gameWords) return own;
    }
    return lessonWords.say(id);
  });

  /** What a bot said with its latest move, and its seat; null: nothing since the learner's move. */
  readonly speech: { readonly seat: number; readonly id: string } | null = $derived.by(() => {
    for (let row = this.table.playback.snapshot.row - 1; row >= 0; row--) {
      const move = this.#script[row];
      if (move?.by !== 'bot') return null;
      const id = lessonWords.speech(this.step.id, row);
      if (id in this.table.gameWords) return { seat: move.seat, id };
    }
    return null;
  });

  objection(attempt: AnyAnswer, legal: boolean): Sentence | null {
    const move = this.#move;
    if (move?.by !== 'learner' || move.accept === 'any') return null;
    const { wanted } = this;
    if (wanted && includesAnswer(wanted, attempt)) {
      this.#branch(move, attempt);
      return null;
    }
    const at = matching(this.step.otherwise, attempt, legal);
    if (at !== null) return lessonWords.otherwise(this.step.id, at);
    return legal ? { id: 'lesson.not-that' } : null;
  }

  /** Goes on with another script if the answer begins one. */
  #branch({ branches = [] }: Extract<LessonMove, { by: 'learner' }>, answer: AnyAnswer): void {
    const branch = branches.find(({ accept }) => includesAnswer(accept, answer));
    const { row } = this.table.playback.snapshot;
    if (branch) this.#script = [...this.#script.slice(0, row + 1), ...branch.script];
  }

  /** Plays the bots' moves until the learner is asked. The table shows them one after the other. */
  async #playBots(): Promise<void> {
    const { source } = this.table;
    const move = this.#script[source.now.row];
    if (move?.by !== 'bot') return;
    const problem = await source.give(move.seat, move.answer);
    if (problem) throw new Error(`The lesson's move was refused: ${problem.code}`);
  }

  close(): void {
    this.#stop();
    this.table.close();
  }
}
