import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A problem that a source can return: its code and the file. */
export type FoundProblem = { readonly code: string; readonly file: string };

/** Every problem that the sources can return, and the places whose code cannot be read. */
export type Scan = {
  readonly problems: readonly FoundProblem[];
  readonly unreadable: readonly string[];
};

/** The functions of core/problem.ts that make problems, and the place of the code. */
const MAKERS: { readonly [name: string]: number } = { problem: 1, refused: 1, coreProblem: 2 };

/** The file that defines problems: what it passes on comes from its callers. */
const DEFINITION = 'core/problem.ts';

const SOURCES = [
  '{core,protocol,server}/**/*.ts',
  'games/*/{rules,table,bot,manual}/**/*.ts',
  'web/src/**/*.ts',
];

/** What a text can be: constants, the branches of a condition, unions of types; null: anything. */
function textsOf(node: ts.Expression, checker: ts.TypeChecker): string[] | null {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return textsOf(node.expression, checker);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [textsOf(node.whenTrue, checker), textsOf(node.whenFalse, checker)];
    return yes && no && [...yes, ...no];
  }
  if (ts.isTemplateExpression(node)) {
    let texts: string[] = [node.head.text];
    for (const { expression, literal } of node.templateSpans) {
      const inner = textsOf(expression, checker);
      if (!inner) return null;
      texts = texts.flatMap((text) => inner.map((part) => `${text}${part}${literal.text}`));
    }
    return texts;
  }
  const type = checker.getTypeAtLocation(node);
  const members = type.isUnion() ? type.types : [type];
  const texts = members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
  return texts.length === members.length ? texts : null;
}

/** The place of the code among the parameters of a function that makes problems. */
type Makers = Map<ts.Symbol, number>;

/** The name that a function is called by: its own, or that of the constant that holds it. */
function nameOf(made: ts.SignatureDeclaration): ts.Node | undefined {
  if (made.name) return made.name;
  return ts.isVariableDeclaration(made.parent) ? made.parent.name : undefined;
}

/** Reads a program for the problems that its sources make. */
export function scanProgram(program: ts.Program, folder: string): Scan {
  const checker = program.getTypeChecker();
  const makers: Makers = new Map();
  const names = new Set(Object.keys(MAKERS));
  let problems: FoundProblem[] = [];
  let unreadable: string[] = [];

  const sources = program.getSourceFiles().filter(({ fileName, isDeclarationFile }) => {
    const inside = fileName.startsWith(folder) && !fileName.includes('node_modules');
    return !isDeclarationFile && inside;
  });

  /** What a name stands for, through imports. */
  function symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Whether a name is one of those that core/problem.ts exports; or one found before. */
  function codePlace(callee: ts.Expression): number | undefined {
    // Looking up every name would check the whole program.
    if (!ts.isIdentifier(callee) || !names.has(callee.text)) return undefined;
    const symbol = symbolOf(callee);
    if (!symbol) return undefined;
    const declared = symbol.declarations?.[0]?.getSourceFile().fileName;
    const own = declared?.endsWith(DEFINITION) ? MAKERS[symbol.name] : undefined;
    return own ?? makers.get(symbol);
  }

  /** If a code is a parameter of a function, that function makes problems, too. Returns whether it is. */
  function passesOn(code: ts.Expression): boolean {
    const parameter = symbolOf(code)?.valueDeclaration;
    if (!parameter || !ts.isParameter(parameter)) return false;
    const name = nameOf(parameter.parent);
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!symbol) return false;
    names.add(symbol.name);
    makers.set(symbol, parameter.parent.parameters.indexOf(parameter));
    return true;
  }

  function read(source: ts.SourceFile): void {
    const file = source.fileName.slice(folder.length);
    const add = (code: ts.Expression): void => {
      const codes = textsOf(code, checker);
      if (codes) problems.push(...codes.map((one) => ({ code: one, file })));
      else if (!passesOn(code)) {
        const { line } = source.getLineAndCharacterOfPosition(code.getStart());
        unreadable.push(`${file}:${line + 1}`);
      }
    };
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const place = codePlace(node.expression);
        const code = place === undefined ? undefined : node.arguments[place];
        if (code) add(code);
      } else if (ts.isObjectLiteralExpression(node)) {
        const code = problemIn(node, checker);
        if (code) add(code);
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(source, visit);
  }

  // Again while functions are found that pass a code on: their calls are read then.
  for (let known = -1; known < makers.size;) {
    known = makers.size;
    [problems, unreadable] = [[], []];
    for (const source of sources) if (!source.fileName.endsWith(DEFINITION)) read(source);
  }
  return { problems, unreadable };
}

/** The code of an object that is written as a problem, with its three fields. */
function problemIn(
  node: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): ts.Expression | undefined {
  const [rule, code, data] = ['rule', 'code', 'data'].map((name) => valueOf(node, name));
  if (!rule || !code || !data) return undefined;
  // The shape of a problem has these fields too, but no texts in them.
  const isText = (checker.getTypeAtLocation(code).flags & ts.TypeFlags.StringLike) !== 0;
  return isText || checker.getTypeAtLocation(code).isUnion() ? code : undefined;
}

/** The value of a field of an object, if it is written out. */
function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of node.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** How the sources are read: as the project itself, without its checks. */
export const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2024.d.ts'],
};

/** Resolves the project's own imports only: what comes from elsewhere makes no problems. */
function ownImportsOnly(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const resolve = (name: string, from: string): ts.ResolvedModuleWithFailedLookupLocations =>
    /^(\.|@faubourg\/)/.test(name)
      ? ts.resolveModuleName(name, from, options, host, undefined, undefined, ts.ModuleKind.ESNext)
      : { resolvedModule: undefined };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => resolve(text, from));
  return host;
}

/** Every problem that core, server, page and games can return. */
export async function scanProblems(): Promise<Scan> {
  const files: string[] = [];
  for (const pattern of SOURCES)
    for await (const file of glob(pattern, { cwd: root }))
      if (!/(^|\/)(node_modules|test|bench)\//.test(file)) files.push(join(root, file));
  return scanProgram(ts.createProgram(files, OPTIONS, ownImportsOnly(OPTIONS)), root);
}
