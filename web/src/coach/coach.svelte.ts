import { type AnyAnswer, canonical } from '@faubourg/core';
import type { JudgedAnswer, Judgement } from '../../../games/listed-game.ts';
import { botWorkerClient } from '../bots/bot-worker-client.ts';
import type { AdvisedAnswer, Advisor } from '../table/advisor.ts';
import type { Table } from '../table/table.svelte.ts';
import type { Sentence } from '../words/sentence.ts';
import { locale } from '../words/locale.svelte.ts';
import {
  type AdviceRow,
  adviceRows,
  mixSentence,
  orderSentence,
  MOST_OWN_ROWS,
  whySentence,
} from './advice-rows.ts';
import { coachWords } from './coach-words.ts';
import type { GameCoach } from './game-coach.ts';

/** Judges the position on a table for its viewer. It gets the viewer's view and nothing else. */
export class Coach {
  /** The judgement of the position that is shown; null before. */
  judgement: Judgement | null = $state.raw(null);
  /** The part of the judgement that is done, 0 to 1. */
  progress = $state(0);
  failed = $state(false);
  game: GameCoach | null = $state.raw(null);
  private readonly table: Table;
  private readonly advisor: Advisor;
  private readonly worker: ReturnType<typeof botWorkerClient>;
  /** The position that was judged last, and its judgement as long as it is being made. */
  private known: { readonly key: string; readonly judged: Promise<Judgement | null> } | null = null;
  private stop: AbortController | null = null;

  constructor(table: Table, advisor: Advisor) {
    this.table = table;
    this.advisor = advisor;
    this.worker = botWorkerClient(() => advisor.start());
  }

  /** Loads what turns numbers into words, in the language in use. */
  async load(): Promise<void> {
    const { language } = locale;
    const [own, game, coach] = await Promise.all([
      coachWords(language),
      this.advisor.words(language),
      this.advisor.game(),
    ]);
    // `defineCoach` gave the game's export this type; the catalogue does not know it.
    this.game = coach as GameCoach | null;
    this.table.moreWords = { ...this.table.moreWords, ...own, ...game };
  }

  private get key(): string {
    return `${this.table.playback.snapshot.row} ${this.table.me}`;
  }

  /** Judges the position on the table, once; null if another request ended it. */
  async ask(): Promise<Judgement | null> {
    const { key } = this;
    if (this.known?.key !== key) {
      this.stop?.abort();
      this.stop = new AbortController();
      this.judgement = null;
      this.progress = 0;
      this.failed = false;
      this.known = { key, judged: this.judge([], this.stop.signal) };
    }
    const { judged } = this.known;
    try {
      const found = await judged;
      if (this.key === key) this.judgement = found;
      return found;
    } catch {
      this.known = null;
      this.failed = true;
      return null;
    }
  }

  /** The numbers of one answer: from the judgement of the position, or asked for. */
  async judgeAnswer(answer: unknown): Promise<{ judged: JudgedAnswer; best: JudgedAnswer } | null> {
    const found = (judgement: Judgement | null): JudgedAnswer | undefined =>
      judgement?.answers.find((one) => canonical(one.answer) === canonical(answer));
    let judgement = await this.ask();
    if (judgement && !found(judgement)) judgement = await this.judge([answer]);
    const judged = found(judgement);
    const best = judgement?.answers[0];
    return judged && best ? { judged, best } : null;
  }

  private judge(asked: readonly unknown[], signal?: AbortSignal): Promise<Judgement | null> {
    const { view, playback } = this.table;
    const progress = (done: number): void => {
      if (asked.length === 0) this.progress = done;
    };
    const seed = playback.snapshot.row + 1;
    return this.worker.judge({ view, seed, asked }, { progress, ...(signal && { signal }) });
  }

  /** The best answers of the judgement. */
  readonly rows: readonly AdviceRow[] = $derived.by(() => {
    const { judgement, game, table } = this;
    // At one screen the next person must not see the advice for the one before.
    if (!judgement || judgement.seat !== table.me || table.decision === null) return [];
    const own = game?.shown?.(judgement as never, table);
    const ideaOf = (answer: AnyAnswer): string => game?.idea?.(answer) ?? canonical(answer);
    if (own && own !== judgement.answers) return adviceRows(judgement, own, ideaOf, MOST_OWN_ROWS);
    return adviceRows(judgement, judgement.answers, ideaOf);
  });

  /**
   * The rows as they are marked on the picture: all of them, or only the selected one where answers
   * cannot be listed, because deals have many things in common.
   */
  adviceFor(selected: AdviceRow | undefined): readonly AdvisedAnswer[] {
    const rows = this.table.answers === null ? (selected ? [selected] : []) : this.rows;
    return rows.map(({ letter, answer }) => ({ letter, answer }));
  }

  nameOf({ answer }: AdviceRow): string {
    const { game, table } = this;
    const own = game?.name(answer, table) ?? table.definition.sentences.commit?.(answer, table);
    if (own) return table.text(own);
    const choices = Object.entries(answer).flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => table.nameOf(field, one)),
    );
    return choices.join(', ');
  }

  termsOf({ answer }: AdviceRow): Sentence | null {
    return this.game?.terms?.(answer, this.table) ?? null;
  }

  /** Why one would give this row's answer. */
  why(at: number): Sentence | null {
    const { judgement, game, table, rows } = this;
    const row = rows[at];
    if (!judgement || !row) return null;
    const reasons = game?.reasons(row.answer, table, judgement as never) ?? [];
    return whySentence(rows, at, reasons, judgement);
  }

  readonly mix: Sentence | null = $derived.by(() =>
    mixSentence(this.rows, this.table.decision?.secret ?? false),
  );

  /** Why the order of the rows is not that of their chances; what is to be mixed needs no reason. */
  readonly order: Sentence | null = $derived.by(() =>
    this.judgement && !this.mix ? orderSentence(this.rows, this.judgement) : null,
  );

  readonly notes: readonly Sentence[] = $derived.by(() =>
    this.judgement && this.rows.length > 0
      ? (this.game?.notes?.(this.table, this.judgement as never) ?? [])
      : [],
  );

  /** Puts a row's answer on the table as a draft. */
  fill({ answer }: AdviceRow): void {
    if (this.table.answers !== null) this.table.fill(answer);
    else this.game?.fill?.(answer, this.table);
  }

  close(): void {
    this.stop?.abort();
    this.worker.close();
  }
}

const coaches = new WeakMap<Table, Coach>();

/** The coach of a table; its worker starts with the first question. */
export function coachOf(table: Table): Coach | null {
  const { advisor } = table;
  if (!advisor) return null;
  let coach = coaches.get(table);
  if (!coach) {
    // A root of its own: what is derived would stand still with the first component that asked.
    let made!: Coach;
    const end = $effect.root(() => {
      made = new Coach(table, advisor);
    });
    coaches.set(table, (coach = made));
    advisor.close = () => {
      made.close();
      end();
    };
  }
  return coach;
}
