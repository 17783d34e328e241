import type { Json } from '@faubourg/core';
import { type Answered, Client } from '../client.ts';

/* What a server answers about everything in a database, as data that can be stored and compared. */

export type StoredPerson = { readonly name: string; readonly id: string; readonly token: string };

/** A table of the stored database, and what it is an example of. */
export type StoredTable = { readonly title: string; readonly table: string };

/** What one viewer is answered about a table. */
type ViewerAnswers = {
  /** The viewer's name; null for somebody who is not signed in. */
  readonly as: string | null;
  readonly frame: Answered;
  readonly events: Answered;
  readonly chat: Answered;
  /** The viewer's turn and how many legal answers are listed; null where they cannot be listed. */
  readonly legal: { readonly turn: Json; readonly count: number | null } | null;
};

export type TableAnswers = StoredTable & {
  readonly viewers: readonly ViewerAnswers[];
  readonly record: Answered;
};

export type Answers = {
  readonly tables: readonly TableAnswers[];
  readonly lists: { readonly [path: string]: Answered };
  readonly mine: { readonly [name: string]: Answered };
};

export function clientOf(address: string, { id, token }: StoredPerson): Client {
  const client = new Client(address);
  client.id = id;
  client.token = token;
  return client;
}

const LISTS = [
  '/api/games',
  '/api/tables?limit=100',
  ...['open', 'running', 'over', 'closed'].map((phase) => `/api/tables?phase=${phase}`),
  ...['downtown', 'chinatown', 'tower-up'].map((game) => `/api/tables?game=${game}`),
];

async function viewerAnswers(
  client: Client,
  as: string | null,
  table: string,
): Promise<ViewerAnswers> {
  const path = `/api/tables/${table}`;
  const legal = await client.call('GET', `${path}/answers`);
  const { turn, answers } = legal.body as { turn?: Json; answers?: readonly Json[] | null };
  return {
    as,
    frame: await client.call('GET', path),
    events: await client.call('GET', `${path}/events?from=0`),
    chat: await client.call('GET', `${path}/chat`),
    legal: legal.status === 200 ? { turn: turn!, count: answers?.length ?? null } : null,
  };
}

async function tableAnswers(
  address: string,
  people: readonly StoredPerson[],
  stored: StoredTable,
): Promise<TableAnswers> {
  const { table } = stored;
  const stranger = new Client(address);
  const viewers = [await viewerAnswers(stranger, null, table)];
  for (const person of people) {
    const client = clientOf(address, person);
    const { body } = await client.call('GET', `/api/tables/${table}`);
    const seated = (body['frame'] as { you?: number | null } | undefined)?.you ?? null;
    if (seated !== null) viewers.push(await viewerAnswers(client, person.name, table));
  }
  return { ...stored, viewers, record: await stranger.call('GET', `/api/tables/${table}/record`) };
}

/** Everything the server at this address answers about these tables. */
export async function collectAnswers(
  address: string,
  people: readonly StoredPerson[],
  tables: readonly StoredTable[],
): Promise<Answers> {
  const answers: TableAnswers[] = [];
  for (const stored of tables) answers.push(await tableAnswers(address, people, stored));
  const stranger = new Client(address);
  const lists: Record<string, Answered> = {};
  for (const path of LISTS) lists[path] = await stranger.call('GET', path);
  const mine: Record<string, Answered> = {};
  for (const person of people) {
    mine[person.name] = await clientOf(address, person).call('GET', '/api/my-tables');
  }
  return { tables: answers, lists, mine };
}
