import { FairQueue } from '../limits/fair-queue.ts';
import { KeyCounts } from '../limits/key-counts.ts';
import { type OutboundRequest, postOutbound, type OutboundOptions } from './outbound-http.ts';

/** Limits of the requests under way and waiting. */
type OutboundLimits = {
  readonly underWay: number;
  /** To the webhook and the browsers of one person. */
  readonly underWayOfOne: number;
  readonly waitingOfOne: number;
};

type Waiting = {
  readonly person: string;
  readonly request: OutboundRequest;
  resolve(status: number): void;
  reject(error: Error): void;
};

/**
 * A queue of outbound requests. Each person has few under way, and people take turns: a slow
 * webhook delays only the notices of its own person.
 */
export class OutboundQueue {
  readonly #limits: OutboundLimits;
  readonly #options: OutboundOptions;
  readonly #queue = new FairQueue<Waiting>();
  readonly #underWay = new KeyCounts();
  #total = 0;
  #closed = false;

  constructor(sending: OutboundOptions, limits: OutboundLimits) {
    this.#options = sending;
    this.#limits = limits;
  }

  /** Sends a request when it is its turn, and returns the status of the response. */
  send(person: string, request: OutboundRequest): Promise<number> {
    if (this.#closed) return Promise.reject(new Error('closed'));
    if (this.#queue.of(person) >= this.#limits.waitingOfOne) {
      return Promise.reject(new Error('too many requests are waiting'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.add(person, { person, request, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const { underWay, underWayOfOne } = this.#limits;
    if (this.#total >= underWay) return;
    const one = this.#queue.next((person) => this.#underWay.of(person) < underWayOfOne);
    if (!one) return;
    this.#total++;
    this.#underWay.add(one.person);
    void postOutbound(one.request, this.#options)
      .then(one.resolve, one.reject)
      .finally(() => {
        this.#total--;
        this.#underWay.remove(one.person);
        this.#next();
      });
  }

  /** Sends nothing more. Requests under way are not aborted. */
  close(): void {
    this.#closed = true;
    for (let one; (one = this.#queue.next());) one.reject(new Error('closed'));
  }
}
