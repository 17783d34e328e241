import { columns } from '../terminal/table.ts';
import type { Collection } from './collection.ts';

const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;

/** What a collection holds by theme, and what share of the positions was refused and why. */
export function reportText({ index, puzzles }: Collection): string {
  const { games, examined, refused, expert, deep, searches } = index.made;
  const exact = puzzles.filter(({ method }) => method === 'exact').length;
  const themes = [...new Set(puzzles.map(({ theme }) => theme))].sort();
  const refusals = Object.entries(refused).sort(([, a], [, b]) => b - a);
  const all = refusals.reduce((sum, [, times]) => sum + times, 0);
  return [
    `${puzzles.length} puzzles of ${index.game} from ${games} bot games`,
    `${exact} solved exactly, ${puzzles.length - exact} confirmed by ${searches} searches of ${deep} iterations (expert: ${expert})`,
    `${all} of ${examined} positions refused (${percent(all, examined)})`,
    '',
    columns([
      ['theme', 'puzzles'],
      ...themes.map((theme) => [
        theme,
        String(puzzles.filter((puzzle) => puzzle.theme === theme).length),
      ]),
    ]),
    '',
    columns([
      ['refused because', 'positions', 'share'],
      ...refusals.map(([reason, times]) => [reason, String(times), percent(times, examined)]),
    ]),
  ].join('\n');
}
