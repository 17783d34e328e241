/* Reads what `strace -f -y -x -o FILE` writes. */

/** A system call that has returned. Calls of several threads overlap. */
export type Call = {
  readonly name: string;
  /** The file or socket, as strace -y names it. */
  readonly file: string;
  /** The bytes in its arguments, one after the other. */
  readonly bytes: Buffer;
  /** The arguments after the file, as text. */
  readonly text: string;
  /** What it returned; negative for an error. */
  readonly result: number;
  /** The lines of the trace in which it began and ended. */
  readonly began: number;
  readonly ended: number;
};

const ESCAPES: { readonly [escaped: string]: number } = {
  n: 10,
  r: 13,
  t: 9,
  v: 11,
  f: 12,
  '"': 34,
  '\\': 92,
};

/** The bytes of a text as strace quotes it. */
function unquoted(text: string): Buffer {
  const bytes: number[] = [];
  for (const [one] of text.matchAll(/\\x[\da-f]{2}|\\[0-7]{1,3}|\\?./gs)) {
    if (one.startsWith('\\x')) bytes.push(Number.parseInt(one.slice(2), 16));
    else if (/^\\[0-7]/.test(one)) bytes.push(Number.parseInt(one.slice(1), 8));
    else if (one.startsWith('\\')) bytes.push(ESCAPES[one[1]!] ?? one.charCodeAt(1));
    else bytes.push(one.charCodeAt(0));
  }
  return Buffer.from(bytes);
}

const QUOTED = /"((?:[^"\\]|\\.)*)"/gs;

/** The calls about open files that have returned, in the order of their returns. */
export function callsIn(trace: string): Call[] {
  const calls: Call[] = [];
  const begun = new Map<string, { text: string; line: number }>();
  for (const [line, text] of trace.split('\n').entries()) {
    const [, thread, rest] = /^(\d+) +(.*)$/s.exec(text) ?? [];
    if (thread === undefined || rest === undefined) continue;
    const unfinished = / <unfinished \.\.\.>$/.exec(rest);
    if (unfinished) {
      begun.set(thread, { text: rest.slice(0, unfinished.index), line });
      continue;
    }
    const resumed = /^<\.\.\. \w+ resumed>/.exec(rest);
    const first = resumed ? begun.get(thread) : { text: '', line };
    const whole = (first?.text ?? '') + (resumed ? rest.slice(resumed[0].length) : rest);
    const [, name, file, args, result] =
      /^(\w+)\(\d+<(.*?)>(?:, )?(.*)\) += (-?\d+)/s.exec(whole) ?? [];
    if (name === undefined) continue;
    calls.push({
      name,
      file: file!,
      text: args!.replaceAll(QUOTED, '""'),
      bytes: Buffer.concat(Array.from(args!.matchAll(QUOTED), ([, part]) => unquoted(part!))),
      result: Number(result),
      began: first!.line,
      ended: line,
    });
  }
  return calls;
}
