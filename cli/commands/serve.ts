import type { Explained, Explanation } from '@faubourg/server';
import { Command } from 'commander';
import { once } from 'node:events';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { dataFolder } from './data-folder.ts';
import { portOfEnvironment, portOption, USUAL_PORT } from './port-option.ts';
import { servedPage } from './served-page.ts';

type Given = {
  readonly port?: number;
  readonly data: string;
  readonly json?: true;
  readonly explain?: true;
};

/** `faubourg serve`: runs the server. */
export function serveCommand(context: CommandContext): Command {
  const { terminal } = context;
  return new Command('serve')
    .description('run the server: tables over HTTP, and the page if it is built')
    .option('--port <n>', `0 for any free port (default: PORT, else ${USUAL_PORT})`, portOption)
    .option('--data <folder>', 'where everything is kept', dataFolder(context))
    .option('--explain', 'print every setting and limit with its value and meaning, and end')
    .option('--json', 'the address, or the settings, as JSON')
    .action(async (given: Given, command: Command) => {
      const { data, json } = given;
      const port = given.port ?? portOfEnvironment(terminal) ?? USUAL_PORT;
      if (given.explain) {
        await explainSettings(context, given, port, command);
        return;
      }
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

/** Prints what a server would be started with. */
async function explainSettings(
  { terminal }: CommandContext,
  { data, json }: Given,
  port: number,
  command: Command,
): Promise<void> {
  const { explain } = await import('@faubourg/server');
  const source = (option: string, variable: string): string => {
    if (command.getOptionValueSource(option) === 'cli') return `--${option}`;
    return terminal.env[variable] ? variable : 'default';
  };
  const explained = () =>
    explain(terminal.env, {
      PORT: { value: `${port}`, from: source('port', 'PORT') },
      FAUBOURG_DATA: { value: data, from: source('data', 'FAUBOURG_DATA') },
    });
  let explanation: Explanation;
  try {
    explanation = explained();
  } catch (error) {
    throw outside(`The server cannot start: ${messageOf(error)}`);
  }
  if (json) {
    terminal.say(JSON.stringify(explanation));
    return;
  }
  terminal.say('Settings: environment variables');
  for (const setting of explanation.settings) terminal.say(explainedText(setting));
  terminal.say('\nLimits: FAUBOURG_LIMITS');
  for (const limit of explanation.limits) terminal.say(explainedText(limit));
}

const explainedText = ({ name, value, from, what }: Explained): string =>
  `  ${name}: ${value === '' ? 'not set' : `${value} (${from})`}\n      ${what.replaceAll('`', '')}`;
