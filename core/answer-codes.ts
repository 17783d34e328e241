import { canonical } from './json.ts';

/**
 * Whole numbers for answers, given out in the order in which answers are first met. Equal answers
 * have one code and different answers different ones, whatever list they stand in. Every answer
 * met is kept, once, as long as the table of codes is.
 */
export class AnswerCodes<Answer> {
  private readonly answers: Answer[] = [];
  /** By the answer's text as it came, and by its canonical text where that is another. */
  private readonly codes = new Map<string, number>();

  /** The code of an answer, a new one if it was not met before. */
  codeOf(answer: Answer): number {
    // Fields mostly come in the same order: then the quicker of the two texts is enough.
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

  /** The answer a code was given out for. */
  answerOf(code: number): Answer {
    const answer = this.answers[code];
    if (answer === undefined) throw new Error(`no answer has the code ${code}`);
    return answer;
  }
}
