/** What is known of a person whose table uses bots. */
type Known = {
  address: string;
  /** Whether the person has a passkey, and until when that is taken as known. */
  hasPasskey: boolean;
  until: number;
};

/** People remembered; the one seen least recently is forgotten first. */
const MOST_KNOWN = 20_000;

/** Milliseconds for which a look-up of passkeys is valid. */
const VALID = 60_000;

/** The payer for guests who were not seen since this node started. */
const UNSEEN = 'guests';

/**
 * To whom the bots' time is charged. A person with a passkey is a payer of their own. Guests cost
 * nothing, so all guests of one address are one payer together. Addresses are only in
 * memory, and a person counts where they were seen last.
 */
export class Payers {
  readonly #known = new Map<string, Known>();
  readonly #hasPasskey: (person: string) => Promise<boolean>;
  readonly #now: () => number;

  /** `now` gives milliseconds that never go back. */
  constructor(hasPasskey: (person: string) => Promise<boolean>, now: () => number) {
    this.#hasPasskey = hasPasskey;
    this.#now = now;
  }

  /** Notes from which address a person sends. */
  seen(person: string, address: string): void {
    const known = this.#known.get(person) ?? { address, hasPasskey: false, until: -Infinity };
    known.address = address;
    this.#known.delete(person);
    this.#known.set(person, known);
    if (this.#known.size <= MOST_KNOWN) return;
    for (const [oldest] of this.#known) {
      this.#known.delete(oldest);
      return;
    }
  }

  /** The payer for the first of these people whom this node has seen. */
  async of(people: readonly string[]): Promise<string> {
    const person = people.find((one) => this.#known.has(one));
    if (person === undefined) return UNSEEN;
    const known = this.#known.get(person)!;
    if (known.until <= this.#now()) {
      known.hasPasskey = await this.#hasPasskey(person);
      known.until = this.#now() + VALID;
    }
    return known.hasPasskey ? `person ${person}` : `${UNSEEN} ${known.address}`;
  }
}
