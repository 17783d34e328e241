import { Command } from 'commander';
import { once } from 'node:events';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { openBrowser } from '../terminal/open-browser.ts';
import { dataFolder } from './data-folder.ts';
import { portOfEnvironment, portOption, USUAL_PORT } from './port-option.ts';
import { servedPage } from './served-page.ts';

type Given = { readonly port?: number; readonly data: string; readonly browser: boolean };

/** `faubourg open`, and `faubourg` alone: a server for the people at this machine. */
export function openCommand(context: CommandContext): Command {
  const { terminal } = context;
  return new Command('open')
    .description('open the tables on this machine in the browser; the same without a command')
    .option(
      '--port <n>',
      `(default: PORT, else ${USUAL_PORT}, or any free one if it is taken)`,
      portOption,
    )
    .option('--data <folder>', 'where everything is kept', dataFolder(context))
    .option('--no-browser', 'only print the address')
    .action(async ({ port: given, data, browser }: Given) => {
      const port = given ?? portOfEnvironment(terminal);
      const { fromEnvironment, serve } = await import('@faubourg/server');
      const page = servedPage(terminal);
      // Nobody else reaches the server, unless FAUBOURG_HOST says so.
      const serveOn = (one: number) =>
        serve({
          host: '127.0.0.1',
          ...fromEnvironment(terminal.env),
          port: one,
          data,
          ...(page !== null && { page }),
        });
      const server = await serveOn(port ?? USUAL_PORT)
        .catch((error: unknown) => {
          if (port === undefined && isPortTaken(error)) return serveOn(0);
          throw error;
        })
        .catch((error: unknown) => {
          throw outside(`The server cannot start: ${messageOf(error)}`);
        });
      terminal.say(
        [
          `Faubourg is open at ${server.address}`,
          `Everything is kept in ${data}`,
          'Ctrl-C ends it. `faubourg --help` lists the other commands.',
        ].join('\n'),
      );
      if (browser) openBrowser(terminal, server.address);
      await untilInterrupted((stop) => once(stop, 'abort'));
      await server.close();
    });
}

const isPortTaken = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'EADDRINUSE';
