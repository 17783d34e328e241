/*
 * Writes the recorded games in `fixtures/`: node games/chinatown/test/make-fixtures.ts
 *
 * Always the same games: secrets, contributions and every choice come from fixed seeds. The players
 * are scripted: they trade at random, mostly agree, sometimes change a choice, and build as well as
 * they can. A change of the rules is a new rules version: then these files stay as they are, and
 * new ones of the new version are added.
 */
import {
  gameVersions,
  giveAnswer,
  orThrow,
  type Play,
  type QuickChance,
  type Seat,
  shuffle,
  undo,
  undoRecorded,
} from '@faubourg/core';
import {
  recordGame,
  recordLines,
  shuffleFrom,
  type WantedRecord,
} from '@faubourg/core/conformance';
import { writeFileSync } from 'node:fs';
import type { GiftInput } from '../rules/answer.ts';
import { boardOf } from '../rules/board.ts';
import { chinatown, type ChinatownAnswer, type ChinatownState } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';

/** As maps of one's own were written before remarks began with `$`: such games are stored. */
const own = { ...boardOf('2008').file, id: 'my-map', status: 'own' };

/** A recorded game of rules version 1, if it does not name another. */
type WantedGame = WantedRecord & { readonly rules?: number };

export const GAMES: readonly WantedGame[] = [
  { name: '3p-1999', seats: 3, options: {} },
  { name: '3p-2008-no-economy', seats: 3, options: { map: '2008', economy: 'off' } },
  { name: '3p-all-cards', seats: 3, options: { locationCards: 'all' } },
  { name: '3p-hold-hidden-hands', seats: 3, options: { locationCards: 'hold', hands: 'hidden' } },
  { name: '3p-own-map', seats: 3, options: { map: own } },
  { name: '4p-1999', seats: 4, options: {} },
  { name: '4p-open-money', seats: 4, options: { money: 'open', map: '2008' } },
  { name: '4p-streets', seats: 4, options: { streetAccess: 'on' } },
  { name: '4p-in-turn', seats: 4, options: { buildOrder: 'in-turn', dealMoney: 'open' } },
  { name: '4p-hold', seats: 4, options: { locationCards: 'hold' } },
  { name: '5p-1999', seats: 5, options: {} },
  { name: '5p-2008-streets', seats: 5, options: { map: '2008', streetAccess: 'on' } },
  { name: '5p-hold-streets', seats: 5, options: { locationCards: 'hold', streetAccess: 'on' } },
  {
    name: '5p-all-hidden-in-turn',
    seats: 5,
    options: { locationCards: 'all', hands: 'hidden', buildOrder: 'in-turn' },
  },
  { name: '4p-rules-2', seats: 4, options: {}, rules: 2 },
  { name: '5p-rules-2', seats: 5, options: { dealMoney: 'open', hands: 'hidden' }, rules: 2 },
];

class Players {
  private readonly play: Play;
  private readonly chance: QuickChance;

  constructor(play: Play, chance: QuickChance) {
    this.play = play;
    this.chance = chance;
    while (this.state.phase !== 'over') {
      if (this.state.phase === 'keep') this.keep();
      else if (this.state.phase === 'trade') this.trade();
      else this.build();
    }
  }

  private get state(): ChinatownState {
    return this.play.state as ChinatownState;
  }

  private act(seat: Seat, answer: ChinatownAnswer): boolean {
    return !('problem' in giveAnswer(this.play, seat, answer));
  }

  private keep(): void {
    const asked = chinatown.decisions(this.state).filter(({ owed }) => owed);
    const { seat } = asked[this.chance.int(asked.length)]!;
    const listed = chinatown.answers(this.state, seat)!;
    this.act(seat, listed[this.chance.int(listed.length)]!);
    const again = chinatown.decisions(this.state).find((decision) => !decision.owed);
    if (!again || this.chance.int(8) > 0) return;
    const others = chinatown.answers(this.state, again.seat);
    if (others) this.act(again.seat, others[this.chance.int(others.length)]!);
  }

  private some<T>(list: readonly T[], most: number): T[] {
    const left = list.slice();
    const taken: T[] = [];
    for (let count = this.chance.int(most + 1); count > 0 && left.length > 0; count--) {
      taken.push(...left.splice(this.chance.int(left.length), 1));
    }
    return taken;
  }

  /** One or two things that a seat has, as a gift. */
  private gift(from: Seat, to: Seat | null, named: Seat | null): GiftInput | null {
    const { land, hands, cards, options } = this.state;
    const owned = Object.keys(land)
      .map(Number)
      .filter((at) => land[at]!.owner === from);
    const locations = this.some(owned, 1);
    const tiles = this.some(hands[from]!, 1);
    const money = this.chance.int(3) === 0 ? 1 + this.chance.int(3) : 0;
    const held = options.locationCards === 'hold' ? this.some(cards[from]!, 2) : [];
    if (locations.length + tiles.length + money + held.length === 0) return null;
    const ends = { from: named, to };
    return {
      ...ends,
      ...(locations.length > 0 && { locations }),
      ...(tiles.length > 0 && { tiles }),
      ...(held.length > 0 && { cards: held }),
      ...(money > 0 && { money }),
    };
  }

  private negotiate(): void {
    const order = shuffle([...this.state.money.keys()], this.chance);
    const kind = this.chance.int(10);
    const parties = order.slice(0, kind < 3 ? 3 : 2);
    const open = kind === 3 || kind === 4;
    const [author] = parties as [Seat];
    const name = (seat: Seat): Seat | null => (open && seat !== author ? null : seat);
    const gifts = parties.flatMap((from, i) => {
      const to = parties[(i + 1) % parties.length]!;
      return this.gift(from, name(to), name(from)) ?? [];
    });
    const id = this.state.nextOffer;
    if (gifts.length === 0 || !this.act(author, { offer: gifts })) return;
    if (open && this.state.rules !== undefined) this.answerBeside(id, parties, gifts);
    const version = kind > 7 ? this.haggle(id, parties[1]!, gifts) : 1;
    const others = parties.filter((seat) => seat !== (version === 2 ? parties[1] : author));
    for (const seat of others) {
      const mood = this.chance.int(12);
      if (mood === 0) this.act(seat, { decline: id, version });
      else this.act(seat, { accept: id, version });
      if (mood === 1) this.act(seat, { takeBack: id, version });
    }
    if (this.chance.int(3) === 0) this.act(author, { withdraw: id, version });
  }

  /** Answers an open offer by a counter-offer, which lies beside it since version 2 of the rules. */
  private answerBeside(
    id: number,
    [author, seat]: readonly Seat[],
    gifts: readonly GiftInput[],
  ): void {
    const named = gifts.map((gift) => ({
      ...gift,
      from: gift.from ?? seat!,
      to: gift.to ?? seat!,
    }));
    const beside = this.state.nextOffer;
    if (!this.act(seat!, { counter: id, version: 1, offer: named })) return;
    if (this.chance.int(2) === 0) this.act(author!, { accept: beside, version: 1 });
  }

  private haggle(id: number, seat: Seat, gifts: readonly GiftInput[]): number {
    const less = gifts.map((gift) =>
      gift.from === seat && (gift.money ?? 0) > 1 ? { ...gift, money: gift.money! - 1 } : gift,
    );
    return this.act(seat, { counter: id, version: 1, offer: less }) ? 2 : 1;
  }

  private trade(): void {
    for (let talks = 4 + this.chance.int(4); talks > 0; talks--) this.negotiate();
    while (this.state.phase === 'trade') {
      const seat = this.chance.int(this.state.money.length);
      const { round } = this.state;
      if (this.state.ready[seat] && this.chance.int(4) > 0) continue;
      this.act(seat, { done: !this.state.ready[seat] });
      const last = this.play.answers.at(-1)!;
      const again = this.chance.int(20) === 0 && last.seat === seat && !last.fixed;
      // The answers of a trade could be undone by the rules of version 1.
      if (again && this.state.round === round && this.state.rules === undefined)
        undoRecorded(this.play, seat);
    }
  }

  /** CT-30: sometimes takes up a tile of another seat's hidden plan, which is then placed again. */
  private takeUp(): void {
    const seat = this.chance.int(this.state.money.length);
    const { planned, land } = this.state;
    const at = planned[seat]!.at(-1);
    if (at === undefined || this.chance.int(2) > 0) return;
    const place = land[at]!.shop!;
    orThrow(undo(this.play, seat) ?? {});
    if (!this.state.ready[seat]) this.act(seat, { place, at });
  }

  private build(): void {
    const [{ seat }] = chinatown.decisions(this.state) as unknown as [{ seat: Seat }];
    const { options, land, hands } = this.state;
    const { steps } = bestPlacement(options, land, seat, hands[seat]!);
    for (const step of steps) if (this.chance.int(15) > 0) this.act(seat, step);
    this.act(seat, { built: true });
    if (this.state.rules !== undefined && this.state.phase === 'build') this.takeUp();
  }
}

/** The text of a recorded game: one row a line. */
export function recordText(i: number): string {
  const wanted = GAMES[i]!;
  const shuffle = shuffleFrom(1999 + i, wanted.seats);
  const { game } = orThrow(gameVersions([chinatown]).exact('chinatown', wanted.rules ?? 1));
  const record = recordGame(game, wanted, shuffle, (play) => {
    void new Players(play, shuffle.chance);
  });
  return recordLines(record);
}

if (import.meta.main) {
  for (const [i, { name }] of GAMES.entries()) {
    writeFileSync(new URL(`fixtures/${name}.json`, import.meta.url), recordText(i));
  }
}
