import { serve } from '@faubourg/server';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../tools/postgres.ts';
import { root } from '../tools/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'faubourg-deploy-'));
const text = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8');
const exists = (program: string): boolean => spawnSync(program, ['--help']).error === undefined;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!exists('systemd-analyze'))('the units of systemd', () => {
  const units = ['faubourg.service', 'faubourg-backup.service', 'faubourg-backup.timer'];

  test('are accepted, and give the service few rights', () => {
    const paths = units.map((unit) => join(root, 'deploy', 'systemd', unit));
    const checked = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' });
    expect(checked.stderr).toBe('');
    expect(checked.status).toBe(0);
    // The threshold is in tenths: 0 is the least exposed, 100 the most.
    const security = ['security', '--offline=true', '--threshold=20', '--no-pager', paths[0]!];
    const exposure = spawnSync('systemd-analyze', security, { encoding: 'utf8' });
    expect(exposure.status, exposure.stdout).toBe(0);
  });
});

test('the health check of the container tells whether the server answers', async () => {
  const [command] = /(?<=CMD )\["node", "-e".*\]/.exec(text('Containerfile'))!;
  const [, ...args] = JSON.parse(command) as string[];
  const check = async (port: string): Promise<number> => {
    const child = spawn(
      process.execPath,
      args.map((arg) => arg.replaceAll('8080', port)),
    );
    const [code] = (await once(child, 'close')) as [number];
    return code;
  };
  const server = await serve({ port: 0, data: join(folder, 'data'), log: 'silent' });
  const { port } = new URL(server.address);
  expect(await check(port)).toBe(0);
  await server.close();
  expect(await check(port)).toBe(1);
});

test('the container copies and starts files of the release', () => {
  const container = text('Containerfile');
  expect(container).toMatch(/^COPY --from=build \/source\/dist\/faubourg \/opt\/faubourg$/m);
  expect(container).toMatch(/^ENTRYPOINT \["node", "\/opt\/faubourg\/bin\/faubourg\.js"\]$/m);
  expect(container).toMatch(/^USER node$/m);
  expect(existsSync(join(root, 'scripts', 'release', 'faubourg.js'))).toBe(true);
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

type Proxy = {
  /** Writes the configuration of deploy/proxy for these ports; returns the arguments to start with. */
  configure(https: number, http: number, nodes: readonly string[]): string[];
};

const proxies: { readonly [program: string]: Proxy } = {
  nginx: {
    configure: (https, http, nodes) => {
      const site = text('proxy/nginx.conf')
        .replaceAll(/^ +(?:# )?server 127[^;]+;$/gm, '')
        .replace('least_conn;', `least_conn;\n${nodes.map((node) => `server ${node};`).join('\n')}`)
        .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
        .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
        .replaceAll(/^ +listen \[.*$/gm, '')
        .replaceAll(/\/etc\/letsencrypt\/live\/tables\.example/g, folder);
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
      writeFileSync(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/nginx.pid; error_log stderr;\nevents {}\nhttp { access_log off; ${paths}\n${site}}`,
      );
      return ['-p', folder, '-c', join(folder, 'nginx.conf')];
    },
  },
  caddy: {
    configure: (https, http, nodes) => {
      const settings = `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
      const site = text('proxy/Caddyfile')
        .replace(/\{\$NODES:[^}]*\}/, nodes.join(' '))
        .replace(/\{\$DOMAIN:[^}]*\}/, `localhost:${https}`);
      writeFileSync(join(folder, 'Caddyfile'), settings + site);
      return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    },
  },
};

type Response = { readonly status: number; readonly cookie: string; readonly body: string };

/** A request over TLS with a certificate that nobody has signed. */
async function ask(port: number, path: string, body?: object, headers = {}): Promise<Response> {
  const sent = request({
    host: 'localhost',
    port,
    path,
    rejectUnauthorized: false,
    agent: false,
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode!, cookie: '', body: '' });
    });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.join() ?? '';
        resolve({ status: response.statusCode!, cookie, body: text });
      });
    });
  });
}

describe.each(Object.entries(proxies))('behind %s', (program, { configure }) => {
  describe.skipIf(!exists(program) || !exists('openssl'))('on this machine', () => {
    let database: TestDatabase;
    let nodes: Awaited<ReturnType<typeof serve>>[];
    beforeAll(async () => {
      database = await testDatabase();
      const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files],
        { stdio: 'ignore' },
      );
      nodes = await Promise.all(
        [1, 2].map((node) =>
          serve({
            port: 0,
            data: join(folder, `node-${node}`),
            database: database.url,
            proxies: ['127.0.0.1'],
            log: 'silent',
          }),
        ),
      );
    });
    afterAll(async () => {
      await Promise.all(nodes.map((node) => node.close()));
      await database.stop();
    });

    test('TLS, WebSockets, two nodes, and one of them stops', async () => {
      const [https, http] = [await freePort(), await freePort()];
      const addresses = nodes.map(({ address }) => `127.0.0.1:${new URL(address).port}`);
      const child = spawn(program, configure(https, http, addresses), {
        env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        stdio: 'ignore',
      });
      try {
        const answers = () => ask(https, '/health').then(({ status }) => status, String);
        await expect.poll(answers, { timeout: 60_000 }).toBe(200);
        // The server believes the proxy that the connection is safe.
        const guest = await ask(https, '/api/guest', { name: 'A test' });
        expect(guest.cookie).toContain('Secure');
        const { token } = JSON.parse(guest.body) as { token: string };
        const live = await ask(https, '/api/live', undefined, {
          upgrade: 'websocket',
          connection: 'Upgrade',
          origin: `https://localhost:${https}`,
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AQIDBAUGBwgJCgsMDQ4PEA==',
        });
        expect(live.status).toBe(101);
        const seats = [{ for: 'anyone' }, { for: 'anyone' }];
        const opened = await ask(
          https,
          '/api/tables',
          { game: 'tower-up', options: {}, seats },
          { authorization: `Bearer ${token}` },
        );
        const { table } = JSON.parse(opened.body) as { table: string };
        for (const { address } of nodes)
          expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(200);
        await nodes.pop()!.close();
        for (let i = 0; i < 4; i++) {
          const seen = await ask(https, `/api/tables/${table}`);
          expect(seen.status, seen.body).toBe(200);
        }
      } finally {
        const closed = once(child, 'close');
        child.kill('SIGTERM');
        await closed;
      }
    });
  });
});
