import { FairLine } from '../limits/fair-line.ts';
import { Tally } from '../limits/tally.ts';
import { type Letter, post, type Sending } from './post.ts';

/** What may be on its way at once, and wait for it. */
type MailLimits = {
  readonly underWay: number;
  /** To the webhook and the browsers of one person. */
  readonly underWayOfOne: number;
  readonly waitingOfOne: number;
};

const mailLimits: MailLimits = { underWay: 200, underWayOfOne: 4, waitingOfOne: 100 };

type Waiting = {
  readonly person: string;
  readonly letter: Letter;
  resolve(status: number): void;
  reject(error: Error): void;
};

/**
 * Letters on their way out. Whose addresses answer slowly or never holds up only their own: one
 * person has few under way, and people take turns.
 */
export class Mail {
  readonly #limits: MailLimits;
  readonly #sending: Sending;
  readonly #line = new FairLine<Waiting>();
  readonly #underWay = new Tally();
  #total = 0;
  #closed = false;

  constructor(sending: Sending, limits: MailLimits = mailLimits) {
    this.#sending = sending;
    this.#limits = limits;
  }

  /** Sends a letter when its turn has come, and says what status came back. */
  send(person: string, letter: Letter): Promise<number> {
    if (this.#closed) return Promise.reject(new Error('closed'));
    if (this.#line.of(person) >= this.#limits.waitingOfOne) {
      return Promise.reject(new Error('too many letters are waiting'));
    }
    return new Promise((resolve, reject) => {
      this.#line.add(person, { person, letter, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const { underWay, underWayOfOne } = this.#limits;
    if (this.#total >= underWay) return;
    const one = this.#line.next((person) => this.#underWay.of(person) < underWayOfOne);
    if (!one) return;
    this.#total++;
    this.#underWay.add(one.person);
    void post(one.letter, this.#sending)
      .then(one.resolve, one.reject)
      .finally(() => {
        this.#total--;
        this.#underWay.remove(one.person);
        this.#next();
      });
  }

  /** Nothing more is sent; what is under way has its time. */
  close(): void {
    this.#closed = true;
    for (let one; (one = this.#line.next());) one.reject(new Error('closed'));
  }
}
