import { assert, asyncProperty, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import { newToken } from '../people/tokens.ts';
import { logError } from '../request/log-error.ts';
import { openPostgres } from '../store/postgres.ts';

const caught = async (work: () => unknown): Promise<unknown> => {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
};

/** Words that no message of a parser has by itself. */
const words = stringMatching(/^[qxzvk]{4,20} [qxzvk]{4,20}$/);

test('what a parser quotes is not logged, whatever it was given', async () => {
  await assert(
    asyncProperty(words, async (text) => {
      for (const given of [text, `{"text": ${text}`, `["${text}", `]) {
        const logged = JSON.stringify(logError(await caught(() => JSON.parse(given))));
        expect(logged).not.toMatch(/[qxzvk]{4}/);
      }
    }),
    { numRuns: 100 },
  );
});

test('what a database quotes is not logged: neither in the message nor in other fields', async () => {
  const postgres = await testDatabase();
  const database = await openPostgres(postgres.url);
  const secret = newToken();
  const statement = (sql: string, ...parameters: unknown[]) =>
    database.read({ sql, parameters, query: {} as never, queryId: {} as never });
  await database.write([
    { sql: 'create table t (a text primary key, b int not null)', parameters: [] } as never,
  ]);
  const failures = [
    // "Failing row contains (…)" is in a field of its own.
    () => statement('insert into t values ($1, null)', secret),
    () => statement('select cast($1 as int)', secret),
    () => statement(`select ${secret.replaceAll('-', '_')}x`),
  ];
  for (const failure of failures) {
    const error = await caught(failure);
    const logged = logError(error);
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(JSON.stringify(logged).toLowerCase()).not.toContain(
      secret.replaceAll('-', '_').toLowerCase(),
    );
    expect(logged.code).toMatch(/^\w{5}$/);
    expect(logged.stack).toContain('log-error.test.ts');
  }
  await database.close();
  await postgres.stop();
});

test('places in the program are logged, and a message of several lines is not taken for them', () => {
  const error = new Error('first\n    at home with secrets:1:1');
  const { message, stack } = logError(error);
  expect(message).toContain('first');
  expect(stack).toContain('log-error.test.ts');
  expect(stack).not.toContain('secrets');
  expect(logError('a token')).toEqual({ type: 'string', message: '', stack: '' });
});
