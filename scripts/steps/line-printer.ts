/** Prints text that comes in pieces as whole lines, each behind a prefix. */
export class LinePrinter {
  #begun = '';
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  write(text: string): void {
    const lines = (this.#begun + text).split('\n');
    this.#begun = lines.pop()!;
    for (const line of lines) this.#print(line);
  }

  /** Prints a last line that has no line break. */
  end(): void {
    this.#print(this.#begun);
    this.#begun = '';
  }

  #print(line: string): void {
    if (line.trim() !== '') console.log(`${this.#prefix}${line.trimEnd()}`);
  }
}
