import { join } from 'node:path';
import ts from 'typescript';

/** The names that these entry points export without a comment, each as `file: name`. */
export function undocumented(root: string, tsconfig: string, entries: readonly string[]): string[] {
  const read = ts.readConfigFile(join(root, tsconfig), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, root);
  const files = entries.map((entry) => join(root, entry));
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap((file, i) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!);
    if (!module) return [`${entries[i]}: exports nothing`];
    return checker.getExportsOfModule(module).flatMap((symbol) => {
      const alias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const declared = alias ? checker.getAliasedSymbol(symbol) : symbol;
      const comment = declared.getDocumentationComment(checker);
      return comment.length === 0 ? [`${entries[i]}: ${symbol.name}`] : [];
    });
  });
}
