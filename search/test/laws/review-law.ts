import { type AnyGame, type GameRecord, gameVersions, orThrow, winShares } from '@faubourg/core';
import { courseOf, type Review, reviewCourse, type Reviewer } from '@faubourg/search';

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** A quick level in place of the expert, so that a whole game is judged in a moment. */
export const quick = (bots: Reviewer): Reviewer => ({
  ...bots,
  bot: () => bots.bot('regular'),
  levels: { ...bots.levels, expert: { iterations: 2, milliseconds: 1 } },
});

/** A review of a recorded game. */
export async function reviewOf(
  game: AnyGame,
  bots: Reviewer | null,
  record: GameRecord,
): Promise<Review> {
  return (await reviewCourse(orThrow(courseOf(record, gameVersions([game]))), bots))!;
}

/**
 * The laws of a review that are broken: chances add up to 1 and end with the result; steps cover
 * the game in order; turning points are steps; a loss is what the best answer has more; only
 * answers that counted are judged; and what changed in a step that nobody saw is luck and the own
 * loss, nothing else.
 */
export function reviewBreaches(game: AnyGame, record: GameRecord, review: Review): string[] {
  const course = orThrow(courseOf(record, gameVersions([game])));
  const { steps, decisions, turningPoints, players } = review;
  const found: string[] = [];
  for (const { row, chances } of steps)
    if (!near(sum(chances), 1) || chances.some((chance) => chance < 0 || chance > 1))
      found.push(`row ${row}: chances ${chances.join()}`);
  if (steps.some(({ row }, i) => i > 0 && row <= steps[i - 1]!.row))
    found.push('steps in disorder');
  const last = steps.at(-1)!;
  if (last.row !== record.rows.length) found.push(`the last step is row ${last.row}`);
  if (winShares(record.result!).some((share, seat) => share !== last.chances[seat]))
    found.push(`ends with ${last.chances.join()}`);
  for (const { row, seat, played, best, loss } of decisions) {
    if (!course.counted.has(row)) found.push(`row ${row} did not count`);
    if (record.rows[row - 1]!.seat !== seat) found.push(`row ${row} is of another seat`);
    if (loss < 0 || (loss > 0 && !near(best[0]!.share - played.share, loss)))
      found.push(`row ${row}: a loss of ${loss}`);
  }
  for (const { row, seat, before, after } of turningPoints) {
    const at = steps.findIndex((step) => step.row === row);
    if (at < 1 || steps[at]!.chances[seat] !== after || steps[at - 1]!.chances[seat] !== before)
      found.push(`row ${row} is no such step`);
  }
  for (const [i, { row, chances, luck }] of steps.entries()) {
    if (i === 0) continue;
    const before = steps[i - 1]!;
    const within = course.rows.slice(before.row, row);
    if (within.length === 1 && within[0]!.phase === null) {
      if (!within[0]!.drew && luck.some((one) => one !== 0))
        found.push(`row ${row}: luck without a draw`);
      continue;
    }
    for (const [seat, one] of luck.entries()) {
      const own = decisions.filter(
        (made) => made.seat === seat && made.row > before.row && made.row <= row,
      );
      const lost = sum(own.map(({ loss }) => loss));
      if (!near(chances[seat]! - before.chances[seat]!, one - lost))
        found.push(`row ${row}, seat ${seat}: luck ${one} and ${lost} lost`);
    }
  }
  for (const [seat, { accuracy, luck }] of players.entries()) {
    if (accuracy !== null && (accuracy < 0 || accuracy > 1)) found.push(`accuracy ${accuracy}`);
    if (!near(luck, sum(steps.map((step) => step.luck[seat]!)))) found.push(`luck of seat ${seat}`);
  }
  return found;
}
