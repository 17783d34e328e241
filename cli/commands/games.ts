import type { Json } from '@faubourg/core';
import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { columns } from '../terminal/table.ts';

type ValuesBySeats = { readonly [seats: string]: readonly Json[] };

/** What an option offers for each number of players, the default first. */
function valuesBySeats(
  values: (seats: number) => readonly Json[],
  { min, max }: { min: number; max: number },
): ValuesBySeats {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return Object.fromEntries(numbers.map((seats) => [seats, values(seats)]));
}

/** `3 | 4 (2 players), 3 (3, 4 players)`, or without the numbers where all offer the same. */
function valuesText(values: ValuesBySeats): string {
  const groups = new Map<string, string[]>();
  for (const [seats, offered] of Object.entries(values)) {
    const text = offered.map((value) => JSON.stringify(value)).join(' | ');
    groups.set(text, [...(groups.get(text) ?? []), seats]);
  }
  if (groups.size === 1) return [...groups.keys()][0]!;
  return [...groups].map(([text, seats]) => `${text} (${seats.join(', ')} players)`).join(', ');
}

/** `faubourg games`: the list of games with all their options. */
export function gamesCommand({ terminal, loader }: CommandContext): Command {
  return new Command('games')
    .description('list the games, their numbers of players and their options')
    .argument('[game...]', 'these alone')
    .option('--json', 'as JSON')
    .action(async (ids: string[], { json }: { json?: true }) => {
      const wanted = ids.length > 0 ? ids : loader.ids;
      const games = await Promise.all(wanted.map((id) => loader.game(id)));
      const told = games.map(({ id, rules, seats, options }) => ({
        id,
        rules,
        seats,
        options: options.map(({ name, rule, values }) => ({
          name,
          rule,
          values: valuesBySeats(values, seats),
        })),
      }));
      if (json) return terminal.say(JSON.stringify(told, null, 2));
      const rows = told.flatMap(({ id, rules, seats, options }) => [
        `${terminal.paint.bold(id)}, rules ${rules}, ${seats.min} to ${seats.max} players`,
        columns(
          options.map(({ name, rule, values }) => [`  ${name}`, rule, valuesText(values)]),
          3,
        ),
      ]);
      terminal.say(rows.join('\n'));
    });
}
