import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Podman } from './podman.ts';

/** Milliseconds that a container may take until its health check succeeds. */
const START_LIMIT = 60_000;

/** What the image promises, seen from inside a container. Prints the id of a table that it opened. */
const FROM_INSIDE = `
  const assert = require('node:assert/strict');
  const { writeFileSync } = require('node:fs');
  assert.notEqual(process.getuid(), 0, 'an ordinary user');
  for (const file of ['/somewhere', '/opt/faubourg/somewhere'])
    assert.throws(() => writeFileSync(file, ''), /EROFS|EACCES/, 'nothing else can be written');
  const at = 'http://127.0.0.1:8080';
  (async () => {
    for (const path of ['/', '/docs/', '/ready', '/api/openapi.json'])
      assert.equal((await fetch(at + path)).status, 200, path);
    const post = async (path, body, token) => {
      const response = await fetch(at + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: 'Bearer ' + token }) },
        body: JSON.stringify(body),
      });
      assert.ok(response.ok, path + ' ' + response.status);
      return response.json();
    };
    const { token } = await post('/api/guest', { name: 'A test' });
    const seats = [{ for: 'anyone' }, { for: 'anyone' }];
    const { table } = await post('/api/tables', { game: 'tower-up', options: {}, seats }, token);
    console.log(table);
  })();
`;

/** Starts a container as the documents say, without a network, and waits until it is healthy. */
async function start(podman: Podman, image: string): Promise<string> {
  const id = podman.do(
    'run',
    '--detach',
    '--read-only',
    '--network=none',
    '--volume=faubourg:/data',
    image,
  );
  const until = Date.now() + START_LIMIT;
  while (podman.try('healthcheck', 'run', id).status !== 0) {
    if (Date.now() > until) throw new Error(`It is not healthy: ${podman.do('logs', id)}`);
    await setTimeout(200);
  }
  return id;
}

/** Stops a container as an operator does and returns its exit code. */
function stop(podman: Podman, id: string): string {
  podman.do('stop', '--time=30', id);
  return podman.do('inspect', '--format={{.State.ExitCode}}', id);
}

/**
 * Runs the image twice on one volume: read-only, as its own user, healthy, and with a table that the
 * second container still has.
 */
export async function checkContainer(podman: Podman, image: string): Promise<void> {
  const first = await start(podman, image);
  const table = podman.do('exec', first, 'node', '-e', FROM_INSIDE);
  assert.match(table, /^\w+$/);
  assert.equal(stop(podman, first), '0', 'it ends by itself when it is told to');
  assert.notEqual(podman.try('healthcheck', 'run', first).status, 0, 'the check can fail');
  const second = await start(podman, image);
  const look = `fetch('http://127.0.0.1:8080/api/tables/${table}').then((r) => console.log(r.status))`;
  assert.equal(podman.do('exec', second, 'node', '-e', look), '200', 'the table is still there');
  assert.equal(stop(podman, second), '0');
}
