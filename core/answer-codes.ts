import { canonical } from './json.ts';

/**
 * Maps answers to whole numbers, in the order in which they are first met. Equal answers have one
 * code and different answers different ones, independent of the list they come from. Every answer
 * met stays stored.
 */
export class AnswerCodes<Answer> {
  private readonly answers: Answer[] = [];
  /** By the answer's JSON text, and by its canonical text where that differs. */
  private readonly codes = new Map<string, number>();

  /** The code of an answer; a new one for a new answer. */
  codeOf(answer: Answer): number {
    // Fields mostly come in the same order, so the faster text mostly suffices.
    const text = JSON.stringify(answer);
    const known = this.codes.get(text);
    if (known !== undefined) return known;
    const sorted = canonical(answer);
    let code = this.codes.get(sorted);
    if (code === undefined) {
      code = this.answers.push(answer) - 1;
      this.codes.set(sorted, code);
    }
    if (text !== sorted) this.codes.set(text, code);
    return code;
  }

  /** The answer of a code. */
  answerOf(code: number): Answer {
    const answer = this.answers[code];
    if (answer === undefined) throw new Error(`no answer has the code ${code}`);
    return answer;
  }
}
