/**
 * The folders whose parts must not import each other in a circle, types included. Tests and
 * benches are apart: only they import each other.
 */
export const acyclic = ['server', 'web/src', 'cli'];

/** What the checker read of a module. */
type Module = {
  readonly source: string;
  readonly dependencies: readonly { readonly resolved: string }[];
};

/**
 * The part of a folder that a file belongs to: the subfolder right below it, or the folder itself
 * for its entry files. Null for a file outside.
 */
function partOf(folder: string, file: string): string | null {
  if (!file.startsWith(`${folder}/`)) return null;
  const [first, ...rest] = file.slice(folder.length + 1).split('/');
  if (first === 'test' || first === 'bench') return null;
  return rest.length === 0 ? folder : `${folder}/${first}`;
}

/** Which parts each part imports. */
function importsIn(folder: string, modules: readonly Module[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = partOf(folder, source);
    if (from === null) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = partOf(folder, resolved);
      if (to !== null && to !== from) targets.add(to);
    }
  }
  return imports;
}

/** Every part that can be reached from one. */
function reachable(from: string, imports: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const visit = (part: string): void => {
    for (const next of imports.get(part) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(from);
  return found;
}

/** A line for every import between two parts of a folder that lie in a circle. */
export function folderCycles(
  modules: readonly Module[],
  folders: readonly string[] = acyclic,
): string[] {
  return folders.flatMap((folder) => {
    const imports = importsIn(folder, modules);
    return [...imports].flatMap(([from, targets]) =>
      [...targets]
        .filter((to) => reachable(to, imports).has(from))
        .map((to) => `no-folder-cycles: ${from} → ${to}`),
    );
  });
}
