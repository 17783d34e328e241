import type { GameRecord } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { readMetrics, startServer } from './server.ts';
import { frameOf, watch } from './tables.ts';

/** The most entries of a whole game of Chinatown among bots: six years of trade and building. */
const MOST_ROWS = 1200;

test.each(LEVELS)(
  'Chinatown among %ss alone ends, in few rows, and no answer that came too late is held against them',
  async (level) => {
    const games = new URL('../catalogue.ts', import.meta.url);
    const server = await startServer({ games, bots: { budget: 10, threads: 1, grace: 600_000 } });
    const host = await Client.guest(server.address, 'Host');
    const seats = Array.from({ length: 4 }, () => ({ for: 'bot', level }));
    const opened = await host.ok('POST', '/api/tables', { game: 'chinatown', seats });
    const table = opened['table'] as string;
    const live = await watch(host, table);
    await host.post(table, 'start');
    await live.until(() => frameOf(live, table).table.phase === 'over');
    const record = await host.ok('GET', `/api/tables/${table}/record`);
    expect((record as unknown as GameRecord).rows.length).toBeLessThan(MOST_ROWS);
    const metrics = await readMetrics(server.address);
    const thoughts = metrics.split('\n').filter((line) => line.startsWith('faubourg_bot_thoughts'));
    expect(thoughts.filter((line) => !/how="(?:answered|late)"/.test(line))).toEqual([]);
    expect(thoughts.join()).toContain('how="answered"');
    live.close();
    await server.close();
  },
);
