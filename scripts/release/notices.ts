import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The packages of the page, whose files are built apart. */
const OF_PAGE = ['svelte', '@fontsource-variable/libre-franklin', '@fontsource/young-serif'];

const MARK = `${sep}node_modules${sep}`;

/** The folder of the package that a module belongs to, or null if it is not of a package. */
function packageOf(module: string): string | null {
  const at = module.lastIndexOf(MARK);
  if (at < 0) return null;
  const [scope, name] = module.slice(at + MARK.length).split(sep);
  const parts = scope!.startsWith('@') ? [scope!, name!] : [scope!];
  return join(module.slice(0, at + MARK.length), ...parts);
}

/** The licences of all packages that these modules belong to, and of those of the page. */
export function noticesOf(root: string, modules: readonly string[]): string {
  const folders = new Set([
    ...modules.flatMap((module) => packageOf(module) ?? []),
    ...OF_PAGE.map((name) => join(root, 'node_modules', name)),
  ]);
  const notices = [...folders].filter((folder) => existsSync(folder)).map(noticeOf);
  return [
    '# Licences of the packages in this package\n',
    '<!-- Made by npm run release. -->\n',
    ...notices.toSorted(),
  ].join('\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}
