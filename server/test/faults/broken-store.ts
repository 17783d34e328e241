import type { CompiledQuery } from 'kysely';
import type { Database, Result, Transaction } from '../../store/database.ts';
import { DATABASE_FILE, openServerStore as openSound, openStore } from '../../store/open.ts';
import type { Entry } from '../../table/entry.ts';
import type { Break } from './faults.ts';

/* What server/store/open.ts exports, with a database that loses answers or writes them twice. */

export { DATABASE_FILE, openStore };

/** Of this many answers of people, the first is lost or written twice. */
const ONE_IN = 8;

let answers = 0;

/** The places of the parameters of the statement that appends an entry. */
const [SEQ, KEY, ENTRY] = [2, 3, 4];

const isAnswer = ({ sql, parameters }: CompiledQuery): boolean =>
  sql.startsWith('insert into "log"') &&
  parameters[KEY] !== null &&
  (JSON.parse(parameters[ENTRY] as string) as Entry).kind === 'answer';

function again(append: CompiledQuery): CompiledQuery {
  const parameters = append.parameters.slice();
  parameters[SEQ] = (parameters[SEQ] as number) + 1;
  return { ...append, parameters };
}

export async function openServerStore(url: string | undefined, folder: string): Promise<Database> {
  const database = await openSound(url, folder);
  const breaks = process.env['TEST_BREAK'] as Break;
  async function write(transaction: Transaction): Promise<Result[]> {
    const append = transaction.find(isAnswer);
    if (!append || answers++ % ONE_IN > 0) return database.write(transaction);
    if (breaks === 'twice') {
      const results = await database.write([...transaction, again(append)]);
      return results.slice(0, -1);
    }
    // Everything but the entry, which the server believes to be written.
    const rest = await database.write(transaction.filter((one) => one !== append));
    return transaction.map((one) => (one === append ? { rows: [], changed: 1 } : rest.shift()!));
  }
  return { ...database, write };
}
