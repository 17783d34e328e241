import { type Segment, segments } from '@faubourg/web/words/sentence.ts';

/*
 * Texts as ICU MessageFormat, which the tools of translators read and write. The project's own
 * format is a part of ICU's without its quoting: there an apostrophe is an apostrophe.
 */

/** A text of the project as an ICU message. */
export const toIcu = (text: string): string => write(segments(text), quote);

/** An ICU message as a text of the project. Throws a sentence that says what cannot be shown. */
export function fromIcu(message: string): string {
  const reader = new Reader(message);
  const found = reader.parts();
  if (!reader.atEnd) throw new Error(`There is a "}" too many: ${message}`);
  return write(found, plain);
}

/** Literal text as ICU writes it: an apostrophe is doubled, because a single one quotes. */
const quote = (text: string): string => text.replaceAll("'", "''");

function plain(text: string): string {
  if (/[{}]/.test(text)) throw new Error(`Braces cannot be shown: ${text}`);
  return text;
}

function write(parts: readonly Segment[], literal: (text: string) => string): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return literal(part);
      if (!('by' in part)) return `{${part.name}}`;
      const branches = Object.entries(part.branches).map(
        ([key, text]) => `${key} {${literal(text)}}`,
      );
      return `{${part.name}, ${part.by}, ${branches.join(' ')}}`;
    })
    .join('');
}

/** Reads an ICU message from left to right. */
class Reader {
  private at = 0;
  private readonly message: string;

  constructor(message: string) {
    this.message = message;
  }

  get atEnd(): boolean {
    return this.at >= this.message.length;
  }

  /** Text and places up to the end or a closing brace. */
  parts(): Segment[] {
    const found: Segment[] = [];
    while (!this.atEnd && this.message[this.at] !== '}') {
      found.push(this.message[this.at] === '{' ? this.place() : this.text());
    }
    return found;
  }

  private text(): string {
    let text = '';
    for (; !this.atEnd; this.at++) {
      const sign = this.message[this.at]!;
      if (sign === '{' || sign === '}') break;
      if (sign === "'") text += this.quoted();
      else text += sign;
    }
    return text;
  }

  /** After an apostrophe: another one stands for itself, one before a brace or # quotes. */
  private quoted(): string {
    const next = this.message[this.at + 1];
    if (next === "'") {
      this.at++;
      return "'";
    }
    if (next === undefined || !'{}#|'.includes(next)) return "'";
    const end = this.message.indexOf("'", this.at + 1);
    const close = end < 0 ? this.message.length : end;
    const text = this.message.slice(this.at + 1, close);
    this.at = close;
    return text;
  }

  private place(): Segment {
    const head = /^\{\s*([\w]+)\s*(?:\}|,\s*(\w+)\s*(\}|,))/.exec(this.message.slice(this.at));
    if (!head) throw new Error(`Not a place to fill: ${this.message.slice(this.at)}`);
    const [all, name, kind, end] = head as unknown as [string, string, string?, string?];
    this.at += all.length;
    // A number is written as the language does in any case.
    if (kind === undefined || (kind === 'number' && end === '}')) return { name };
    if ((kind !== 'plural' && kind !== 'select') || end === '}')
      throw new Error(`{${name}, ${kind}} is not known here; only plural and select are`);
    return { name, by: kind, branches: this.branches(name) };
  }

  private branches(name: string): { readonly [key: string]: string } {
    const branches: Record<string, string> = {};
    for (;;) {
      const key = /^\s*(?:(\})|(=?[\w-]+)\s*\{)/.exec(this.message.slice(this.at));
      if (!key) throw new Error(`{${name}}: expected a branch at "${this.message.slice(this.at)}"`);
      this.at += key[0].length;
      if (key[1] !== undefined) break;
      const [text = '', ...more] = this.parts();
      if (typeof text !== 'string' || more.length > 0)
        throw new Error(`{${name}}: a branch can only contain text and #`);
      if (this.atEnd) throw new Error(`{${name}} is not closed`);
      this.at++;
      branches[key[2]!] = text;
    }
    if (branches['other'] === undefined) throw new Error(`{${name}} has no branch "other"`);
    return branches;
  }
}
