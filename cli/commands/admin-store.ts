import type { Database } from '@faubourg/server/admin';
import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside } from '../terminal/failure.ts';
import { dataFolder } from './data-folder.ts';

/* What all commands of `faubourg admin` share. */

export type AdminGiven = { readonly data: string; readonly json?: true };

/** Adds a command that works on the data of a server. */
export function adminAction(
  context: CommandContext,
  parent: Command,
  name: string,
  description: string,
): Command {
  return parent
    .command(name)
    .description(description)
    .option('--data <folder>', 'where everything is kept', dataFolder(context))
    .option('--json', 'the answer as JSON');
}

export const server = () => import('@faubourg/server/admin');

/** Calls `work` with the server's database, which must exist already. */
export async function withStore<T>(
  { terminal }: CommandContext,
  { data }: AdminGiven,
  work: (store: Database) => Promise<T>,
): Promise<T> {
  const database = terminal.env['DATABASE_URL'];
  const file = join(data, 'faubourg.sqlite');
  if (!database && !existsSync(file)) throw outside(`There is no database at ${file}.`);
  const { openStore } = await server();
  const store = await openStore(database, file).catch((error: unknown) => {
    throw outside(`The database cannot be opened: ${messageOf(error)}`);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
