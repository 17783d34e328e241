import { QuickChance } from '@faubourg/core';
import { argMax, type ThinkTimer } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import { fast } from '../rules/fast/index.ts';
import { Equilibrium, type Profile } from './equilibrium.ts';
import { endValue } from './end-value.ts';
import { JointTable } from './joint-table.ts';
import { adviseOrders } from './order-advice.ts';
import {
  legalCodes,
  spareNode,
  type ThinkContext,
  type WeighedAnswers,
  withAsked,
} from './think-context.ts';

/** The orders each seat starts with; better ones are added later. */
const FIRST = 3;
/** The solver stops when no seat can gain more than this share of the victory. */
const ENOUGH = 0.001;
/** Steps of regret matching: more in a small table, fewer in a large one. */
const STEPS = 3000;
const WORK = 4_000_000;
const STEPS_AT_ONCE = 10;
const WIDENINGS = 12;
/** The most joint orders in a table. */
const LARGEST = 60_000;
/** Joint orders played between two checks of the timer. */
const SLICE = 2000;
/** Probabilities below this are ignored in the search for a better order. */
const RARE = 1e-4;

/** Nothing is drawn once every lot has its plaque. */
const noChance = new QuickChance(0);

/**
 * Solves the last orders: joint orders are played to the end of the game. Starts with a few orders
 * for each seat, finds an equilibrium among them, adds every order that would be better against it,
 * and repeats until there is none. Deterministic: every seat that sees the same position finds the
 * same mixes.
 */
export class LastRound {
  readonly choices: number[][];
  found: Profile;
  private readonly node: DowntownNode;
  private readonly spare: DowntownNode;
  readonly legal: readonly (readonly number[])[];
  private readonly shares: Float64Array;

  constructor(node: DowntownNode) {
    this.node = node;
    this.spare = spareNode(node);
    const seats = Array.from({ length: node.seats }, (_, seat) => seat);
    this.legal = seats.map((seat) => legalCodes(node, seat));
    this.shares = new Float64Array(node.seats);
    this.choices = this.legal.map((codes, seat) => this.mostAlone(codes, seat));
    this.found = { mixes: this.choices.map((codes) => pure(codes.length)), regret: Infinity };
  }

  private play(orders: Int32Array, shares: Float64Array): void {
    const { spare } = this;
    fast.copy(this.node, spare);
    for (let seat = 0; seat < orders.length; seat++)
      fast.apply(spare, seat, orders[seat]!, noChance);
    endValue(spare, shares);
  }

  /** Passing, and the orders that would earn most if nobody else bought. */
  private mostAlone(codes: readonly number[], seat: number): number[] {
    const orders = new Int32Array(this.node.seats);
    const worth = codes.map((code) => {
      orders[seat] = code;
      this.play(orders, this.shares);
      return this.shares[seat]!;
    });
    const order = [...codes.keys()].sort((a, b) => worth[b]! - worth[a]!);
    const most = order.map((i) => codes[i]!).filter((code) => code !== 0);
    return [...most.slice(0, FIRST - 1), 0];
  }

  /** Runs until no seat has a better order, or the time is up. */
  async solve(timer: ThinkTimer): Promise<void> {
    for (let widening = 0; widening <= WIDENINGS; widening++) {
      if (this.joints() > LARGEST) return;
      await this.settle(timer);
      if (timer.stopped() || !this.widen()) return;
      if (timer.due) await timer.pause();
    }
  }

  private joints(): number {
    return this.choices.reduce((all, { length }) => all * length, 1);
  }

  /** Mixes for the present candidates. */
  private async settle(timer: ThinkTimer): Promise<void> {
    const orders = new Int32Array(this.node.seats);
    const table = new JointTable(
      this.choices.map(({ length }) => length),
      (joint, shares) => {
        for (let i = 0; i < orders.length; i++) orders[i] = this.choices[i]![joint[i]!]!;
        this.play(orders, shares);
      },
    );
    while (!table.full) {
      table.fill(SLICE);
      if (timer.stopped()) return;
      if (timer.due) await timer.pause();
    }
    const equilibrium = new Equilibrium(table);
    const steps = Math.min(STEPS, WORK / this.joints());
    for (let step = 1; !timer.stopped(); step++) {
      equilibrium.step();
      if (timer.due) await timer.pause();
      if (step % STEPS_AT_ONCE !== 0) continue;
      equilibrium.settle();
      if (step >= steps || equilibrium.best.regret <= ENOUGH / 2) break;
    }
    this.found = equilibrium.best;
  }

  /** Adds every seat's best order against the mixes; false if nobody gains by a new one. */
  private widen(): boolean {
    const added = this.legal.map((codes, seat) => {
      const values = this.against(codes, seat);
      const best = argMax(values);
      const mine = this.choices[seat]!;
      const now = mine.reduce(
        (sum, code, i) => sum + this.found.mixes[seat]![i]! * values[codes.indexOf(code)]!,
        0,
      );
      return values[best]! > now + ENOUGH && !mine.includes(codes[best]!) ? codes[best]! : null;
    });
    for (const [seat, code] of added.entries()) if (code !== null) this.choices[seat]!.push(code);
    // New orders have probability 0 until the next equilibrium.
    const mixes = this.found.mixes.map((mix, seat) => padded(mix, this.choices[seat]!.length));
    this.found = { ...this.found, mixes };
    return added.some((code) => code !== null);
  }

  /** The value of orders to a seat against the others' mixes, over all their joint choices. */
  against(codes: readonly number[], seat: number, totals?: Float64Array): Float64Array {
    const values = new Float64Array(codes.length);
    const orders = new Int32Array(this.node.seats);
    const mine = padded(
      this.found.mixes[seat]!,
      Math.max(codes.length, this.choices[seat]!.length),
    );
    const count = (chance: number): void => {
      for (const [i, code] of codes.entries()) {
        orders[seat] = code;
        this.play(orders, this.shares);
        values[i]! += chance * this.shares[seat]!;
        if (!totals) continue;
        for (let one = 0; one < totals.length; one++)
          totals[one]! += chance * mine[i]! * this.shares[one]!;
      }
    };
    const draw = (other: number, chance: number): void => {
      if (other === orders.length) return count(chance);
      if (other === seat) return draw(other + 1, chance);
      for (const [i, part] of this.found.mixes[other]!.entries()) {
        if (part < RARE) continue;
        orders[other] = this.choices[other]![i]!;
        draw(other + 1, chance * part);
      }
    };
    draw(0, 1);
    return values;
  }
}

/** The full weight on the first of `size` choices. */
const pure = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, i) => Number(i === 0));

function padded(mix: Float64Array, size: number): Float64Array {
  const longer = new Float64Array(size);
  longer.set(mix);
  return longer;
}

/** Weighs the last orders of a game by solving them. */
export async function weighLastOrders(
  node: DowntownNode,
  { seat, timer, asked, advises }: ThinkContext,
): Promise<WeighedAnswers> {
  const round = new LastRound(node);
  timer.more();
  await round.solve(timer);
  const codes = withAsked(round.choices[seat]!, asked);
  const shares = new Float64Array(node.seats);
  const worth = Array.from(round.against(codes, seat, shares));
  const total = shares.reduce((sum, one) => sum + one, 0);
  const details = advises
    ? adviseOrders(node, seat, codes, round.choices, round.found.mixes)
    : undefined;
  return {
    codes,
    worth,
    weights: Array.from(padded(round.found.mixes[seat]!, codes.length)),
    ...(details && { details }),
    shares: shares.map((one) => one / total),
    method: 'exact',
  };
}
