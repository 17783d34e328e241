import {
  citedRules,
  faultLine,
  type GameRecord,
  isRefused,
  type Json,
  type GameVersions,
  parseJson,
  type Problem,
  readRecord,
  replay,
} from '@faubourg/core';

/** The result of checking one record. */
export type Verdict =
  | { readonly ok: true; readonly game: string; readonly rows: number }
  | { readonly ok: false; readonly problem: Problem; readonly why: string };

/** Replays a record and checks its form, commitment, links, rules, notation and result. */
export function checkRecord(text: string, games: GameVersions): Verdict {
  const parsed = parseJson(text);
  if (isRefused(parsed)) return wrong(parsed.problem);
  const read = readRecord(parsed.value);
  if (isRefused(read)) return wrong(read.problem);
  const played = replay(read.record, games);
  if (isRefused(played)) return wrong(played.problem);
  return { ok: true, game: read.record.game, rows: read.record.rows.length };
}

function wrong(problem: Problem): Verdict {
  return { ok: false, problem, why: whyLine(problem) };
}

/** One sentence on the first thing that is wrong with a record, a position or an answer. */
export function whyLine({ code, data, ...rules }: Problem): string {
  const cited = citedRules(rules);
  const { line, at, expected, found } = data;
  if (typeof line === 'string') return `${line} (${cited})`;
  if (typeof at === 'string' && typeof expected === 'string' && typeof found === 'string') {
    return `${faultLine({ at, expected, found })} (${cited})`;
  }
  const fields = code === 'row-illegal' ? withCause(data) : data;
  const told = Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return `${code}${told.length > 0 ? `: ${told.join(', ')}` : ''} (${cited})`;
}

/** The problem of an illegal row contains the rule's own problem as `why`. */
function withCause({ why, ...rest }: Problem['data']): { [name: string]: Json } {
  return { ...rest, ...(why as Problem['data']) };
}

/** Parses a record. */
export function recordOf(text: string): { record: GameRecord } | { problem: Problem } {
  const parsed = parseJson(text);
  return isRefused(parsed) ? parsed : readRecord(parsed.value);
}
