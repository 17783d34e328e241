import { AnswerStats } from './answer-stats.ts';
import { PairIndex } from './pair-index.ts';

/** Tables with more answers than this are not kept: to clear them would cost more than new ones. */
const MOST_KEPT = 1 << 17;
/** Searches of one thread that run at the same time are few; more sets than this are not kept. */
const MOST_SETS = 4;

/** What a search tree has found, in tables that grow with it. */
export class TreeTables {
  /** (place × seat, code) → edge. */
  readonly answers = new PairIndex(1 << 13);
  /** (place, edge) → next place. */
  readonly places = new PairIndex();
  readonly edges = new AnswerStats(1 << 12);

  clear(): void {
    this.answers.clear();
    this.places.clear();
  }
}

const idle: TreeTables[] = [];

/**
 * Lends tables to one search. A search that takes over the tables of an earlier one need not grow
 * them again; it finds them empty.
 */
export async function withTables<Result>(
  search: (tables: TreeTables) => Promise<Result>,
): Promise<Result> {
  const tables = idle.pop() ?? new TreeTables();
  try {
    return await search(tables);
  } finally {
    if (idle.length < MOST_SETS && tables.edges.capacity <= MOST_KEPT) {
      tables.clear();
      idle.push(tables);
    }
  }
}
