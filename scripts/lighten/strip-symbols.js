import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, openSync, readSync, renameSync } from 'node:fs';
import { ftruncateSync, rmSync, statSync, writeSync } from 'node:fs';

/** The fields of the header of a 64-bit ELF file that are read or written, by their offset. */
const PROGRAM_HEADERS = 32;
const SECTION_HEADERS = 40;
const HEADER_SIZE = 64;

/**
 * Where the part of an ELF program ends that the system loads; what follows are names for
 * debuggers. Null if the file is none.
 */
function loadedEnd(file) {
  const header = Buffer.alloc(HEADER_SIZE);
  if (readSync(file, header, 0, HEADER_SIZE, 0) < HEADER_SIZE) return null;
  const is64BitElf = header.readUInt32BE(0) === 0x7f454c46 && header[4] === 2 && header[5] === 1;
  if (!is64BitElf) return null;
  const start = Number(header.readBigUInt64LE(PROGRAM_HEADERS));
  const size = header.readUInt16LE(54);
  const count = header.readUInt16LE(56);
  const table = Buffer.alloc(size * count);
  readSync(file, table, 0, table.length, start);
  let end = start + table.length;
  for (let at = 0; at < table.length; at += size) {
    const offset = Number(table.readBigUInt64LE(at + 8));
    end = Math.max(end, offset + Number(table.readBigUInt64LE(at + 32)));
  }
  return end;
}

/** Cuts off the names and the table of sections, which only linkers and debuggers read. */
function cut(path) {
  const file = openSync(path, 'r+');
  try {
    const end = loadedEnd(file);
    if (end === null) return false;
    ftruncateSync(file, end);
    writeSync(file, Buffer.alloc(8), 0, 8, SECTION_HEADERS);
    // The size, the number and the index of the names of sections.
    writeSync(file, Buffer.alloc(6), 0, 6, 58);
    return true;
  } finally {
    closeSync(file);
  }
}

/**
 * Makes a Linux program smaller. A copy is cut and tried; it replaces the program only if it says
 * the same version. Returns whether it did.
 */
export function stripSymbols(program) {
  const copy = `${program}.light`;
  const version = (path) => execFileSync(path, ['--version'], { encoding: 'utf8' });
  try {
    copyFileSync(program, copy);
    chmodSync(copy, statSync(program).mode);
    if (!cut(copy) || version(copy) !== version(program)) return false;
    renameSync(copy, program);
    return true;
  } catch {
    // Of another processor or system: it stays as it is.
    return false;
  } finally {
    rmSync(copy, { force: true });
  }
}
