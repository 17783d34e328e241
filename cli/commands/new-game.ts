import { Command } from 'commander';
import { join } from 'node:path';
import type { CommandContext } from '../context/command-context.ts';
import { format } from '../new-game/format.ts';
import { namesOf } from '../new-game/names.ts';
import { writeGame } from '../new-game/write-game.ts';

/** The project this program belongs to. */
const ROOT = join(import.meta.dirname, '..', '..');

/** `faubourg new-game`: the folder of a small game that can be played, to be changed into another. */
export function newGameCommand({ terminal }: CommandContext): Command {
  return new Command('new-game')
    .description('write a small complete game into games/<id>, to be changed into your own')
    .argument('<id>', 'small letters, digits and "-": market-street')
    .option('--title <text>', 'what people call it (default: made from the id)')
    .option('--json', 'as JSON')
    .action(async (id: string, { title, json }: { title?: string; json?: true }) => {
      const files = await writeGame(ROOT, namesOf(id, title));
      const folder = `games/${id}`;
      const isFormatted = await format(ROOT, folder);
      const listed = ['games/catalogue.ts', 'package.json'];
      if (json) return terminal.say(JSON.stringify({ folder, files, listed }, null, 2));
      terminal.say(
        [
          `${files.length} files are in ${folder}; one line each is new in ${listed.join(' and ')}.`,
          'Next:',
          '  npm install',
          ...(isFormatted ? [] : ['  npm run format']),
          `  npm run test:unit -- ${folder}`,
          `  npx faubourg play ${id}`,
          '  npm run dev',
          'docs/add-a-game.md tells what to change, step by step.',
        ].join('\n'),
      );
    });
}
