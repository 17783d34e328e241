import {
  startPlay,
  type GameRecord,
  giveAnswer,
  isRefused,
  type GameVersions,
  type Problem,
  problem,
  readOptions,
  replay,
  seedOf,
  undo,
  writeRecord,
} from '@faubourg/core';

/**
 * Plays the same answers under another version of the rules. Returns the new record, or the first
 * row that those rules refuse. The record is verified first, so that no forged record gets valid
 * links.
 */
export function convertRules(
  record: GameRecord,
  games: GameVersions,
  rules: number | 'newest',
): { record: GameRecord } | { problem: Problem } {
  const sound = replay(record, games);
  if (isRefused(sound)) return sound;
  const found = rules === 'newest' ? games.newest(record.game) : games.exact(record.game, rules);
  if (isRefused(found)) return found;
  const { seats, shuffling } = record;
  const read = readOptions(found.game, record.options, seats.length);
  if (isRefused(read)) return read;
  const seed = seedOf(shuffling, shuffling.secret!);
  const { play } = startPlay(found.game, read.options, seats.length, seed);
  for (const [row, move] of record.rows.entries()) {
    const done = 'undo' in move ? undo(play, move.seat) : giveAnswer(play, move.seat, move.answer);
    if (done && isRefused(done)) {
      const { rule, code, data } = done.problem;
      return { problem: problem('FB-21', 'row-illegal', { row, rule, code, why: data }) };
    }
  }
  const by = record.rows.map((row) => row.by);
  return { record: writeRecord(play, { seats, shuffling }, by) };
}
