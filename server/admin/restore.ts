import { existsSync } from 'node:fs';
import { link, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FolderInUse, lockFolder } from '../store/folder-lock.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';
import { DATABASE_FILE } from '../store/open.ts';
import { errorKind } from '../store/sqlite-errors.ts';
import { checkWal, ForeignWal } from '../store/wal-mark.ts';
import { copyDatabase } from './copy-database.ts';
import { systemClocks } from '../time/clocks.ts';

/**
 * Puts a copy of a backup in the place of the database of a data folder. Nobody may use the database
 * meanwhile. Returns where the database before is now, null if there was none. If it fails, the
 * database is as it was.
 */
export async function restore(folder: string, backup: string): Promise<string | null> {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    const file = join(folder, DATABASE_FILE);
    const copy = `${file}.restoring`;
    // An interrupted restoration may have left one.
    await removeDatabase(copy);
    try {
      await copyBackup(backup, copy);
      return await replace(file, copy);
    } finally {
      await removeDatabase(copy);
    }
  } finally {
    unlock();
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

/** Copies the backup and checks the copy: what was checked is what is used. */
async function copyBackup(backup: string, copy: string): Promise<void> {
  let fault: string | null;
  try {
    await copyDatabase(backup, copy);
    fault = faultOf(copy);
  } catch (error) {
    // The backup's own WAL may be another's, or the disk may be full.
    if (error instanceof ForeignWal || errorKind(error) !== 'other') throw error;
    fault = (error as Error).message;
  }
  if (fault !== null)
    throw new Error(`${backup} cannot be restored: ${fault}. Nothing was changed.`);
}

/** What is wrong with a database file; null if it is sound and this program can use it. */
function faultOf(file: string): string | null {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const found = db
      .prepare('pragma integrity_check')
      .all()
      .map((row) => row['integrity_check']);
    if (found[0] !== 'ok') return `it is damaged (${String(found[0])})`;
    const [facts] = db.prepare("select 1 from sqlite_master where name = 'facts'").all();
    if (!facts) return 'it is not a database of Faubourg';
    const { n } = db.prepare("select count(*) as n from facts where name like 'schema %'").get()!;
    if (n === 0) return 'it is not a database of Faubourg';
    if (Number(n) <= SCHEMA_VERSION) return null;
    return `it has form ${String(n)}, and this program knows forms up to ${SCHEMA_VERSION}`;
  } finally {
    db.close();
  }
}

/** Puts `copy` in the place of `file`; there is a database at `file` all the time. */
async function replace(file: string, copy: string): Promise<string | null> {
  const kept = existsSync(file) || existsSync(`${file}-wal`) ? datedName(file) : null;
  if (kept !== null) {
    finishWal(file);
    if (existsSync(file)) await link(file, kept);
    // A WAL that could not be copied into its file stays with it.
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${kept}-wal`);
    await rm(`${file}-shm`, { force: true });
  }
  await rename(copy, file);
  const folder = await open(join(file, '..'));
  await folder.sync();
  await folder.close();
  return kept;
}

/** A name beside the file with the present time in it, such as faubourg-2026-11-16T01-02-03-456Z.sqlite. */
function datedName(file: string): string {
  const time = new Date(systemClocks.wall()).toISOString().replaceAll(/[:.]/g, '-');
  return file.replace(/\.sqlite$/, `-${time}.sqlite`);
}

/**
 * Copies the WAL of the database that is to be replaced into its file, and so makes sure that no
 * other program has it open. A damaged database is left as it is.
 */
function finishWal(file: string): void {
  if (!existsSync(file)) return;
  let db: DatabaseSync | null = null;
  try {
    checkWal(file);
    db = new DatabaseSync(file);
    db.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  } catch (error) {
    if (errorKind(error) === 'unavailable') {
      throw new FolderInUse(
        `Another program has ${file} open. Stop it first; nothing was changed.`,
      );
    }
  } finally {
    db?.close();
  }
}
