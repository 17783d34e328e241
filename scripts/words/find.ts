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

/** English in which a refused noun is something else. */
const PHRASES = /\b(?:no |more |enough |leaves? |make |makes )room\b|\broom for\b/gi;

/** A game speaks the language of its table in these folders, and in the document about it. */
const OWN_LANGUAGE =
  /^games\/[^/]+\/(?:(?:data|rules|table|words)\/|positions\.md$)|^docs\/games\//;

/** The words an identifier or a file name is made of: `openHouse`, `open-house` and `OPEN_HOUSE`. */
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
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
      for (const { word } of retiredIn(node.text)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        findings.push({ file, line: lineBefore + line + 1, word, found: node.text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return findings;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

function inComponent(file: string, text: string): Finding[] {
  return [...text.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)].flatMap((match) =>
    inCode(file, match[2]!, linesIn(text.slice(0, match.index + match[1]!.length))),
  );
}

function inDocument(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  let isCode = false;
  for (const [i, whole] of text.split('\n').entries()) {
    if (/^\s*```/.test(whole)) isCode = !isCode;
    // Odd pieces stand between backticks, and so do the addresses of links.
    const pieces = whole
      .replaceAll(PHRASES, '')
      .replaceAll(/\]\(([^)]*)\)/g, ']`$1`')
      .split('`');
    for (const [at, piece] of pieces.entries()) {
      const named = isCode || at % 2 === 1;
      for (const { word, english } of retiredIn(piece)) {
        if (named || !english) findings.push({ file, line: i + 1, word, found: whole.trim() });
      }
    }
  }
  return findings;
}

/** Every retired word in a file: in its name, its identifiers, or, in a document, its text. */
export function retiredWordsIn(file: string, text: string): Finding[] {
  if (OWN_LANGUAGE.test(file)) return [];
  const named = inPath(file);
  if (file.endsWith('.md')) return [...named, ...inDocument(file, text)];
  if (file.endsWith('.svelte')) return [...named, ...inComponent(file, text)];
  return /\.[cm]?[jt]s$/.test(file) ? [...named, ...inCode(file, text)] : named;
}

const covers = ({ file, word }: AllowedWord, finding: Finding): boolean =>
  (file.endsWith('/') ? finding.file.startsWith(file) : finding.file === file) &&
  (word === '*' || word === finding.word);

/** What is left of the findings, and the exceptions that cover nothing any more. */
export function withoutAllowed(
  findings: readonly Finding[],
  allowed: readonly AllowedWord[],
): { readonly findings: readonly Finding[]; readonly unused: readonly AllowedWord[] } {
  return {
    findings: findings.filter((finding) => !allowed.some((one) => covers(one, finding))),
    unused: allowed.filter((one) => !findings.some((finding) => covers(one, finding))),
  };
}
