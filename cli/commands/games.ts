import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { columns } from '../terminal/table.ts';

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
          values: values(seats.max),
        })),
      }));
      if (json) return terminal.say(JSON.stringify(told, null, 2));
      const rows = told.flatMap(({ id, rules, seats, options }) => [
        `${terminal.paint.bold(id)}, rules ${rules}, ${seats.min} to ${seats.max} players`,
        columns(
          options.map(({ name, rule, values }) => [
            `  ${name}`,
            rule,
            values.map((value) => JSON.stringify(value)).join(' | '),
          ]),
          3,
        ),
      ]);
      terminal.say(rows.join('\n'));
    });
}
