import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTool } from '../../tools/open-tool.ts';

export type ApiDocs = {
  /** The folder that holds the packages and the tsconfig that includes them. */
  readonly root: string;
  /** Folders of the packages to document. Each names its entry points under `exports`. */
  readonly packages: readonly string[];
  readonly tsconfig: string;
  /** Where the pages are written; null only checks. */
  readonly out: string | null;
};

type Manifest = { readonly name: string; readonly exports: { readonly [path: string]: string } };

type Project = object;
type Application = {
  logger: object;
  convert(): Promise<Project | undefined>;
  validate(project: Project): void;
  generateDocs(project: Project, out: string): Promise<void>;
};
type TypeDoc = {
  readonly Application: { bootstrap(options: object): Promise<Application> };
  readonly Logger: new () => object;
  readonly LogLevel: { readonly Warn: number };
};

/** Writes the API pages. Returns all faults: errors, broken links, exports without a comment. */
export async function documentApi({ root, packages, tsconfig, out }: ApiDocs): Promise<string[]> {
  const { Application, Logger, LogLevel } = await openTool<TypeDoc>('api-reference');
  const names: string[] = [];
  const entryPoints: string[] = [];
  for (const folder of packages) {
    const text = await readFile(join(root, folder, 'package.json'), 'utf8');
    const { name, exports } = JSON.parse(text) as Manifest;
    names.push(name);
    for (const file of Object.values(exports)) {
      if (!file.includes('/test/')) entryPoints.push(join(root, folder, file));
    }
  }
  const app = await Application.bootstrap({
    name: 'Faubourg',
    entryPoints,
    tsconfig: join(root, tsconfig),
    readme: 'none',
    githubPages: false,
    // Links to sources need a remote, which a copy of the project may not have.
    disableSources: true,
    // TypeDoc checks only the root package unless the packages are listed.
    packagesRequiringDocumentation: names,
    requiredToBeDocumented: ['Class', 'Function', 'Interface', 'TypeAlias', 'Variable', 'Enum'],
    validation: { notExported: true, invalidLink: true, notDocumented: true },
  });
  const messages: string[] = [];
  app.logger = Object.assign(new Logger(), {
    log: (message: string, level: number): void => {
      if (level >= LogLevel.Warn) messages.push(message);
    },
  });
  const project = await app.convert();
  if (!project) return [...messages, 'nothing could be read'];
  app.validate(project);
  if (out !== null) await app.generateDocs(project, out);
  return messages;
}
