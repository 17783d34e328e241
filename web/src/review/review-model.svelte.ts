import type { AnyAnswer, Json, Seat } from '@faubourg/core';
import type { GamePage, Judgement, Review, ReviewedDecision } from '../../../games/listed-game.ts';
import { reasonText } from '../coach/advice-rows.ts';
import { coachWords } from '../coach/coach-words.ts';
import type { GameCoach } from '../coach/game-coach.ts';
import type { AdvisedAnswer } from '../table/advisor.ts';
import type { Table } from '../table/table.svelte.ts';
import { format, type SentenceContext } from '../words/format.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Sentence, Words } from '../words/sentence.ts';
import { finishedGame } from './finished-game.ts';
import { keepReview, keptReview } from './kept-reviews.ts';
import { answerSentence, Moments, tableInContext } from './moments.ts';
import { reviewInWorker } from './review-client.ts';
import { reviewWords, say } from './review-words.ts';
import { chancesAt, nextMistake, type Stop, stopsOf } from './stops.ts';

/** How far a review is. */
type Status = 'working' | 'done' | 'stopped' | 'failed';

/** The names of what was played and of what was better, and why. */
export type DecisionText = {
  readonly moment: string | null;
  readonly played: string;
  readonly better: string | null;
  readonly why: string | null;
};

/** The review of the game on a table: its analysis, the words for it, and the place one looks at. */
export class ReviewModel {
  review: Review | null = $state.raw(null);
  status: Status = $state('working');
  /** The part of the analysis that is done, 0 to 1. */
  progress = $state(0);
  words: Words | null = $state.raw(null);
  /** The number of the stop that is shown. */
  at = $state(0);
  /** Whose decisions are listed; null: everybody's. */
  only: Seat | null = $state(null);
  readonly table: Table;
  private readonly page: GamePage;
  private readonly end = new AbortController();
  private stopping: AbortController | null = null;
  private moments: Moments | null = null;
  private coach: GameCoach | null = $state.raw(null);

  constructor(table: Table, page: GamePage) {
    this.table = table;
    this.page = page;
    this.sentenceTable = tableInContext(table, () => this.context);
    this.only = table.source.mine.length === 1 ? table.source.mine[0]! : null;
  }

  /** The seat of the person who looks; null at a record and where several people played here. */
  readonly me: Seat | null = $derived.by(() => {
    const { me, source } = this.table;
    return me !== null && source.mine.includes(me) ? me : null;
  });
  private readonly context: SentenceContext = $derived.by(() => ({
    ...this.table.sentenceContext,
    me: this.me,
  }));
  /** The table for drawing sentences: at a record nobody is addressed. */
  readonly sentenceTable: Table;
  readonly stops: readonly Stop[] = $derived.by(() => (this.review ? stopsOf(this.review) : []));
  readonly stop: Stop | null = $derived.by(() => this.stops[this.at] ?? null);

  /** Loads the words in the language in use. */
  async load(): Promise<void> {
    const { language } = locale;
    const { coach } = this.page;
    const [own, common, game, advice] = await Promise.all([
      reviewWords(language),
      coachWords(language),
      (coach?.words[language] ?? coach?.words['en'])?.() ?? {},
      coach?.advice() ?? null,
    ]);
    // `defineCoach` gave the game's export this type; the catalogue does not know it.
    this.coach = advice as GameCoach | null;
    this.words = { ...common, ...game, ...own };
    this.table.moreWords = { ...this.table.moreWords, ...this.words };
  }

  /** Shows the kept review, or makes one. */
  async start(): Promise<void> {
    this.status = 'working';
    this.progress = 0;
    try {
      const found = await finishedGame(this.table.source);
      if (!found || !this.page.startReview) {
        this.status = 'failed';
        return;
      }
      const { finished, key } = found;
      this.moments = new Moments(this.table, finished);
      const kept = await keptReview(key);
      const stopping = new AbortController();
      this.stopping = stopping;
      const review =
        kept ??
        (await reviewInWorker(() => this.page.startReview!(), finished, {
          signal: AbortSignal.any([stopping.signal, this.end.signal]),
          progress: (done) => (this.progress = done),
        }));
      if (this.end.signal.aborted) return;
      if (!kept && review) await keepReview(key, review);
      this.review = review;
      this.status = review ? 'done' : 'stopped';
      if (review) this.select(this.stops.length - 1);
    } catch (error) {
      // The rest of the table works without the review; the console shows the reason.
      console.error(error);
      this.status = 'failed';
    }
  }

  /** Stops the analysis; it can be started again. */
  cancel(): void {
    this.stopping?.abort();
  }

  close(): void {
    this.end.abort();
    this.table.advice = [];
  }

  /** Goes to a stop and shows its moment on the board. */
  select(at: number): void {
    this.at = Math.max(0, Math.min(this.stops.length - 1, at));
    const { stop, table } = this;
    if (!stop) return;
    const { decision } = stop;
    // A record can be seen from any seat: the one that decided.
    if (table.source.kind === 'replay' && decision) table.source.setViewer(decision.seat);
    table.advice = decision ? marksOf(decision) : [];
    void table.playback.jump(stop.shown);
  }

  selectDecision(decision: ReviewedDecision): void {
    this.select(this.stops.findIndex((stop) => stop.decision === decision));
  }

  /** Goes to the stop at a row, or to the next one after it. */
  selectRow(row: number): void {
    const found = this.stops.findIndex((stop) => stop.row >= row);
    this.select(found < 0 ? this.stops.length - 1 : found);
  }

  /** Goes to the next mistake in a direction, if there is one. */
  selectMistake(way: 1 | -1): void {
    const found = nextMistake(this.stops, this.at, way, this.review?.mistake ?? 0);
    if (found !== null) this.select(found);
  }

  /** The text of a sentence of the review's, the game's or the page's words. */
  text(sentence: Sentence | string): string {
    const whole = typeof sentence === 'string' ? { id: sentence } : sentence;
    return format(whole, this.context);
  }

  /** All chances at a row, in one line. */
  chancesText(row: number): string {
    const chances = this.review ? chancesAt(this.review, row) : [];
    const each = chances.map((chance, seat) =>
      this.text(say('review.chance', { seat: { seat }, percent: Math.round(100 * chance) })),
    );
    return new Intl.ListFormat(locale.language, { type: 'unit' }).format(each);
  }

  /** The name of a row: the start, the end, or its number. */
  rowText(row: number): string {
    if (row === 0) return this.text('review.at.start');
    if (row === this.review?.rows) return this.text('review.at.end');
    return this.text(say('review.at', { row }));
  }

  async decisionText(decision: ReviewedDecision): Promise<DecisionText> {
    const { row, seat, played, best, loss } = decision;
    const then = (await this.moments?.at(row - 1, seat)) ?? this.table;
    const name = (answer: Json): string => this.text(answerSentence(this.coach, then, answer));
    const why = loss > 0 ? this.whyBetter(then, decision) : null;
    const moment = then.definition.sentences.moment?.(then.view);
    return {
      moment: moment ? this.text(moment) : null,
      played: name(played.answer),
      better: loss > 0 ? name(best[0]!.answer) : null,
      why: why && this.text(why),
    };
  }

  /** Why the best answer is better, from the numbers of its judgement; null if nothing is known. */
  private whyBetter(then: Table, { best, method, details }: ReviewedDecision): Sentence | null {
    const [first] = best;
    if (!this.coach || !first) return null;
    const answers = best.map((one) => ({ ...one, error: 0, chance: 0, effort: 0 }));
    // What reasons are made from; the rest of a judgement is not kept in a review.
    const judgement = { answers, method, details } as unknown as Judgement<AnyAnswer>;
    return reasonText(this.coach.reasons(first.answer as unknown as AnyAnswer, then, judgement));
  }

  /** The table as a seat saw it after so many rows. */
  async tableAt(row: number, seat: Seat): Promise<Table> {
    return (await this.moments?.at(row, seat)) ?? this.table;
  }
}

/** The mark of what was played and of what was better on the picture. */
const PLAYED = '✗';
const BETTER = 'A';

function marksOf({ played, best, loss }: ReviewedDecision): AdvisedAnswer[] {
  const mark = (letter: string, answer: Json): AdvisedAnswer => ({
    letter,
    answer: answer as unknown as AnyAnswer,
  });
  if (loss <= 0) return [mark(BETTER, played.answer)];
  return [mark(BETTER, best[0]!.answer), mark(PLAYED, played.answer)];
}

/** A share of the victory as signed points, in the language in use. */
export const points = (share: number, digits = 0): string =>
  new Intl.NumberFormat(locale.language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  })
    .format(100 * share)
    .replace('-', '−');
