import { Piscina } from 'piscina';
import type { GameLoader } from '../context/game-loader.ts';
import { checkRecord, type Verdict } from './check-record.ts';
import type { RecordText } from './read-records.ts';
import type { VerifyTask } from './thread.ts';

const TOGETHER = 50;

/** Verifies records on several threads. Reports the verdicts in the order of the records. */
export async function verifyAll(
  records: AsyncIterable<RecordText>,
  loader: GameLoader,
  jobs: number,
  done: (place: string, verdict: Verdict) => void,
): Promise<void> {
  let pool: Piscina<VerifyTask, string> | null = null;
  type Batch = { readonly places: string[]; readonly verdicts: Promise<string> };
  const waiting: Batch[] = [];
  const settle = async (most: number): Promise<void> => {
    while (waiting.length > most) {
      const { places, verdicts } = waiting.shift()!;
      for (const [i, verdict] of (JSON.parse(await verdicts) as Verdict[]).entries())
        done(places[i]!, verdict);
    }
  };
  const send = (batch: readonly RecordText[]): void => {
    pool ??= startPool(jobs);
    const verdicts = pool.run({ module: loader.module, records: batch });
    verdicts.catch(() => {});
    waiting.push({ places: batch.map(({ place }) => place), verdicts });
  };
  try {
    let batch: RecordText[] = [];
    for await (const record of records) {
      batch.push(record);
      if (batch.length < TOGETHER) continue;
      send(batch);
      batch = [];
      await settle(2 * jobs);
    }
    // Starting threads takes longer than checking a few records in this one.
    if (pool === null) await checkHere(batch, loader, done);
    else if (batch.length > 0) send(batch);
    await settle(0);
  } finally {
    await (pool as Piscina | null)?.destroy();
  }
}

function startPool(jobs: number): Piscina<VerifyTask, string> {
  return new Piscina<VerifyTask, string>({
    filename: new URL('thread.ts', import.meta.url).href,
    name: 'verifyTask',
    maxThreads: jobs,
  });
}

async function checkHere(
  records: readonly RecordText[],
  loader: GameLoader,
  done: (place: string, verdict: Verdict) => void,
): Promise<void> {
  const games = await loader.versions();
  for (const { place, text } of records) done(place, checkRecord(text, games));
}
