import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { places } from '../context/places.ts';
import { format } from '../new-game/format.ts';
import { namesOf } from '../new-game/names.ts';
import { writeGame } from '../new-game/write-game.ts';
import { usage } from '../terminal/failure.ts';

/** `faubourg new-game`: the folder of a small game that can be played, to be changed into another. */
export function newGameCommand({ terminal }: CommandContext): Command {
  return new Command('new-game')
    .description('write a small complete game into games/<id>, to be changed into your own')
    .argument('<id>', 'small letters, digits and "-": market-street')
    .option('--title <text>', 'what people call it (default: made from the id)')
    .option('--json', 'as JSON')
    .action(async (id: string, { title, json }: { title?: string; json?: true }) => {
      if (places.sources === null) {
        throw usage('A game is written into the sources of Faubourg, and this package has none.');
      }
      const files = await writeGame(places.sources, namesOf(id, title));
      const folder = `games/${id}`;
      const isFormatted = await format(places.sources, folder);
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
