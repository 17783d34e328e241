import ts from 'typescript';
import type { AllowedWord } from './allowed.ts';
import { type RetiredWord, retiredWords } from './retired.ts';

export type Finding = {
  readonly file: string;
  /** From 1; 0 for the name of the file itself. */
  readonly line: number;
  readonly word: string;
  readonly found: string;
};

const byForm = new Map(retiredWords.flatMap((one) => one.forms.map((form) => [form, one])));

/** Phrases in which a retired word has its ordinary meaning. */
const PHRASES = /\b(?:no |more |enough |leaves? |make |makes )room\b|\broom for\b/gi;

/** A game speaks the language of its table in these folders, and in the document about it. */
const OWN_LANGUAGE =
  /^games\/[^/]+\/(?:(?:data|rules|table|words)\/|positions\.md$)|^docs\/games\//;

/** The words of an identifier or a file name in any case: camel, kebab or upper. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((part) => part.toLowerCase());
}

function retiredIn(name: string): RetiredWord[] {
  return partsOf(name).flatMap((part) => byForm.get(part) ?? []);
}

function inPath(file: string): Finding[] {
  return retiredIn(file).map(({ word }) => ({ file, line: 0, word, found: file }));
}

function inCode(file: string, text: string, lineBefore = 0): Finding[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number): number =>
    lineBefore + source.getLineAndCharacterOfPosition(position).line;
  const findings: Finding[] = [];
  /** By position, since the comments between two nodes belong to both. */
  const comments = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      for (const { word } of retiredIn(node.text)) {
        findings.push({ file, line: lineAt(node.getStart(source)) + 1, word, found: node.text });
      }
    }
    for (const { pos, end } of commentsOf(text, node)) comments.set(pos, text.slice(pos, end));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  for (const [position, comment] of comments) {
    findings.push(...inProse(file, comment, lineAt(position)));
  }
  return findings;
}

function commentsOf(text: string, { pos, end }: ts.Node): ts.CommentRange[] {
  return [
    ...(ts.getLeadingCommentRanges(text, pos) ?? []),
    ...(ts.getTrailingCommentRanges(text, end) ?? []),
  ];
}

const linesIn = (text: string): number => text.split('\n').length - 1;

function inComponent(file: string, text: string): Finding[] {
  return [...text.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)].flatMap((match) =>
    inCode(file, match[2]!, linesIn(text.slice(0, match.index + match[1]!.length))),
  );
}

/** A document or a comment: jargon anywhere, other retired words only where code is named. */
function inProse(file: string, text: string, lineBefore = 0): Finding[] {
  const findings: Finding[] = [];
  let isCode = false;
  for (const [i, whole] of text.split('\n').entries()) {
    if (/^\s*```/.test(whole)) isCode = !isCode;
    // Every second piece is between backticks. The addresses of links are put between backticks
    // first.
    const pieces = whole
      .replaceAll(PHRASES, '')
      .replaceAll(/\]\(([^)]*)\)/g, ']`$1`')
      .split('`');
    for (const [at, piece] of pieces.entries()) {
      const named = isCode || at % 2 === 1;
      for (const { word, english } of retiredIn(piece)) {
        if (!named && english) continue;
        findings.push({ file, line: lineBefore + i + 1, word, found: whole.trim() });
      }
    }
  }
  return findings;
}

/** Every retired word in a file: in its name, its identifiers and comments, or a document's text. */
export function retiredWordsIn(file: string, text: string): Finding[] {
  if (OWN_LANGUAGE.test(file)) return [];
  const named = inPath(file);
  if (file.endsWith('.md')) return [...named, ...inProse(file, text)];
  // Most files contain no retired word at all: only the others are parsed.
  if (retiredIn(text).length === 0) return named;
  if (file.endsWith('.svelte')) return [...named, ...inComponent(file, text)];
  return /\.[cm]?[jt]s$/.test(file) ? [...named, ...inCode(file, text)] : named;
}

const covers = ({ file, word }: AllowedWord, finding: Finding): boolean =>
  (file.endsWith('/') ? finding.file.startsWith(file) : finding.file === file) &&
  (word === '*' || word === finding.word);

/** Removes allowed findings. Also returns the exceptions that cover no finding. */
export function withoutAllowed(
  findings: readonly Finding[],
  allowed: readonly AllowedWord[],
): { readonly findings: readonly Finding[]; readonly unused: readonly AllowedWord[] } {
  return {
    findings: findings.filter((finding) => !allowed.some((one) => covers(one, finding))),
    unused: allowed.filter((one) => !findings.some((finding) => covers(one, finding))),
  };
}
