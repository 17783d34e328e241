import type { Database } from '../store/database.ts';
import { readSetting, writeSetting } from '../store/settings.ts';
import type { ProcessClocks } from './clocks.ts';
import type { TableTime } from './table-time.ts';

const SETTING = 'table time';

/** Milliseconds by which the wall clock must have moved against the table time to be a step. */
const STEP = 1000;

/**
 * Milliseconds after which the pair is stored again without a step: what deadlines gain at most if
 * the wall clock is set back while the server is down.
 */
const AT_LEAST_EVERY = 60_000;

/** A moment of the table time, and what the wall clock showed then. */
type Moment = { readonly time: number; readonly wall: number };

/**
 * The table time of a single node. It is counted by the monotonic clock. After a restart it goes on
 * from the last stored moment, and the wall clock says only how long the server was down: a step
 * while the server ran changes nothing, and one back while it was down counts as no time at all.
 */
export async function openStoredTime(
  database: Database,
  { monotonic, wall }: ProcessClocks,
): Promise<TableTime> {
  let stored = await readMoment(database);
  const opened = stored ? stored.time + Math.max(0, wall() - stored.wall) : wall();
  const origin = opened - monotonic();
  const now = (): number => Math.round(origin + monotonic());

  async function store(): Promise<void> {
    const moment = { time: now(), wall: wall() };
    await writeSetting(database, SETTING, JSON.stringify(moment));
    stored = moment;
  }

  async function sync(): Promise<void> {
    const passed = stored && now() - stored.time;
    const stepped = stored && Math.abs(wall() - stored.wall - passed!) > STEP;
    if (passed === null || stepped || passed > AT_LEAST_EVERY) await store();
  }

  return { now, sync, close: store };
}

/** Null if none was stored, or one of another form. */
async function readMoment(database: Database): Promise<Moment | null> {
  const text = await readSetting(database, SETTING);
  if (text === null) return null;
  const { time, wall } = JSON.parse(text) as Partial<Moment>;
  return Number.isSafeInteger(time) && Number.isSafeInteger(wall)
    ? { time: time!, wall: wall! }
    : null;
}
