import {
  type AnyAnswer,
  type Choice,
  type ChoiceValue,
  completed,
  continuations,
  type Decision,
  type Draft,
  type FieldOf,
  type Json,
  openTo,
  type OpenValues,
  type Problem,
  QuickChance,
  refusal,
  type Seat,
} from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import type { TableSource } from '../source/source.ts';
import type { Args, Words, Sentence } from '../words/sentence.ts';
import { type Part, formatParts, type SentenceContext, format } from '../words/format.ts';
import { locale } from '../words/locale.svelte.ts';
import {
  chosen,
  draftOf,
  stillLegal,
  availableValues,
  ordered,
  type ChoiceState,
  choiceStates,
} from './choices.ts';
import type { TableDefinition, GameTypes } from './table-definition.ts';
import { Playback } from './playback.svelte.ts';
import { problemSentence, choiceSentence, whyNotSentence } from './default-sentences.ts';

/** A value that is looked at, and where it is drawn. */
export type Pointed<Answer = AnyAnswer> = Choice<Answer> & { readonly element: Element };

/** A field and a value of that field. The compiler sees it only where it knows the game. */
export const choiceOf = <P extends GameTypes, F extends FieldOf<P['answer']>>(
  field: F,
  value: ChoiceValue<P['answer'], F>,
): Choice<P['answer']> => ({ field, value });

const fieldsOf = <P extends GameTypes>(data: object): FieldOf<P['answer']>[] =>
  Object.keys(data) as FieldOf<P['answer']>[];

/**
 * The table as the frame and a game's components see it: what is on show, what is asked, the
 * answer under construction, and the words for all of it. Everything here is reactive.
 */
export class Table<P extends GameTypes = GameTypes> {
  readonly source: TableSource;
  readonly definition: TableDefinition<P>;
  readonly playback: Playback;
  /** The game's words, in the language in use. */
  gameWords: Words;
  /** Loads the rules in the game's words. */
  manual: () => Promise<Words> = () => Promise.resolve({});
  /** What the pointer or the focus rests on. */
  pointed: Pointed<P['answer']> | null;
  /** The last "why not" or refusal; goes with the next choice. */
  explanation: Sentence | null;
  /** An answer is on its way. */
  sending: boolean;

  #choices: readonly Choice<P['answer']>[];

  constructor(source: TableSource, looks: TableDefinition<P>, gameWords: Words) {
    this.source = source;
    this.definition = looks;
    this.playback = new Playback(source, ({ events }) => looks.reveal?.(events) ?? 0);
    this.gameWords = $state.raw(gameWords);
    this.pointed = $state.raw(null);
    this.explanation = $state.raw(null);
    this.sending = $state(false);
    this.#choices = $state.raw([]);
  }

  // What is on show

  readonly view: P['view'] = $derived.by(() => this.playback.snapshot.view);
  /** The seat whose eyes these are; null for a spectator. */
  readonly me: Seat | null = $derived.by(() => this.playback.viewer);
  readonly decisions: readonly Decision[] = $derived.by(() => this.playback.snapshot.decisions);
  /** What people reason with: see `forecast` of the game. */
  readonly forecast: P['forecast'] = $derived.by(() => this.source.game.forecast?.(this.view));
  /** What just happened; for highlights. */
  readonly events: readonly P['event'][] = $derived.by(() => this.playback.step?.events ?? []);

  // What is asked

  /** What is asked of me now; empty while others decide, and when looking at the past. */
  readonly ownDecisions: readonly Decision[] = $derived.by(() => {
    if (!this.playback.isCurrent || this.me === null || !this.source.mine.includes(this.me))
      return [];
    return this.decisions.filter((decision) => decision.seat === this.me);
  });
  /** The question to put first. */
  readonly decision: Decision | null = $derived.by(
    () => this.ownDecisions.find((decision) => decision.owed) ?? this.ownDecisions[0] ?? null,
  );

  /**
   * A whole position that agrees with the view. What may be answered depends on nothing a seat
   * does not know, so the rules give the same list for it as for the real one.
   */
  readonly #sample: unknown = $derived.by(() =>
    this.decision === null ? null : this.source.game.resample(this.view, new QuickChance(1)),
  );
  /** Every legal answer, or null where they cannot be listed. */
  readonly answers: readonly P['answer'][] | null = $derived.by(() =>
    // The source plays the game this table is made for.
    this.decision === null
      ? []
      : (this.source.game.answers(this.#sample, this.me!) as readonly P['answer'][] | null),
  );
  /** What an answer that cannot be listed may be made of. */
  readonly parts: Json = $derived.by(() =>
    this.decision === null ? null : (this.source.game.parts?.(this.#sample, this.me!) ?? null),
  );

  // The answer under construction

  /** The choices made so far, in order; those that no longer fit are gone. */
  readonly choices: readonly Choice<P['answer']>[] = $derived.by(() =>
    stillLegal(this.#choices, this.answers ?? []),
  );
  readonly draft: Draft<P['answer']> = $derived.by(() => draftOf(this.choices, this.answers ?? []));
  /** For every field still open, the values that lead on. */
  readonly options: OpenValues<P['answer']> = $derived.by(() =>
    continuations(this.answers ?? [], this.draft),
  );
  /** The fields asked now, in the game's order. */
  readonly askedFields: readonly FieldOf<P['answer']>[] = $derived.by(() => {
    const open = ordered(fieldsOf<P>(this.options), fieldsOf<P>(this.definition.fields ?? {}));
    return this.definition.askedFields?.(open, this) ?? open;
  });
  /** The answer the draft amounts to, once it does. */
  readonly answer: P['answer'] | null = $derived.by(() => {
    const answers = this.answers ?? [];
    const open = openTo(answers, this.draft);
    return open.length === 1 ? open[0]! : completed(answers, this.draft);
  });
  readonly #choiceState: <F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ) => ChoiceState = $derived.by(() => choiceStates(this.answers ?? [], this.choices));
  /**
   * The view as it would be after the answer, for ghosts and changed numbers. What chance would
   * decide is made up: show only what is certain.
   */
  readonly after: P['view'] | null = $derived.by(() => {
    if (this.answer === null || this.decision === null) return null;
    const { game } = this.source;
    const state = game.copy(this.#sample);
    game.apply(state, this.me!, this.answer, new QuickChance(1));
    return game.view(state, this.me);
  });

  /** Every value of a field that can be chosen now, or instead of the one chosen. */
  availableValues<F extends FieldOf<P['answer']>>(field: F): readonly ChoiceValue<P['answer'], F>[] {
    return availableValues(this.answers ?? [], this.choices, field);
  }

  /** Rests on a value (its cost and consequence are shown), or on nothing. */
  point(at: Pointed<P['answer']> | null): void {
    this.pointed = at;
  }

  /** How a value stands to the draft: see `Standing`. */
  choiceState<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ): ChoiceState {
    return this.#choiceState(field, value);
  }

  /** Chooses a value; explains why not where it cannot be. */
  choose<F extends FieldOf<P['answer']>>(field: F, value: ChoiceValue<P['answer'], F>): void {
    if (this.sending || this.answers === null) return;
    const choiceState = this.choiceState(field, value);
    if (choiceState === 'idle') return;
    if (choiceState === 'barred') {
      this.explanation = whyNotSentence<P>(this, choiceOf<P, F>(field, value));
      return;
    }
    this.explanation = null;
    this.#choices = chosen(this.choices, this.answers, choiceOf<P, F>(field, value));
    const done = this.answer !== null && Object.keys(this.options).length === 0;
    if (done && !settings.confirm) void this.commit();
  }

  /** Takes the last choice back. Tells whether there was one. */
  stepBack(): boolean {
    const something = this.explanation !== null || this.choices.length > 0;
    if (this.explanation !== null) this.explanation = null;
    else this.#choices = this.choices.slice(0, -1);
    return something;
  }

  /** Starts the answer anew. */
  clear(): void {
    this.#choices = [];
    this.explanation = null;
  }

  /** Gives the answer the draft amounts to. */
  async commit(): Promise<void> {
    if (this.answer !== null) await this.give(this.answer);
  }

  /** Gives an answer made elsewhere (a trading desk). Tells whether it was taken. */
  async give(answer: P['answer']): Promise<boolean> {
    if (this.me === null || this.sending) return false;
    this.sending = true;
    try {
      return this.#answered(await this.source.give(this.me, answer));
    } finally {
      this.sending = false;
    }
  }

  /** Takes my last answer back. */
  async undo(): Promise<void> {
    if (this.me !== null) this.#answered(await this.source.undo(this.me));
  }

  readonly undoable: boolean = $derived.by(() => {
    // Sources are not reactive: ask again after every step and every sending.
    void this.playback.snapshot;
    void this.sending;
    return this.playback.isCurrent && this.me !== null && this.source.undoable(this.me) === null;
  });

  #answered(problem: Problem | null): boolean {
    if (problem) this.explanation = problemSentence<P>(this, problem);
    else this.clear();
    return problem === null;
  }

  /** Why I may not give this answer, by the rules; null if I may. */
  check(answer: unknown): Problem | null {
    if (this.decision === null) return null;
    return refusal(this.source.game, this.#sample, this.me!, answer);
  }

  // Words

  readonly catalogues: readonly Words[] = $derived.by(() => [this.gameWords, locale.words]);
  readonly speech: SentenceContext = $derived.by(() => {
    void this.playback.version;
    const { players } = this.source;
    return {
      language: locale.language,
      catalogues: this.catalogues,
      me: this.me,
      name: (seat: Seat) => players[seat]?.name ?? String(seat + 1),
    };
  });

  /** The text of a sentence, or of an id of the game's or the house's words. */
  text(sentence: Sentence | string, args?: Args): string {
    const whole = typeof sentence === 'string' ? { id: sentence, ...(args && { args }) } : sentence;
    return format(whole, this.speech);
  }

  /** A sentence in pieces, for drawing. */
  sentenceParts(sentence: Sentence): Part[] {
    return formatParts(sentence, this.speech);
  }

  /** What a value of a field is called. */
  nameOf<F extends FieldOf<P['answer']>>(field: F, value: ChoiceValue<P['answer'], F>): string {
    return this.text(choiceSentence<P>(this, choiceOf<P, F>(field, value)));
  }

  /** What choosing a value would cost and bring, or null. */
  hintOf<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ): string | null {
    const hint = this.definition.sentences.hint?.(choiceOf<P, F>(field, value), this);
    return hint ? this.text(hint) : null;
  }

  close(): void {
    this.playback.close();
  }
}
