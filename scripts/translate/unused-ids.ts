import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../tools/root.ts';

/*
 * Which texts no program names. An id is named as it stands ('end.won'), by its beginning
 * ('rule.') or by a template (`event.${kind}`) whose places hold what the sources or data name.
 */

/** What the sources name: literals, and patterns made from templates. */
export type Named = {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
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
  return { literals, patterns: [...templates].flatMap((template) => patternOf(template) ?? []) };
}

const LITERAL = /'([\w.:+ -]*)'|"([\w.:+ -]*)"/g;
const FOLDERS = /(?:^|[/\\])(?:node_modules|test|dist)$/;
const CATALOGUE = /[/\\]words[/\\](?:[\w-]+-)?[a-z]{2}\.ts$/;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The pattern of a template; null if it has no place, or nothing but places. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.length < 2 || !parts.some((part) => /[a-z]{2}/.test(part))) return null;
  return new RegExp(`^${parts.map(escaped).join('(.+)')}$`);
}

/** The ids that nothing names. */
export function unusedIds(ids: readonly string[], { literals, patterns }: Named): string[] {
  const literal = (text: string): boolean =>
    literals.has(text) || text.split('.').every((part) => literals.has(part) || /^\d+$/.test(part));
  const made = (text: string, part: (text: string) => boolean): boolean =>
    patterns.some((pattern) => pattern.exec(text)?.slice(1).every(part) ?? false);
  // What stands in a place may be made by a template of its own: the code `no-such-${field}`.
  const named = (text: string): boolean => literal(text) || made(text, literal);
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
