import type { Database } from './database.ts';

/* Values of the server itself, by name. */

export async function readSetting(
  { queries, read }: Database,
  name: string,
): Promise<string | null> {
  const query = queries.selectFrom('facts').select('value').where('name', '=', name);
  return (await read(query.compile()))[0]?.value ?? null;
}

export async function writeSetting(
  { queries, write }: Database,
  name: string,
  value: string,
): Promise<void> {
  const query = queries
    .insertInto('facts')
    .values({ name, value })
    .onConflict((on) => on.column('name').doUpdateSet({ value }));
  await write([query.compile()]);
}
