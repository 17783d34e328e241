import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tools/root.ts';

/*
 * Which texts no program names. An id is named as it stands ('end.won'), by its beginning
 * ('rule.') or by a template (`event.${kind}`) whose places hold what the sources or data name.
 */

/** What the sources name: literals, and templates as the texts between their places. */
export type Named = {
  readonly literals: ReadonlySet<string>;
  readonly templates: readonly (readonly string[])[];
};

/** Reads the literals and templates of files, without the catalogues themselves. */
export async function namedIn(files: readonly string[]): Promise<Named> {
  const literals = new Set<string>(['true', 'false']);
  const templates = new Set<string>();
  for await (const path of glob([...files], { cwd: root, exclude: (name) => FOLDERS.test(name) })) {
    if (CATALOGUE.test(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    for (const [, single, double] of text.matchAll(LITERAL)) literals.add(single ?? double!);
    // An unquoted key of an object names a kind, too.
    for (const [, key] of text.matchAll(/^\s*(\w+)[:(]/gm)) literals.add(key!);
    for (const [, template] of text.matchAll(/`([^`\n]*)`/g)) templates.add(template!);
  }
  const parts = [...templates].map((template) => template.split(/\$\{[^}]*\}/));
  return { literals, templates: parts.filter(isUseful) };
}

const LITERAL = /'([\w.:+ -]*)'|"([\w.:+ -]*)"/g;
const FOLDERS = /(?:^|[/\\])(?:node_modules|test|dist)$/;
const CATALOGUE = /[/\\]words[/\\](?:[\w-]+-)?[a-z]{2}\.ts$/;

/** Whether a template has places, and more than places. */
const isUseful = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.some((part) => /[a-z]{2}/.test(part));

/** Whether a template gives the text, with something in each place that `isNamed`. */
function gives(
  [first = '', ...rest]: readonly string[],
  text: string,
  isNamed: (text: string) => boolean,
): boolean {
  if (!text.startsWith(first) || !text.endsWith(rest.at(-1) ?? '')) return false;
  const left = text.slice(first.length);
  if (rest.length === 0) return left === '';
  const [next = ''] = rest;
  for (let end = left.indexOf(next, 1); end > 0; end = left.indexOf(next, end + 1)) {
    if (isNamed(left.slice(0, end)) && gives(rest, left.slice(end), isNamed)) return true;
    if (end === left.length) return false;
  }
  return false;
}

/** The ids that nothing names. */
export function unusedIds(ids: readonly string[], { literals, templates }: Named): string[] {
  const literal = (text: string): boolean =>
    literals.has(text) || text.split('.').every((part) => literals.has(part) || /^\d+$/.test(part));
  const made = (text: string, isNamed: (text: string) => boolean): boolean =>
    templates.some((parts) => gives(parts, text, isNamed));
  // What stands in a place may be made by a template of its own: the code `no-such-${field}`.
  const known = new Map<string, boolean>();
  const named = (text: string): boolean => {
    const found = known.get(text) ?? (literal(text) || made(text, literal));
    known.set(text, found);
    return found;
  };
  const prefixes = [...literals].filter((text) => /^\w+\.$/.test(text));
  const used = (id: string): boolean =>
    literals.has(id) ||
    made(id, named) ||
    prefixes.some((prefix) => id.startsWith(prefix)) ||
    // The names of yes and no: web/src/table/default-sentences.ts.
    (/^\w+\.(?:true|false)$/.test(id) && literal(id));
  // The form for the reader belongs to the id without it: web/src/words/format.ts.
  return ids.filter((id) => !used(id.replace(/\.you$/, '')));
}
