import type { Call } from './trace.ts';

/* A disk that keeps nothing but what was synced. */

const SYNCS: ReadonlySet<string> = new Set(['fsync', 'fdatasync']);

const changes = ({ name }: Call): boolean => name === 'pwrite64' || name === 'ftruncate';

/** Whether every change of a file that began before a line of the trace was synced before it. */
export function isSynced(calls: readonly Call[], file: string, line: number): boolean {
  const own = calls.filter((call) => call.file === file && call.began < line);
  const last = own.findLast(changes);
  if (!last) return true;
  if (last.ended >= line) return false;
  const covers = (call: Call): boolean =>
    SYNCS.has(call.name) && call.result === 0 && call.began > last.ended && call.ended < line;
  return own.some(covers);
}

/** What the disk has of a file at a line of the trace, if everything not synced is lost then. */
export function contentAt(calls: readonly Call[], file: string, line: number): Buffer {
  const own = calls.filter((call) => call.file === file && call.ended < line && call.result >= 0);
  const sync = own.findLast(({ name }) => SYNCS.has(name));
  let content = Buffer.alloc(0);
  if (!sync) return content;
  for (const call of own) {
    if (!changes(call) || call.ended > sync.began) continue;
    const [at] = /\d+$/.exec(call.text) ?? ['0'];
    const from = Number(at);
    const length = call.name === 'ftruncate' ? from : Math.max(content.length, from + call.result);
    const next = Buffer.alloc(length);
    content.copy(next, 0, 0, Math.min(content.length, length));
    if (call.name === 'pwrite64') call.bytes.copy(next, from, 0, call.result);
    content = next;
  }
  return content;
}
