import { problemLine } from '@faubourg/core';
import type { FoundPerson, PeopleSearch } from '@faubourg/server/admin';
import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import type { CommandContext } from '../context/command-context.ts';
import { messageOf, outside, refusal } from '../terminal/failure.ts';
import { columns } from '../terminal/table.ts';
import { type AdminGiven, adminAction, server, withStore } from './admin-store.ts';

/** `faubourg admin people`: what an operator does about people. */
export function adminPeopleCommand(context: CommandContext): Command {
  const people = new Command('people').description('find, ban, rename, remove and delete people');
  const action = (name: string, description: string): Command =>
    adminAction(context, people, name, description);

  action('find', 'people by id or by a part of their name, those seen last first')
    .argument('[text]', 'everybody without one')
    .option('--banned', 'only people who are banned')
    .action((text: string | undefined, given: AdminGiven & { banned?: true }) =>
      list(context, given, { text: text ?? null, bannedOnly: given.banned === true }),
    );
  action('reports', 'people whom others have muted or blocked, those with the most first').action(
    (given: AdminGiven) => list(context, given, { text: null, reportedOnly: true }),
  );
  action('ban', 'refuse everything a person sends, and end their connections')
    .argument('<person>', 'the id')
    .option('--why <text>', 'a note for the operator; nobody else reads it', '')
    .action((id: string, given: AdminGiven & { why: string }) => ban(context, id, given));
  action('unban', 'lift a ban')
    .argument('<person>', 'the id')
    .action((id: string, given: AdminGiven) => unban(context, id, given));
  action('rename', 'give a person another name')
    .argument('<person>', 'the id')
    .argument('<name>')
    .action((id: string, name: string, given: AdminGiven) => rename(context, id, name, given));
  action('remove', 'take a person from all unfinished tables; bots play running games on')
    .argument('<person>', 'the id')
    .action((id: string, given: AdminGiven) => remove(context, id, given));
  action('export', 'everything that is stored of a person, as a file')
    .argument('<person>', 'the id')
    .argument('<file>', '- for the output')
    .action((id: string, to: string, given: AdminGiven) => exportTo(context, id, to, given));
  action('delete', 'a person with everything that is theirs; records of games keep their name')
    .argument('<person>', 'the id')
    .action((id: string, given: AdminGiven) => deleteOne(context, id, given));
  return people;
}

const unknown = (id: string) => refusal(`There is no person ${id}.`);

/** Says the answer, as JSON if that was asked for. */
function say({ terminal }: CommandContext, { json }: AdminGiven, answer: object, text: string) {
  terminal.say(json ? JSON.stringify(answer) : text);
}

async function list(
  context: CommandContext,
  given: AdminGiven,
  search: PeopleSearch,
): Promise<void> {
  const { findPeople } = await server();
  const found = await withStore(context, given, (store) => findPeople(store, search));
  if (given.json) {
    for (const person of found) context.terminal.say(JSON.stringify(person));
  } else {
    context.terminal.say(found.length > 0 ? columns(found.map(rowOf), 7) : 'There is nobody.');
  }
}

const rowOf = (person: FoundPerson): string[] => [
  person.id,
  person.name,
  `seen ${person.seenAt.toISOString().slice(0, 10)}`,
  person.secured ? 'secured' : 'guest',
  `tables ${person.tables}`,
  `muted by ${person.mutedBy}, blocked by ${person.blockedBy}`,
  person.banned === null ? '' : `banned: ${person.banned || 'no reason noted'}`,
];

async function ban(
  context: CommandContext,
  id: string,
  given: AdminGiven & { why: string },
): Promise<void> {
  const { banPerson } = await server();
  if (!(await withStore(context, given, (store) => banPerson(store, id, given.why)))) {
    throw unknown(id);
  }
  say(context, given, { banned: id }, `${id} is banned.`);
}

async function unban(context: CommandContext, id: string, given: AdminGiven): Promise<void> {
  const { unbanPerson } = await server();
  if (!(await withStore(context, given, (store) => unbanPerson(store, id)))) throw unknown(id);
  say(context, given, { unbanned: id }, `${id} is not banned any more.`);
}

async function rename(
  context: CommandContext,
  id: string,
  name: string,
  given: AdminGiven,
): Promise<void> {
  const { renamePerson } = await server();
  const done = await withStore(context, given, (store) => renamePerson(store, id, name));
  if (done === null) throw unknown(id);
  if ('problem' in done) throw refusal(problemLine(done.problem));
  say(context, given, { renamed: id, ...done }, `${id} is called ${done.name}.`);
}

async function remove(context: CommandContext, id: string, given: AdminGiven): Promise<void> {
  const { removePerson } = await server();
  const games = await context.loader.versions();
  const removed = await withStore(context, given, (store) => removePerson(store, games, id));
  if (removed === null) throw unknown(id);
  const { left, stays } = removed;
  const later = stays.length === 0 ? '' : ` Try again in a moment for ${stays.join(', ')}.`;
  say(context, given, removed, `Taken from ${left.length} tables.${later}`);
}

async function exportTo(
  context: CommandContext,
  id: string,
  to: string,
  given: AdminGiven,
): Promise<void> {
  const { exportPerson } = await server();
  const file = await withStore(context, given, (store) => exportPerson(store, id));
  if (file === null) throw unknown(id);
  const text = JSON.stringify(file, null, 2);
  if (to === '-') {
    context.terminal.say(text);
    return;
  }
  // No file is overwritten, and only its owner can read it: it is about a person.
  await writeFile(to, `${text}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw outside(`${to} cannot be written: ${messageOf(error)}`);
  });
  say(context, given, { person: id, file: to }, `Written to ${to}`);
}

async function deleteOne(context: CommandContext, id: string, given: AdminGiven): Promise<void> {
  const { deletePerson } = await server();
  const done = await withStore(context, given, (store) => deletePerson(store, id));
  if (done === 'unknown') throw unknown(id);
  if (done === 'plays') {
    throw refusal(`${id} plays at an unfinished table: "admin people remove ${id}" first.`);
  }
  say(context, given, { deleted: id }, `${id} is deleted.`);
}
