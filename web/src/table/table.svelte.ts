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
import type { AppContext } from '../app/app-context.ts';
import type { TableSource, TakeBacks } from '../source/source.ts';
import type { Args, Words, Sentence } from '../words/sentence.ts';
import { type Part, formatParts, type SentenceContext, format } from '../words/format.ts';
import { loadLazyWords, locale } from '../words/locale.svelte.ts';
import {
  choiceOf,
  choicesOf,
  NONE,
  chosen,
  draftOf,
  stillLegal,
  availableValues,
  ordered,
  type ChoiceState,
  choiceStates,
} from './choices.ts';
import { type AdvisedAnswer, type Advisor, lettersOn } from './advisor.ts';
import { giveAtOnce } from './give-at-once.ts';
import type { Guide } from './guide.ts';
import type { TableDefinition, GameTypes } from './table-definition.ts';
import { Playback } from './playback.svelte.ts';
import { problemSentence, choiceSentence, whyNotSentence } from './default-sentences.ts';

/** A value under the pointer or focus, and the element that draws it. */
export type Pointed<Answer = AnyAnswer> = Choice<Answer> & { readonly element: Element };

const fieldsOf = <P extends GameTypes>(data: object): FieldOf<P['answer']>[] =>
  Object.keys(data) as FieldOf<P['answer']>[];

/**
 * The table as the page's and a game's components use it: the view, the decision, the draft of the
 * answer, and the words. All of it is reactive.
 */
export class Table<P extends GameTypes = GameTypes> {
  readonly source: TableSource;
  readonly definition: TableDefinition<P>;
  readonly playback: Playback;
  /** The game's words, in the language in use. */
  gameWords: Words;
  /** The games, for the rules beside the board; null where there is no tab for them. */
  app: AppContext | null = null;
  /** The rule that the rules beside the board show; `visit` counts how often one was asked for. */
  cited: { readonly rule: string | null; readonly visit: number };
  /** The value under the pointer or focus. */
  pointed: Pointed<P['answer']> | null;
  /** Why the last choice or answer was refused; removed by the next choice. */
  explanation: Sentence | null;
  /** Whether an answer is being sent. */
  sending: boolean;
  /** Resolves when the last press that completed an answer has given it, or waits for the button. */
  pressHandled: Promise<void> = Promise.resolve();
  /** Leads the viewer, as a lesson does; null at an ordinary table. */
  guide: Guide | null;
  /** What a coach needs to judge this game; null where nobody may ask one. */
  advisor: Advisor | null;
  /** Whether the viewer looks at the coach's advice. */
  coaching: boolean;
  /** The answers that the coach shows, each marked by its letter on the picture. */
  advice: readonly AdvisedAnswer<P['answer']>[];
  /** Words of a part that was loaded later, such as the coach. */
  moreWords: Words;

  #choices: readonly Choice<P['answer']>[];

  constructor(source: TableSource, definition: TableDefinition<P>, gameWords: Words) {
    this.source = source;
    this.definition = definition;
    this.playback = new Playback(source, ({ events }) => definition.reveal?.(events) ?? 0);
    this.gameWords = $state.raw(gameWords);
    this.pointed = $state.raw(null);
    this.explanation = $state.raw(null);
    this.sending = $state(false);
    this.guide = $state.raw(null);
    this.advisor = $state.raw(null);
    this.coaching = $state(false);
    this.advice = $state.raw([]);
    this.moreWords = $state.raw({});
    this.cited = $state.raw({ rule: null, visit: 0 });
    this.#choices = $state.raw(NONE);
  }

  // What is shown

  readonly view: P['view'] = $derived.by(() => this.playback.snapshot.view);
  /** The viewer's seat; null for a spectator. */
  readonly me: Seat | null = $derived.by(() => this.playback.viewer);
  readonly decisions: readonly Decision[] = $derived.by(() => this.playback.snapshot.decisions);
  /** The game's `forecast` for the view. */
  readonly forecast: P['forecast'] = $derived.by(() => this.source.game.forecast?.(this.view));
  /** The events of the last step, for highlights. */
  readonly events: readonly P['event'][] = $derived.by(() => this.playback.step?.events ?? []);

  // The decision

  /** Whether the viewer answers for the seat, and not a bot that stands in. */
  readonly #plays: boolean = $derived.by(() => {
    // Sources are not reactive: read again after every step, and when a player comes or goes.
    void [this.playback.snapshot, this.playback.version];
    return this.me !== null && this.source.mine.includes(this.me);
  });
  /** The viewer's decisions; empty while others decide and while an earlier row is shown. */
  readonly ownDecisions: readonly Decision[] = $derived.by(() => {
    const asked = this.#plays && this.playback.isCurrent && !this.guide?.over;
    return asked ? this.decisions.filter(({ seat }) => seat === this.me) : NONE;
  });
  /** The decision to show: one that is owed, otherwise the first. */
  readonly decision: Decision | null = $derived.by(
    () => this.ownDecisions.find((decision) => decision.owed) ?? this.ownDecisions[0] ?? null,
  );

  /**
   * A complete state that agrees with the view. Which answers are legal never depends on what a
   * seat cannot see, so the rules list the same answers for it as for the real state.
   */
  readonly #sample: unknown = $derived.by(() =>
    this.decision === null ? null : this.source.game.resample(this.view, new QuickChance(1)),
  );
  /** All legal answers, or null where they cannot be listed. */
  readonly answers: readonly P['answer'][] | null = $derived.by(() =>
    // The source holds the game that this definition belongs to.
    this.decision === null
      ? NONE
      : (this.source.game.answers(this.#sample, this.me!) as readonly P['answer'][] | null),
  );
  /** What an answer that cannot be listed may consist of. */
  readonly parts: Json = $derived.by(() =>
    this.decision === null ? null : (this.source.game.parts?.(this.#sample, this.me!) ?? null),
  );

  // The draft of the answer

  /** The choices made so far, in order, without those that no longer fit. */
  readonly choices: readonly Choice<P['answer']>[] = $derived.by(() =>
    stillLegal(this.#choices, this.answers ?? NONE),
  );
  readonly draft: Draft<P['answer']> = $derived.by(() => draftOf(this.choices, this.answers ?? []));
  /** For every open field, the values that lead to a legal answer. */
  readonly options: OpenValues<P['answer']> = $derived.by(() =>
    continuations(this.answers ?? [], this.draft),
  );
  /** The fields asked now, in the game's order. */
  readonly askedFields: readonly FieldOf<P['answer']>[] = $derived.by(() => {
    const open = ordered(fieldsOf<P>(this.options), fieldsOf<P>(this.definition.fields ?? {}));
    return this.definition.askedFields?.(open, this) ?? open;
  });
  /** The answer that the draft determines, or null. */
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
   * The view after the answer, for previews. What chance decides is made up in it, so show only
   * what is certain.
   */
  readonly after: P['view'] | null = $derived.by(() => {
    if (this.answer === null || this.decision === null) return null;
    const { game } = this.source;
    const state = game.copy(this.#sample);
    game.apply(state, this.me!, this.answer, new QuickChance(1));
    return game.view(state, this.me);
  });

  /** The values of a field that can be chosen now, or instead of the chosen one. */
  availableValues<F extends FieldOf<P['answer']>>(
    field: F,
  ): readonly ChoiceValue<P['answer'], F>[] {
    return availableValues(this.answers ?? [], this.choices, field);
  }

  /** Shows a rule beside the board. */
  cite(rule: string): void {
    this.cited = { rule, visit: this.cited.visit + 1 };
  }

  /** Sets the value under the pointer or focus, whose tip is shown; null: none. */
  point(at: Pointed<P['answer']> | null): void {
    this.pointed = at;
  }

  choiceState<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ): ChoiceState {
    return this.#choiceState(field, value);
  }

  /** Whether the guide wants this value to be chosen now. */
  isLit<F extends FieldOf<P['answer']>>(field: F, value: ChoiceValue<P['answer'], F>): boolean {
    const { guide, answers } = this;
    if (!guide?.wanted || answers === null || this.choiceState(field, value) !== 'open')
      return false;
    const next = chosen(this.choices, answers, choiceOf<P, F>(field, value));
    return openTo(guide.wanted, draftOf(next, answers) as AnyAnswer).length > 0;
  }

  /** Whether a part of the table is to be seen: at an ordinary table every part is. */
  shows(part: string): boolean {
    return !(this.guide?.hides?.(part) ?? false);
  }

  /** Whether the guide waits for an answer with these fields. */
  wants(fields: Draft<P['answer']>): boolean {
    const wanted = this.guide?.wanted ?? null;
    return wanted !== null && openTo(wanted, fields as AnyAnswer).length > 0;
  }

  /** The letters of the coach's answers that contain this value; null: none. */
  adviceOn<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ): string | null {
    return this.advice.length === 0 ? null : lettersOn(this.advice, this.draft, field, value);
  }

  /** Puts a whole listed answer into the draft, without giving it. */
  fill(answer: P['answer']): void {
    this.explanation = null;
    this.#choices = choicesOf(answer);
  }

  /** Chooses a value, or explains why not. `default`: it is all that is left; no press meant it. */
  choose<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
    by: 'press' | 'default' = 'press',
  ): void {
    if (this.sending || this.answers === null) return;
    const choiceState = this.choiceState(field, value);
    if (choiceState === 'idle') return;
    if (choiceState === 'barred') {
      const attempt: AnyAnswer = { ...this.draft, [field]: value };
      this.explanation =
        this.guide?.objection(attempt, false) ??
        whyNotSentence<P>(this, choiceOf<P, F>(field, value));
      return;
    }
    const next = chosen(this.choices, this.answers, choiceOf<P, F>(field, value));
    this.explanation = this.#guideAgainst(draftOf(next, this.answers) as AnyAnswer);
    if (this.explanation !== null) return;
    this.#choices = next;
    if (by !== 'press' || this.answer === null || Object.keys(this.options).length > 0) return;
    this.pressHandled = giveAtOnce(this, { field, asked: choiceState === 'open' });
  }

  /** What the guide says against a draft that the rules allow; null: nothing. */
  #guideAgainst(attempt: AnyAnswer): Sentence | null {
    if (!this.guide?.wanted || openTo(this.guide.wanted, attempt).length > 0) return null;
    return this.guide.objection(attempt, true);
  }

  /** Takes the last choice back. Returns whether there was one. */
  stepBack(): boolean {
    const something = this.explanation !== null || this.choices.length > 0;
    if (this.explanation !== null) this.explanation = null;
    else this.#choices = this.choices.slice(0, -1);
    return something;
  }

  /** Discards the draft. */
  clear(): void {
    this.#choices = NONE;
    this.explanation = null;
  }

  /** Gives the answer that the draft determines. */
  async commit(): Promise<void> {
    if (this.answer !== null) await this.give(this.answer);
  }

  /** Gives an answer that was not made by choices, such as an offer. Resolves to whether it was accepted. */
  async give(answer: P['answer']): Promise<boolean> {
    if (this.me === null || this.sending) return false;
    const objection = this.guide?.objection(answer, this.check(answer) === null) ?? null;
    if (objection !== null) {
      this.explanation = objection;
      return false;
    }
    this.sending = true;
    try {
      // No wait where there is none: what is played on this device is then drawn at once.
      const doubt = this.advisor?.secondLook ? await this.advisor.secondLook(answer) : null;
      if (doubt !== null) {
        this.explanation = doubt;
        return false;
      }
      return await this.#answered(await this.source.give(this.me, answer));
    } finally {
      this.sending = false;
    }
  }

  /** Takes the viewer's last answer back: by the rules of undo, or against bots alone by going back. */
  async undo(): Promise<void> {
    if (this.me !== null && (this.source.undoable(this.me) === null || !this.takeBacks?.able))
      await this.#answered(await this.source.undo(this.me));
    else await (await import('./go-back.ts')).goBack(this, ({ to }) => to(null));
  }

  readonly undoable: boolean = $derived.by(() => {
    const { me, source, playback, takeBacks } = this;
    // Sources are not reactive: read again after every step, answer and refusal.
    void [playback.snapshot, playback.version, this.sending, this.explanation];
    return playback.isCurrent && me !== null && (takeBacks?.able || source.undoable(me) === null);
  });

  /** Going back to own decisions; null where there are other people, and in lessons. */
  readonly takeBacks: TakeBacks | null = $derived.by(() => {
    // Sources are not reactive: read again after every step and every answer sent.
    void [this.playback.snapshot, this.playback.version, this.sending];
    return this.guide === null ? (this.source.takeBacks ?? null) : null;
  });

  async #answered(problem: Problem | null): Promise<boolean> {
    // Most reasons are not among the first words of the page.
    if (problem && !this.wordLists.some((words) => `why.${problem.code}` in words))
      await loadLazyWords();
    if (problem) this.explanation = problemSentence<P>(this, problem);
    else this.clear();
    return problem === null;
  }

  /** Why the rules refuse this answer from the viewer; null if they do not. */
  check(answer: unknown): Problem | null {
    return this.decision && refusal(this.source.game, this.#sample, this.me!, answer);
  }

  // Words

  readonly wordLists: readonly Words[] = $derived.by(() => [
    this.gameWords,
    this.moreWords,
    locale.words,
  ]);
  readonly sentenceContext: SentenceContext = $derived.by(() => {
    void this.playback.version;
    const { players } = this.source;
    return {
      language: locale.language,
      wordLists: this.wordLists,
      me: this.me,
      name: (seat: Seat) => players[seat]?.name ?? String(seat + 1),
    };
  });

  /** The text of a sentence, or of an id of the game's or the page's words. */
  text(sentence: Sentence | string, args?: Args): string {
    const whole = typeof sentence === 'string' ? { id: sentence, ...(args && { args }) } : sentence;
    return format(whole, this.sentenceContext);
  }

  /** A sentence as a list of parts, for drawing. */
  sentenceParts(sentence: Sentence): Part[] {
    return formatParts(sentence, this.sentenceContext);
  }

  /** The name of a value. */
  nameOf<F extends FieldOf<P['answer']>>(field: F, value: ChoiceValue<P['answer'], F>): string {
    return this.text(choiceSentence<P>(this, choiceOf<P, F>(field, value)));
  }

  /** What a choice would cost and bring, or null. */
  hintOf<F extends FieldOf<P['answer']>>(
    field: F,
    value: ChoiceValue<P['answer'], F>,
  ): string | null {
    const hint = this.definition.sentences.hint?.(choiceOf<P, F>(field, value), this);
    return hint ? this.text(hint) : null;
  }

  close(): void {
    this.advisor?.close?.();
    this.playback.close();
  }
}
