import ts from 'typescript';
import type { Words } from '@faubourg/web/words/sentence.ts';

/*
 * Writes texts into the source file of a catalogue. Only the texts change: order, remarks and
 * blank lines stay as they are.
 */

/** A stretch of a file to be replaced. */
type Edit = { readonly from: number; readonly to: number; readonly by: string };

/**
 * The source of a catalogue's file with other texts. `path` leads to the object in the exported
 * value: nothing for a file of one language, the language for one that holds all of them. Texts
 * that the file lacks are put after the one that precedes them in `order`.
 */
export function withTexts(
  source: string,
  words: Words,
  path: readonly string[],
  order: readonly string[] = Object.keys(words),
): string {
  const file = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true);
  const value = valueAt(exportedObject(file), path);
  if (ts.isStringLiteralLike(value)) return replaced(source, [textEdit(value, words['text']!)]);
  if (!ts.isObjectLiteralExpression(value)) throw new Error(`${path.join('.')} holds no texts`);
  const known = new Map(
    value.properties.filter(ts.isPropertyAssignment).map((one) => [nameOf(one), one]),
  );
  const edits: Edit[] = [];
  let before: ts.PropertyAssignment | null = null;
  const added = new Map<ts.PropertyAssignment | null, string[]>();
  for (const id of order) {
    const text = words[id];
    const property = known.get(id);
    if (property) before = property;
    if (text === undefined) continue;
    if (property && ts.isStringLiteralLike(property.initializer)) {
      if (property.initializer.text !== text) edits.push(textEdit(property.initializer, text));
    } else if (!property) {
      const key = /^[a-z]\w*$/i.test(id) ? id : literal(id);
      added.set(before, [...(added.get(before) ?? []), `\n  ${key}: ${literal(text)},`]);
    }
  }
  for (const [after, lines] of added) {
    const at = after ? source.indexOf(',', after.getEnd()) + 1 : value.getStart() + 1;
    edits.push({ from: at, to: at, by: lines.join('') });
  }
  return replaced(source, edits);
}

const textEdit = (node: ts.StringLiteralLike, text: string): Edit => ({
  from: node.getStart(),
  to: node.getEnd(),
  by: literal(text),
});

/** A text as the sources quote it. */
const literal = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function replaced(source: string, edits: readonly Edit[]): string {
  // From the end on, so that earlier places stay where they are.
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

const nameOf = ({ name }: ts.PropertyAssignment): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';

/** The object that the file exports, without `as const` and `satisfies`. */
function exportedObject(file: ts.SourceFile): ts.Expression {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const value = statement.declarationList.declarations[0]?.initializer;
    if (value && ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.length)
      return bare(value);
  }
  throw new Error('The file exports no texts');
}

function bare(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value)
    ? bare(value.expression)
    : value;
}

function valueAt(object: ts.Expression, path: readonly string[]): ts.Expression {
  const [name, ...rest] = path;
  if (name === undefined) return object;
  const found = ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment).find((one) => nameOf(one) === name)
    : undefined;
  if (!found) throw new Error(`The file has no texts in "${name}"`);
  return valueAt(bare(found.initializer), rest);
}
