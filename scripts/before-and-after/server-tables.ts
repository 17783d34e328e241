import { type APIRequestContext, request } from '@playwright/test';

/* Tables on a server, set up and played over HTTP. */

type Reply = { readonly [field: string]: unknown };

/** A person without a page. */
type Guest = { readonly api: APIRequestContext; post(path: string, data?: object): Promise<Reply> };

async function guest(api: APIRequestContext, name: string): Promise<Guest> {
  const post = async (path: string, data: object = {}): Promise<Reply> =>
    (await (await api.post(path, { data })).json()) as Reply;
  await post('/api/guest', { name });
  return { api, post };
}

/** A table of Chinatown at which two people, a bot and a free seat wait. Returns its address. */
export async function openTable(server: string): Promise<string> {
  const seats = [
    { for: 'anyone' },
    { for: 'anyone' },
    { for: 'bot', level: 'regular', character: 'haggler' },
    { for: 'anyone' },
  ];
  const host = await guest(await request.newContext({ baseURL: server }), 'Hortense');
  const table = String((await host.post('/api/tables', { game: 'chinatown', seats }))['table']);
  await host.post(`/api/tables/${table}/sit`);
  const friend = await guest(await request.newContext({ baseURL: server }), 'Gaspard');
  await friend.post(`/api/tables/${table}/sit`);
  await host.api.dispose();
  await friend.api.dispose();
  return `/#/at/${table}`;
}

/** Gives the first answer for both until the game is over. */
async function playOut(table: string, guests: readonly Guest[]): Promise<void> {
  const MOST = 400;
  for (let turn = 0; turn < MOST; turn++) {
    let given = false;
    for (const { api, post } of guests) {
      const at = `/api/tables/${table}`;
      const asked = (await (await api.get(`${at}/answers`)).json()) as Reply;
      const answer = (asked['answers'] as readonly unknown[] | undefined)?.[0];
      if (answer === undefined) continue;
      given = true;
      await post(`${at}/answer`, { key: crypto.randomUUID(), turn: asked['turn'], answer });
    }
    if (!given) return;
  }
}

/** A finished game of the page's person, whose friend asks for another. Returns its address. */
export async function finishedTable(server: string, page: APIRequestContext): Promise<string> {
  const me = await guest(page, 'Gaspard');
  const host = await guest(await request.newContext({ baseURL: server }), 'Hortense');
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const table = String((await host.post('/api/tables', { game: 'tower-up', seats }))['table']);
  for (const one of [host, me]) await one.post(`/api/tables/${table}/sit`);
  await host.post(`/api/tables/${table}/start`);
  await playOut(table, [host, me]);
  const next = await host.post(`/api/tables/${table}/rematch`);
  await host.post(`/api/tables/${String(next['table'])}/sit`);
  await host.api.dispose();
  return `/#/at/${table}`;
}
