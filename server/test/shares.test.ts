import { packJson } from '@faubourg/core';
import { SHARE_LENGTH } from '@faubourg/protocol';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { openTable } from './tables.ts';

const PAGE = '<!doctype html><html><head><title>Faubourg</title></head><body></body></html>';
const PREVIEWS = {
  words: {
    en: { invite: '{name} invites you to {game}', record: 'A game of {game} to replay' },
    de: { invite: '{name} lädt dich zu {game} ein', record: 'Eine Partie {game} zum Ansehen' },
  },
  games: {
    toy: { title: 'Lanterns & <more>', lines: { en: 'Hang them.' }, picture: '/previews/toy.png' },
  },
};

let page: string;
let server: TestServer;
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'faubourg-page-'));
  await mkdir(join(page, 'previews'));
  await writeFile(join(page, 'index.html'), PAGE);
  await writeFile(join(page, 'link-previews.json'), JSON.stringify(PREVIEWS));
  await writeFile(join(page, 'previews', 'toy.png'), 'a picture');
  server = await startServer({ page });
});
afterAll(async () => {
  await server.close();
  await rm(page, { recursive: true });
});

/** The content of the tags of a page that a messenger reads: it runs no script and asks for anything. */
async function tags(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.address + path, { headers: { accept: '*/*', ...headers } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  const found = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g);
  return { html, tags: Object.fromEntries([...found].map(([, name, text]) => [name, text])) };
}

const share = async (body: unknown): Promise<{ status: number; body: unknown }> =>
  new Client(server.address).call('POST', '/api/shares', body);

test('a shared game comes back as it was, under an address of at most 80 characters', async () => {
  const packed = await packJson({ rows: [1, 2, 3] });
  const given = { kind: 'record', game: 'toy', packed };
  const first = await share(given);
  expect(first.status).toBe(201);
  const { share: id } = first.body as { share: string };
  expect((await share(given)).body).toEqual({ share: id });
  expect(`https://faubourg.example.org/s/${id}/1234`.length).toBeLessThanOrEqual(80);
  expect(await new Client(server.address).ok('GET', `/api/shares/${id}`)).toEqual(given);
  const { tags: shown } = await tags(`/s/${id}/12`);
  expect(shown['og:title']).toBe('A game of Lanterns &amp; &lt;more&gt; to replay');
  expect(shown['og:url']).toBe(`${server.address}/s/${id}/12`);
});

test('what is too long, malformed or of no game is refused, with what was expected', async () => {
  const wrong = [
    [{ kind: 'record', game: 'toy', packed: 'x'.repeat(SHARE_LENGTH + 1) }, 'FB-50'],
    [{ kind: 'record', game: 'toy', packed: '<script>' }, 'FB-50'],
    [{ kind: 'page', game: 'toy', packed: 'abc' }, 'FB-50'],
    [{ kind: 'record', game: 'chess', packed: 'abc' }, 'FB-12'],
  ] as const;
  for (const [body, rule] of wrong) {
    const refused = await share(body);
    expect([refused.status < 500, refused.body]).toMatchObject([true, { problem: { rule } }]);
  }
  const unknown = await new Client(server.address).call('GET', '/api/shares/doesnotexist');
  expect([unknown.status, unknown.body]).toMatchObject([
    404,
    { problem: { rule: 'FB-30', code: 'share-unknown' } },
  ]);
});

test('links are limited by rate and in all; what is there stays', async () => {
  const small = await startServer({
    limits: { sharesStored: 2, shares: { burst: 4, perMinute: 0.001 } },
  });
  const client = new Client(small.address);
  const answers = [];
  for (const packed of ['a', 'b', 'c', 'a', 'b']) {
    answers.push(await client.call('POST', '/api/shares', { kind: 'record', game: 'toy', packed }));
  }
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409, 201, 429]);
  const { share: id } = answers[0]!.body as unknown as { share: string };
  expect(await client.ok('GET', `/api/shares/${id}`)).toMatchObject({ packed: 'a' });
  await small.close();
});

test('a link to a table says who invites to what, in the language that is asked for', async () => {
  const { table, clients } = await openTable(server.address, 2);
  const { tags: english } = await tags(`/at/${table}`);
  expect(english).toMatchObject({
    'og:title': 'Person 0 invites you to Lanterns &amp; &lt;more&gt;',
    'og:description': 'Hang them.',
    'og:image': `${server.address}/previews/toy.png`,
    'twitter:card': 'summary_large_image',
  });
  const picture = await fetch(`${english['og:image']}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  const german = await tags(`/at/${table}/3`, { 'accept-language': 'xx, de-CH;q=0.9, en' });
  expect(german.tags['og:title']).toContain('lädt dich zu');
  await clients[0]!.post(table, 'close');
  expect((await tags(`/at/${table}`)).tags).toEqual({});
});

test('nothing of a name or of the request gets out of its tag', async () => {
  const host = await Client.guest(server.address, `"><script>alert('x')</script>`);
  const { table } = await host.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const path = `/at/${table as string}?"><script>`;
  const { html } = await tags(path, { 'x-forwarded-host': '"><script>' });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;');
  expect((await tags('/at/unknown')).html).toBe(PAGE);
  expect((await tags('/s/%3Cscript%3E')).html).toBe(PAGE);
});
