import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { changedFiles, exportMessages, readMessages, writeFiles } from './translate/exchange.ts';
import { tool } from './tools/run-tool.ts';

/*
 * All texts of a language as a file of ICU messages, and back; see docs/translate.md:
 *
 *   npm run translate -- export --language nl --out nl.json
 *   npm run translate -- import nl.json [--check]
 */

const USAGE = `npm run translate -- export --language <code> [--out <file>]
npm run translate -- import <file> [--check]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    language: { type: 'string' },
    out: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const [command, file] = positionals;
const { language, out } = values;
if (command === 'export' && typeof language === 'string') await exportTo(language, out);
else if (command === 'import' && file !== undefined) await importFrom(file, values.check === true);
else fail(`expected\n${USAGE}`, 2);

async function exportTo(code: string, path: string | boolean | undefined): Promise<void> {
  const messages = await exportMessages(code);
  const count = Object.keys(messages).length - 1;
  if (count === 0) return fail(`there are no texts in "${code}"`, 2);
  const text = `${JSON.stringify(messages, null, 2)}\n`;
  if (typeof path !== 'string') process.stdout.write(text);
  else {
    await writeFile(path, text);
    console.log(`${count} texts in ${path}`);
  }
}

async function importFrom(path: string, checkOnly: boolean): Promise<void> {
  let messages: unknown;
  try {
    messages = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    return fail(`${path} cannot be read: ${(error as Error).message}`, 2);
  }
  const imported = await readMessages(messages);
  for (const fault of imported.faults) console.error(fault);
  // A file with faults changes nothing.
  if (imported.faults.length > 0) return fail(`${imported.faults.length} faults in ${path}`, 1);
  const files = await changedFiles(imported);
  const { changes, missing } = imported;
  for (const key of missing) console.error(`${key}: missing`);
  const found = `${changes} texts in ${files.size} files differ from the sources, ${missing.length} are missing`;
  if (checkOnly) {
    process.exitCode = missing.length > 0 ? 1 : 0;
    return console.log(found);
  }
  await writeFiles(files);
  if (files.size > 0) process.exitCode = await tool('oxfmt', [...files.keys()]);
  console.log(`${found}. The files are written.`);
}

function fail(message: string, code: number): void {
  console.error(`translate: ${message}`);
  process.exitCode = code;
}
