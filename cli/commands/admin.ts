import { problemLine } from '@faubourg/core';
import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside, refusal, usage } from '../terminal/failure.ts';
import { readText } from '../terminal/read.ts';
import { columns } from '../terminal/table.ts';
import { adminPeopleCommand } from './admin-people.ts';
import { type AdminGiven as Given, adminAction, server, withStore } from './admin-store.ts';
import { whole } from './options.ts';

const DAY = 86_400_000;

/** `faubourg admin`: maintenance of the server's data, while the server runs or not. */
export function adminCommand(context: CommandContext): Command {
  const admin = new Command('admin').description(
    'maintain the data of a server: tables, people, backups',
  );
  const action = (name: string, description: string): Command =>
    adminAction(context, admin, name, description);

  action('list', 'every table, the newest first')
    .option('--phase <phase>', 'only open, running, over or closed ones')
    .action((given: Given & { phase?: string }) => listTables(context, given));
  action('backup', 'a whole copy of the database file, also while the server runs')
    .argument('<file>', 'the copy; must not exist yet')
    .action((to: string, given: Given) => backupTo(context, to, given));
  action('restore', 'put a backup in place of the database, which is kept; not while a server runs')
    .argument('<backup>', 'a file that "admin backup" has made')
    .action((from: string, given: Given) => restoreFrom(context, from, given));
  action('export', 'a table as a file; it holds the secret of its shuffle')
    .argument('<table>')
    .argument('<file>', '- for the output')
    .action((table: string, to: string, given: Given) => exportTo(context, table, to, given));
  action('import', 'a table from a file, after playing it through')
    .argument('<file>', '- for the input')
    .action((from: string, given: Given) => importFrom(context, from, given));
  action('delete', 'a table with all that belongs to it')
    .argument('<table>')
    .action((table: string, given: Given) => deleteOne(context, table, given));
  action('prune', 'forget guests who have secured nothing and play nothing')
    .requiredOption('--days <n>', 'not seen for this many days', whole(1, 36_500))
    .action((given: Given & { days: number }) => prune(context, given));
  admin.addCommand(adminPeopleCommand(context));
  return admin;
}

const PHASES = ['open', 'running', 'over', 'closed'];

async function listTables(
  context: CommandContext,
  given: Given & { phase?: string },
): Promise<void> {
  const { phase = null, json } = given;
  if (phase !== null && !PHASES.includes(phase)) {
    throw usage(`--phase: expected ${PHASES.join(', ')}; found "${phase}"`);
  }
  const { allTables } = await server();
  const tables = await withStore(context, given, (store) => allTables(store, phase));
  if (json) {
    for (const table of tables) context.terminal.say(JSON.stringify(table));
    return;
  }
  const rows = tables.map(({ id, game, phase: now, changedAt, seats }) => [
    id,
    game,
    now,
    changedAt.toISOString().slice(0, 16).replace('T', ' '),
    seats.filter(Boolean).join(', ') || 'nobody',
  ]);
  context.terminal.say(rows.length > 0 ? columns(rows, 5) : 'There are no tables.');
}

async function backupTo({ terminal }: CommandContext, to: string, given: Given): Promise<void> {
  if (terminal.env['DATABASE_URL']) {
    throw usage('A PostgreSQL database is backed up with its own tools (pg_dump).');
  }
  const { backup } = await server();
  await backup(join(given.data, 'faubourg.sqlite'), to).catch((error: unknown) => {
    throw outside(messageOf(error));
  });
  terminal.say(given.json ? JSON.stringify({ backup: to }) : `Copied to ${to}`);
}

async function restoreFrom(
  { terminal }: CommandContext,
  from: string,
  given: Given,
): Promise<void> {
  if (terminal.env['DATABASE_URL']) {
    throw usage('A PostgreSQL database is restored with its own tools (pg_restore).');
  }
  const { restore } = await server();
  const kept = await restore(given.data, from).catch((error: unknown) => {
    throw outside(messageOf(error));
  });
  if (given.json) terminal.say(JSON.stringify({ restored: from, kept }));
  else {
    terminal.say(`Restored from ${from}`);
    if (kept !== null) terminal.say(`The database before is kept as ${kept}`);
  }
}

async function exportTo(
  context: CommandContext,
  id: string,
  to: string,
  given: Given,
): Promise<void> {
  const { exportTable } = await server();
  const file = await withStore(context, given, (store) => exportTable(store, id));
  if (!file) throw refusal(`There is no table ${id}.`);
  const text = JSON.stringify(file);
  if (to === '-') {
    context.terminal.say(text);
    return;
  }
  // The flag refuses to overwrite a file. The mode allows only the owner to read it, because it
  // contains the secret of the shuffle.
  await writeFile(to, `${text}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw outside(`${to} cannot be written: ${messageOf(error)}`);
  });
  context.terminal.say(given.json ? JSON.stringify({ table: id, file: to }) : `Written to ${to}`);
}

async function importFrom(context: CommandContext, from: string, given: Given): Promise<void> {
  const text = await readText(context.terminal, from);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw refusal(`${from} is not JSON: ${messageOf(error)}`);
  }
  const { importTable } = await server();
  const games = await context.loader.versions();
  const result = await withStore(context, given, (store) => importTable(store, games, value));
  if ('problem' in result) throw refusal(problemLine(result.problem));
  context.terminal.say(given.json ? JSON.stringify(result) : `Table ${result.id} is here.`);
}

async function deleteOne(context: CommandContext, id: string, given: Given): Promise<void> {
  const { deleteTable } = await server();
  const gone = await withStore(context, given, (store) => deleteTable(store, id));
  if (!gone) throw refusal(`There is no table ${id}.`);
  context.terminal.say(given.json ? JSON.stringify({ deleted: id }) : `Table ${id} is gone.`);
}

async function prune(context: CommandContext, given: Given & { days: number }): Promise<void> {
  const { pruneGuests } = await server();
  const before = new Date(Date.now() - given.days * DAY);
  const guests = await withStore(context, given, (store) => pruneGuests(store, before));
  context.terminal.say(given.json ? JSON.stringify({ guests }) : `${guests} guests forgotten.`);
}
