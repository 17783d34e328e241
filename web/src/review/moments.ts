import { type AnyAnswer, type AnyView, isRefused, type Json, type Seat } from '@faubourg/core';
import type { FinishedGame } from '../../../games/listed-game.ts';
import type { GameCoach } from '../coach/game-coach.ts';
import { ReplaySource } from '../source/replay.ts';
import { choiceSentence } from '../table/default-sentences.ts';
import type { Table } from '../table/table.svelte.ts';
import { format, formatParts, type SentenceContext } from '../words/format.ts';
import type { Sentence } from '../words/sentence.ts';
import { joinSentences } from '../words/lists.ts';

/** The table with view, forecast and viewer of another moment; all else is the table's own. */
function tableAt(table: Table, view: AnyView, seat: Seat): Table {
  const { game } = table.source;
  return tableWith(table, { view, forecast: game.forecast?.(view), me: seat, draft: {} });
}

/** The table, which makes its sentences in another context. */
export function tableInContext(table: Table, context: () => SentenceContext): Table {
  return tableWith(table, {
    text: (sentence: Sentence | string) =>
      format(typeof sentence === 'string' ? { id: sentence } : sentence, context()),
    sentenceParts: (sentence: Sentence) => formatParts(sentence, context()),
  });
}

/** The table with other values for some of its fields. */
function tableWith(table: Table, then: { readonly [name: string]: unknown }): Table {
  return new Proxy(table, {
    get: (target, name) => {
      if (typeof name === 'string' && name in then) return then[name];
      const value: unknown = Reflect.get(target, name, target);
      // Methods use private fields, which only the table itself has.
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A finished game at any row as any seat saw it. */
export class Moments {
  private readonly table: Table;
  private readonly replayed: ReplaySource | null;

  constructor(table: Table, finished: FinishedGame) {
    this.table = table;
    const replay = 'record' in finished && ReplaySource.of(finished.record, table.source.game);
    this.replayed = replay && !isRefused(replay) ? replay : null;
  }

  /** The table after so many rows, as a seat saw it; without a record as the viewer sees it. */
  async at(row: number, seat: Seat): Promise<Table> {
    const { table, replayed } = this;
    if (replayed) replayed.setViewer(seat);
    const { view } = await (replayed ?? table.source).at(row);
    return tableAt(table, view, seat);
  }
}

/** An answer in words: the coach's name for it, or what the button said that gave it, or its parts. */
export function answerSentence(coach: GameCoach | null, table: Table, answer: Json): Sentence {
  const given = answer as unknown as AnyAnswer;
  const own = coach?.name(given, table) ?? table.definition.sentences.commit?.(given, table);
  if (own) return own;
  const parts = Object.entries(given).map(([field, value]) =>
    choiceSentence(table, { field, value }),
  );
  return parts.length === 0 ? { id: 'commit' } : joinSentences(parts, 'join.comma');
}
