import { Command } from 'commander';
import { once } from 'node:events';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { dataFolder } from './data-folder.ts';
import { whole } from './options.ts';
import { servedPage } from './served-page.ts';

type Given = { readonly port: number; readonly data: string; readonly json?: true };

/** `faubourg serve`: runs the server. */
export function serveCommand(context: CommandContext): Command {
  const { terminal } = context;
  return new Command('serve')
    .description('run the server: tables over HTTP, and the page if it is built')
    .option('--port <n>', '0 for any free port', whole(0, 65_535), 8080)
    .option('--data <folder>', 'where everything is kept', dataFolder(context))
    .option('--json', 'the address as JSON')
    .action(async ({ port, data, json }: Given) => {
      const page = servedPage(terminal);
      const { fromEnvironment, serve } = await import('@faubourg/server');
      // A bad variable is explained like everything else that keeps the server from starting.
      const start = async () =>
        serve({ ...fromEnvironment(terminal.env), port, data, ...(page !== null && { page }) });
      const server = await start().catch((error: unknown) => {
        throw outside(`The server cannot start: ${messageOf(error)}`);
      });
      terminal.say(
        json ? JSON.stringify({ address: server.address }) : `Open at ${server.address}`,
      );
      await untilInterrupted((stop) => once(stop, 'abort'));
      await server.close();
    });
}
