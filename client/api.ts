/*
 * The API of a Faubourg server as types, made from its OpenAPI document. Made by:
 *
 *   npm run client
 *
 * Do not edit it: change the routes and shapes of the server, then run the command again.
 */
/* oxlint-disable max-lines */

/** An answer, in the shape its game defines. */
export type Answer = DowntownAnswer | ChinatownAnswer | TowerUpAnswer;

export type ChatLine = {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly channel: 'table' | 'gallery';
  readonly text: string;
  readonly at: number;
};

export type ClockRule = {
  readonly live?: {
    readonly bank: number;
    readonly increment: number;
  };
  readonly slow?: {
    readonly perDecision: number;
  };
  readonly kinds?: {
    readonly [name: string]: number;
  };
};

export type Command =
  | {
      readonly do: 'watch';
      readonly id: number;
      readonly table: string;
      readonly from?: number;
    }
  | {
      readonly do: 'unwatch';
      readonly id: number;
      readonly table: string;
    }
  | {
      readonly do: 'answer';
      readonly id: number;
      readonly table: string;
      readonly key: string;
      readonly turn: number;
      readonly answer?: Answer;
    }
  | {
      readonly do: 'undo';
      readonly id: number;
      readonly table: string;
      readonly key: string;
      readonly turn: number;
    }
  | {
      readonly do: 'chat';
      readonly id: number;
      readonly table: string;
      readonly text: string;
    };

export type Decision = {
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
  readonly owed: boolean;
  readonly secret: boolean;
  readonly about?: {
    readonly [name: string]: unknown;
  };
};

/** An event of the game, as this viewer may know it. */
export type Event = DowntownEvent | ChinatownEvent | TowerUpEvent;

export type Frame = {
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly rules: number;
    readonly options: {
      readonly [name: string]: unknown;
    };
    readonly phase: Phase;
    readonly host: string;
    readonly listed: boolean;
    readonly spectators: boolean;
    readonly standIn: Level | null;
    readonly seats: readonly {
      readonly name: string;
      readonly person: string | null;
      readonly keptFor: string | null;
      readonly bot: Level | null;
      readonly left: boolean;
      readonly resigned: boolean;
      readonly keptName?: string;
      readonly character?: string;
    }[];
    readonly clock: {
      readonly rule: ClockRule;
      readonly left: readonly number[];
      readonly until: readonly (number | null)[];
    } | null;
    readonly waiting: {
      readonly after: number;
      readonly since: readonly (number | null)[];
      readonly agreed: readonly (readonly number[])[];
    } | null;
    readonly putOut: readonly {
      readonly id: string;
      readonly name: string;
    }[];
    readonly shuffle: {
      readonly commitment: string;
      readonly contributions: readonly (string | null)[];
      readonly secret: string | null;
      readonly scheme?: 2;
      readonly commitments?: readonly (string | null)[];
      readonly reveals?: readonly (Reveal | null)[];
      readonly revealUntil?: number | null;
    };
    readonly outcome: Outcome | null;
    readonly after: string | null;
    readonly rematch: string | null;
    readonly coach?: true;
    readonly startsWhenFull?: true;
    readonly keptUntil?: number;
  };
  readonly asks: readonly Decision[];
  readonly you: number | null;
  readonly turn: number | null;
  readonly view: View;
};

export type Listing = {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly createdAt: number;
  readonly options: {
    readonly [name: string]: unknown;
  };
  readonly ownBoard: boolean;
  readonly seats: readonly Seat[];
  readonly clock: ClockRule | null;
  readonly spectators: boolean;
};

export type NewTable = {
  readonly game: string;
  readonly seats: readonly (
    | {
        readonly for: 'anyone';
      }
    | {
        readonly for: 'bot';
        readonly level: Level;
        readonly character?: string | null;
      }
    | {
        readonly for: 'person';
        readonly person: string;
      }
  )[];
  readonly options?: {
    readonly [name: string]: unknown;
  };
  readonly listed?: boolean;
  readonly spectators?: boolean;
  readonly clock?: ClockRule | null;
  readonly standIn?: Level | null;
  readonly coach?: boolean;
};

export type Notice = {
  readonly kind: 'turn' | 'start' | 'over' | 'seat' | 'out';
  readonly table: string;
  readonly game: string;
};

/** What an answer can be made of, in the words of its game; null if it is listed. */
export type Parts = ChinatownParts | null;

export type Problem = {
  readonly rule: string;
  readonly code: string;
  readonly data: {
    readonly [name: string]: unknown;
  };
  readonly coreRule?: string;
};

export type ServerMessage =
  | Update
  | {
      readonly table: string;
      readonly n: number;
      readonly frame: Frame;
    }
  | {
      readonly here: readonly boolean[];
      readonly table: string;
    }
  | {
      readonly table: string;
      readonly time: number;
    }
  | {
      readonly table: string;
      readonly chat: ChatLine;
    }
  | {
      readonly notice: Notice;
    }
  | {
      readonly table: string;
      readonly problem: Problem;
    }
  | {
      readonly id: number | null;
      readonly ok: {
        readonly n: number;
      };
    }
  | {
      readonly id: number | null;
      readonly problem: Problem;
    };

export type Update = {
  readonly table: string;
  readonly n: number;
  readonly by: number | null;
  readonly events: readonly Event[];
  readonly patch: {
    /** A value that replaces the old one; [value] for a new object or list; [] for a field that is gone; [start, count, ...entries] for a part of a list; or an object of patches by field or by index. */
    readonly table?: unknown;
    /** A value that replaces the old one; [value] for a new object or list; [] for a field that is gone; [start, count, ...entries] for a part of a list; or an object of patches by field or by index. */
    readonly asks?: unknown;
    /** A value that replaces the old one; [value] for a new object or list; [] for a field that is gone; [start, count, ...entries] for a part of a list; or an object of patches by field or by index. */
    readonly turn?: unknown;
    /** A value that replaces the old one; [value] for a new object or list; [] for a field that is gone; [start, count, ...entries] for a part of a list; or an object of patches by field or by index. */
    readonly view?: unknown;
  };
  readonly undo?: true;
  readonly step?: false;
};

/** The part of the state that this viewer may know; null before the start. */
export type View = DowntownView | ChinatownView | TowerUpView | null;

export type DowntownAnswer =
  | {
      readonly pile: 'left' | 'right';
    }
  | {
      readonly ballot: 'housing' | 'industry' | 'commerce';
    }
  | {
      readonly lobby: boolean;
    }
  | {
      readonly decide: 'housing' | 'industry' | 'commerce';
    }
  | {
      readonly card: number;
    }
  | {
      readonly use: 'housing' | 'industry' | 'commerce';
    }
  | {
      readonly lot: number;
      readonly plots: number;
    }
  | {
      readonly pass: true;
    };

export type DowntownView =
  | {
      readonly options: DowntownOptions;
      readonly round: number;
      readonly mayor: number;
      readonly lots: readonly DowntownLot[];
      readonly phase: 'pile' | 'second' | 'ballot' | 'lobby' | 'decide' | 'order' | 'over';
      readonly turned: readonly number[];
      readonly piles: {
        readonly left: readonly number[];
        readonly right: readonly number[];
      };
      readonly lobby: readonly (boolean | null)[];
      readonly votes: readonly (DowntownVote | null)[];
      readonly viewer: number | null;
      readonly players: readonly {
        readonly markers: number;
        readonly lobby: boolean;
        readonly money: number | null;
        readonly spent: number | null;
        readonly earned: number | null;
      }[];
      readonly orders: readonly (DowntownOrder | null)[];
      readonly ballots: readonly ('housing' | 'industry' | 'commerce' | 'secret' | null)[];
      readonly rules?: number;
    }
  | {
      readonly options: DowntownOptions;
      readonly round: number;
      readonly mayor: number;
      readonly lots: readonly DowntownLot[];
      readonly phase: 'card' | 'use' | 'order' | 'over';
      readonly turned: readonly number[];
      readonly players: readonly {
        readonly score: number;
        readonly laid: number;
        readonly bare: number;
        readonly gone: number;
        readonly cards: readonly number[];
      }[];
      readonly viewer: number | null;
      readonly orders: readonly (DowntownOrder | null)[];
      readonly rules?: number;
    };

export type DowntownEvent =
  | {
      readonly kind: 'founded';
      readonly parks: readonly number[];
      readonly housing: number;
      readonly commerce: number;
      readonly industry: number;
    }
  | {
      readonly kind: 'mayor';
      readonly seat: number;
      readonly round: number;
    }
  | {
      readonly kind: 'dealt';
      readonly cards: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'turned';
      readonly lot: number;
      readonly pile?: 'left' | 'right';
    }
  | {
      readonly kind: 'chose';
      readonly seat: number;
    }
  | {
      readonly kind: 'choice';
      readonly choice:
        | 'housing'
        | 'industry'
        | 'commerce'
        | {
            readonly lot: number;
            readonly plots: number;
          }
        | {
            readonly pass: true;
          };
    }
  | {
      readonly kind: 'lobby';
      readonly seat: number;
      readonly used: boolean;
    }
  | {
      readonly kind: 'voted';
      readonly lot: number;
      readonly ballots: readonly ('housing' | 'industry' | 'commerce')[];
      readonly lobby: readonly number[];
      readonly votes: {
        readonly housing: number;
        readonly industry: number;
        readonly commerce: number;
      };
      readonly most: readonly ('housing' | 'industry' | 'commerce')[];
    }
  | {
      readonly kind: 'laid';
      readonly lot: number;
      readonly use: 'housing' | 'industry' | 'commerce';
      readonly by: 'vote' | 'mayor' | 'last' | 'opponent';
    }
  | {
      readonly kind: 'ordered';
      readonly orders: readonly (
        | {
            readonly seat: number;
            readonly lot: number;
            readonly plots: number;
            readonly paid: number;
            readonly got: number;
          }
        | {
            readonly seat: number;
            readonly pass: true;
          }
      )[];
    }
  | {
      readonly kind: 'paid';
      readonly lot: number;
      readonly use: 'housing' | 'industry' | 'commerce';
      readonly value: number;
      readonly sensible: boolean;
      readonly shares: readonly {
        readonly seat: number;
        readonly plots: number;
        readonly bonus: number;
        readonly total: number;
      }[];
    }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly mayor: number;
      readonly planned: readonly {
        readonly lot: number;
        readonly use: 'housing' | 'industry' | 'commerce';
        readonly vote: DowntownVote | null;
      }[];
    }
  | {
      readonly kind: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly number[];
    };

export type ChinatownAnswer =
  | {
      readonly keep: readonly number[];
    }
  | {
      readonly offer: readonly ChinatownOfferPart[];
      readonly reply?: number;
      readonly says?: ChinatownSays;
    }
  | {
      readonly counter: number;
      readonly version: number;
      readonly offer: readonly ChinatownOfferPart[];
      readonly says?: ChinatownSays;
    }
  | {
      readonly accept: number;
      readonly version: number;
      readonly says?: ChinatownSays;
    }
  | {
      readonly takeBack: number;
      readonly version: number;
    }
  | {
      readonly decline: number;
      readonly version: number;
      readonly says?: ChinatownSays;
    }
  | {
      readonly withdraw: number;
      readonly version: number;
    }
  | {
      readonly done: boolean;
      readonly says?: ChinatownSays;
    }
  | {
      readonly ask:
        | {
            readonly want: ChinatownWant;
            readonly to?: number;
          }
        | {
            readonly give: ChinatownWant;
            readonly to?: number;
          };
    }
  | {
      readonly reply: number;
      readonly says: ChinatownSays;
    }
  | {
      readonly done: true;
      readonly timeUp: true;
    }
  | {
      readonly place: ChinatownTile;
      readonly at: number;
    }
  | {
      readonly built: true;
    };

export type ChinatownView = {
  readonly options: {
    readonly map:
      | '1999'
      | '2008'
      | {
          readonly id: string;
          readonly noStreet: readonly number[];
          readonly districts: readonly {
            readonly id: number;
            readonly name: string;
            readonly origin: {
              readonly row: number;
              readonly col: number;
              readonly [remark: `$${string}`]: unknown;
            };
            readonly cells: readonly (readonly number[])[];
            readonly [remark: `$${string}`]: unknown;
          }[];
          readonly status?: string;
          readonly noStreetStatus?: string;
          readonly cellFormat?: string;
          readonly [remark: `$${string}`]: unknown;
        };
    readonly economy: 'on' | 'off';
    readonly money: 'hidden' | 'open';
    readonly dealMoney: 'secret' | 'open';
    readonly hands: 'open' | 'hidden';
    readonly buildOrder: 'together' | 'in-turn';
    readonly streetAccess: 'off' | 'on';
    readonly locationCards: 'classic' | 'hold' | 'all';
  };
  readonly round: number;
  readonly phase: 'keep' | 'trade' | 'build' | 'over';
  readonly land: {
    readonly [name: string]: {
      readonly owner: number;
      readonly shop: ChinatownTile | null;
    };
  };
  readonly ready: readonly boolean[];
  readonly nextOffer: number;
  readonly first: number | null;
  readonly turned: readonly (readonly number[])[];
  readonly deck: number;
  readonly bag: number;
  readonly viewer: number | null;
  readonly money: readonly (number | null)[];
  readonly hands: readonly (readonly ChinatownTile[] | null)[];
  readonly handSizes: readonly number[];
  readonly cards: readonly number[] | null;
  readonly cardCounts: readonly number[];
  readonly kept: readonly number[] | null;
  readonly chose: readonly boolean[];
  readonly offers: readonly {
    readonly id: number;
    readonly version: number;
    readonly author: number;
    readonly parties: readonly number[];
    readonly gifts: readonly ChinatownGift[];
    readonly agreed: readonly number[] | null;
    readonly declined: readonly number[] | null;
    readonly says?: ChinatownSays;
    readonly refusals?: readonly ChinatownRefusal[];
  }[];
  readonly planned: readonly number[] | null;
  readonly ledger: {
    readonly income: readonly number[];
    readonly open: readonly number[];
    readonly secret: readonly {
      readonly seats: readonly number[];
      readonly net: readonly number[] | null;
    }[];
  };
  readonly rules?: number;
  readonly outOfTime?: readonly number[];
  readonly talk?: {
    readonly asks: readonly {
      readonly id: number;
      readonly seat: number;
      readonly replies: readonly (
        | ChinatownRefusal
        | {
            readonly seat: number;
            readonly offer: number;
          }
      )[];
      readonly to?: number;
      readonly want?: ChinatownWant;
      readonly give?: ChinatownWant;
    }[];
    readonly asked: readonly number[];
    readonly refused: readonly {
      readonly seat: number;
      readonly parties: readonly number[];
      readonly gifts: readonly {
        readonly from: number | null;
        readonly to: number | null;
        readonly locations: readonly number[];
        readonly tiles: readonly ChinatownTile[];
        readonly cards: readonly number[];
      }[];
      readonly money: number;
      readonly notBelow?: number;
    }[];
  };
};

export type ChinatownEvent =
  | {
      readonly kind: 'first';
      readonly seat: number;
    }
  | {
      readonly kind: 'round';
      readonly round: number;
      readonly dealt: number;
    }
  | {
      readonly kind: 'dealt';
      readonly cards: readonly number[];
    }
  | {
      readonly kind: 'chose';
      readonly seat: number;
    }
  | {
      readonly kind: 'chosen';
      readonly keep: readonly number[];
    }
  | {
      readonly kind: 'settled';
      readonly locations: readonly (readonly number[])[];
    }
  | {
      readonly kind: 'tiles';
      readonly count: number;
      readonly tiles?: readonly (readonly ChinatownTile[])[];
    }
  | {
      readonly kind: 'drew';
      readonly tiles: readonly ChinatownTile[];
    }
  | {
      readonly kind: 'offered';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
      readonly parties: readonly number[];
      readonly gifts: readonly ChinatownGift[];
      readonly open?: number;
      readonly ask?: number;
    }
  | {
      readonly kind: 'countered';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
      readonly parties: readonly number[];
      readonly gifts: readonly ChinatownGift[];
      readonly open?: number;
      readonly ask?: number;
    }
  | {
      readonly kind: 'money';
      readonly offer: number;
      readonly version: number;
      readonly payments: readonly {
        readonly from: number | null;
        readonly to: number | null;
        readonly money: number;
      }[];
    }
  | {
      readonly kind: 'accepted';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
    }
  | {
      readonly kind: 'tookBack';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
    }
  | {
      readonly kind: 'declined';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
    }
  | {
      readonly kind: 'lapsed';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
    }
  | {
      readonly kind: 'withdrawn';
      readonly offer: number;
      readonly version: number;
      readonly seat: number;
    }
  | {
      readonly kind: 'deal';
      readonly offer: number;
      readonly version: number;
      readonly parties: readonly number[];
      readonly gifts: readonly ChinatownGift[];
    }
  | {
      readonly kind: 'void';
      readonly offer: number;
      readonly version: number;
    }
  | {
      readonly kind: 'why';
      readonly offer: number;
      readonly version: number;
      readonly lack: {
        readonly lacks: 'location' | 'tile' | 'card' | 'money' | 'street' | 'taker';
        readonly seat?: number;
        readonly location?: number;
        readonly tile?: ChinatownTile;
        readonly card?: number;
      };
    }
  | {
      readonly kind: 'done';
      readonly seat: number;
      readonly done: boolean;
      readonly timeUp?: true;
    }
  | {
      readonly kind: 'asked';
      readonly ask: number;
      readonly seat: number;
      readonly to?: number;
      readonly want?: ChinatownWant;
      readonly give?: ChinatownWant;
    }
  | {
      readonly kind: 'replied';
      readonly ask: number;
      readonly seat: number;
      readonly says: ChinatownSays;
    }
  | {
      readonly kind: 'said';
      readonly seat: number;
      readonly about: 'offer' | 'counter' | 'accept' | 'decline' | 'done';
      readonly says: ChinatownSays;
      readonly offer?: number;
      readonly version?: number;
    }
  | {
      readonly kind: 'reopened';
      readonly seats: readonly number[];
    }
  | {
      readonly kind: 'closed';
      readonly offers: readonly number[];
    }
  | {
      readonly kind: 'placed';
      readonly at: number;
      readonly shop: ChinatownTile;
    }
  | {
      readonly kind: 'ready';
      readonly seat: number;
    }
  | {
      readonly kind: 'built';
      readonly builds: readonly {
        readonly seat: number;
        readonly shops: readonly {
          readonly at: number;
          readonly shop: ChinatownTile;
        }[];
      }[];
    }
  | {
      readonly kind: 'economy';
      readonly sizes: readonly number[];
    }
  | {
      readonly kind: 'income';
      readonly business: readonly number[];
      readonly bonus: readonly number[];
    }
  | {
      readonly kind: 'ended';
      readonly money: readonly number[];
    };

export type ChinatownParts = {
  readonly locations: readonly number[];
  readonly tiles: readonly ChinatownTile[];
  readonly cards: readonly number[];
  readonly money: number;
  readonly offers: readonly {
    readonly id: number;
    readonly version: number;
    readonly accept: boolean;
    readonly takeBack: boolean;
    readonly decline: boolean;
    readonly withdraw: boolean;
    readonly counter: boolean;
  }[];
};

export type TowerUpAnswer =
  | {
      readonly build: string;
      readonly colour: TowerUpColour;
      readonly roof: string;
    }
  | {
      readonly take: TowerUpTake;
      readonly choose: readonly TowerUpColour[];
    }
  | {
      readonly back: readonly TowerUpColour[];
    }
  | {
      readonly place: string;
      readonly colour: TowerUpColour;
    }
  | {
      readonly build: string;
      readonly colour: TowerUpColour;
      readonly roof: string;
    }
  | {
      readonly take: TowerUpTake;
      readonly choose: readonly TowerUpColour[];
      readonly back: readonly TowerUpColour[];
    }
  | {
      readonly place: string;
      readonly colour: TowerUpColour;
    };

export type TowerUpView = {
  readonly options: {
    readonly objectives: 'random' | 'start' | readonly TowerUpObjective[];
    readonly startFloors: number;
    readonly start: 'random' | 'chosen';
    readonly board:
      | 'standard'
      | {
          readonly players: readonly number[];
          readonly canvas: {
            readonly w: number;
            readonly h: number;
            readonly [remark: `$${string}`]: unknown;
          };
          readonly districts: readonly {
            readonly id: string;
            readonly name: string;
            readonly where: string;
            readonly grey: boolean;
            readonly fill: string;
            readonly sites: number;
            readonly [remark: `$${string}`]: unknown;
          }[];
          readonly features: readonly {
            readonly id: string;
            readonly type: 'park' | 'lake';
            readonly x: number;
            readonly y: number;
            readonly r: number;
            readonly sites: readonly string[];
            readonly [remark: `$${string}`]: unknown;
          }[];
          readonly sites: readonly {
            readonly id: string;
            readonly x: number;
            readonly y: number;
            readonly district: string;
            readonly park: string | null;
            readonly lake: string | null;
            readonly [remark: `$${string}`]: unknown;
          }[];
          readonly roads: readonly (readonly string[])[];
          readonly borders: {
            readonly [name: string]: readonly (readonly string[])[];
          };
          readonly status?: string;
          readonly [remark: `$${string}`]: unknown;
        };
    readonly cards?: {
      readonly count: number;
      readonly cards: readonly {
        readonly id: string;
        readonly kind: string;
        readonly vehicle: TowerUpColour | null;
        readonly steps: number;
        readonly floors: readonly TowerUpStartPart[];
        readonly bottom: TowerUpStartPart;
        readonly [remark: `$${string}`]: unknown;
      }[];
      readonly [remark: `$${string}`]: unknown;
    };
  };
  readonly first: number;
  readonly turn: number;
  readonly start: readonly TowerUpStartPart[];
  readonly market: readonly TowerUpTake[];
  readonly discards: readonly TowerUpTake[];
  readonly supply: TowerUpSupply;
  readonly buildings: {
    readonly [name: string]: {
      readonly colour: TowerUpColour;
      readonly floors: readonly (number | null)[];
    };
  };
  readonly goals: readonly {
    readonly id: TowerUpObjective;
    readonly takers: readonly number[];
  }[];
  readonly players: readonly {
    readonly stock: TowerUpSupply;
    readonly roofs: number;
    readonly markers: TowerUpSupply;
    readonly cone: number | null;
  }[];
  readonly end: {
    readonly reason: 'roofs' | 'shortage' | 'blocked';
    readonly seat: number;
  } | null;
  readonly viewer: number | null;
  readonly pile: number;
  readonly rules?: number;
  readonly returning?: {
    readonly extra: boolean;
  };
};

export type TowerUpEvent =
  | {
      readonly kind: 'opened';
      readonly first: number;
      readonly objectives: readonly TowerUpObjective[];
      readonly market: readonly TowerUpTake[];
      readonly start: readonly TowerUpStartPart[];
    }
  | {
      readonly kind: 'placed';
      readonly seat: number | null;
      readonly site: string;
      readonly colour: TowerUpColour;
    }
  | {
      readonly kind: 'built';
      readonly seat: number;
      readonly site: string;
      readonly colour: TowerUpColour;
      readonly raised: readonly string[];
      readonly roof: string;
      readonly height: number;
    }
  | {
      readonly kind: 'took';
      readonly seat: number;
      readonly card: TowerUpTake;
      readonly floors: readonly TowerUpColour[];
      readonly back: readonly TowerUpColour[];
    }
  | {
      readonly kind: 'returned';
      readonly seat: number;
      readonly floors: readonly TowerUpColour[];
    }
  | {
      readonly kind: 'moved';
      readonly seat: number;
      readonly colour: TowerUpColour;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'reshuffled';
      readonly cards: number;
    }
  | {
      readonly kind: 'revealed';
      readonly card: TowerUpTake;
    }
  | {
      readonly kind: 'objective';
      readonly seat: number;
      readonly objective: TowerUpObjective;
      readonly token: number;
    }
  | {
      readonly kind: 'extra';
      readonly seat: number;
    }
  | {
      readonly kind: 'ending';
      readonly seat: number;
      readonly reason: 'roofs' | 'shortage' | 'blocked';
    }
  | {
      readonly kind: 'cone';
      readonly seat: number;
      readonly visible: number;
    }
  | {
      readonly kind: 'ended';
      readonly reason: 'roofs' | 'shortage' | 'blocked';
      readonly scores: readonly number[];
      readonly winners: readonly number[];
    };

export type ChinatownGift = {
  readonly from: number | null;
  readonly to: number | null;
  readonly locations: readonly number[];
  readonly tiles: readonly ChinatownTile[];
  readonly cards: readonly number[];
  readonly money?: number;
};

export type ChinatownOfferPart = {
  readonly from: number | null;
  readonly to: number | null;
  readonly locations?: readonly number[];
  readonly tiles?: readonly ChinatownTile[];
  readonly cards?: readonly number[];
  readonly money?: number;
};

export type ChinatownRefusal = {
  readonly seat: number;
  readonly says: ChinatownSays;
};

export type ChinatownSays = {
  readonly reason:
    | 'swap'
    | 'buy'
    | 'sell'
    | 'round'
    | 'lower-price'
    | 'again'
    | 'too-little'
    | 'last-word'
    | 'costs'
    | 'helps-others'
    | 'others-refuse'
    | 'cannot'
    | 'none'
    | 'no-use'
    | 'no'
    | 'glad'
    | 'fair'
    | 'grudging'
    | 'waits'
    | 'content';
  readonly notBelow?: number;
  readonly gains?: readonly {
    readonly seat: number;
    readonly gain: number;
    readonly money: number;
    readonly years: number;
    readonly businesses: readonly {
      readonly shop: ChinatownTile;
      readonly from: number;
      readonly to: number;
      readonly income: number;
    }[];
    readonly bonus: number;
    readonly prospects: number;
  }[];
  readonly wish?: ChinatownWant;
};

export type ChinatownTile =
  | 'fish'
  | 'watchmaker'
  | 'pharmacy'
  | 'restaurant'
  | 'fireworks'
  | 'tea-house'
  | 'laundry'
  | 'antiques'
  | 'jewellery'
  | 'radio'
  | 'detective'
  | 'sewing';

export type ChinatownWant =
  | {
      readonly location: number;
    }
  | {
      readonly tile: ChinatownTile;
    };

export type DowntownLot = {
  readonly use: 'park' | 'housing' | 'industry' | 'commerce' | null;
  readonly owners: readonly number[];
  readonly closed: boolean;
};

export type DowntownOptions = {
  readonly map:
    | 'classic'
    | 'avenues'
    | 'ribbons'
    | {
        readonly id: string;
        readonly width: number;
        readonly height: number;
        readonly lots: readonly {
          readonly n: number;
          readonly shape: 'square' | 'rect';
          readonly half: 'left' | 'right';
          readonly x: number;
          readonly y: number;
          readonly w: number;
          readonly h: number;
          readonly adj: readonly number[];
          readonly [remark: `$${string}`]: unknown;
        }[];
        readonly status?: string;
        readonly [remark: `$${string}`]: unknown;
      };
  readonly secondCard: 'other-pile' | 'any-pile';
  readonly soleBonus: 2 | 5;
  readonly money: 'open' | 'hidden';
};

export type DowntownOrder =
  | {
      readonly lot: number;
      readonly plots: number;
    }
  | {
      readonly pass: true;
    }
  | 'secret';

export type DowntownVote = {
  readonly ballots: readonly ('housing' | 'industry' | 'commerce')[];
  readonly lobby: readonly number[];
};

export type Level =
  | 'starter'
  | 'apprentice'
  | 'casual'
  | 'hobbyist'
  | 'regular'
  | 'skilled'
  | 'veteran'
  | 'expert';

export type Outcome = {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
};

export type Phase = 'open' | 'running' | 'over' | 'closed';

export type Reveal = 'seat' | 'server' | 'withheld' | 'none';

export type Seat = {
  readonly name: string;
  readonly bot: Level | null;
  readonly open: boolean;
};

export type TowerUpColour = 'white' | 'grey' | 'brown' | 'black';

export type TowerUpObjective =
  | 'colours4'
  | 'park4'
  | 'districts5'
  | 'lake4'
  | 'adjacent5'
  | 'brown4'
  | 'grey32'
  | 'borders2'
  | 'twice2'
  | 'heights1234';

export type TowerUpStartPart = 'white' | 'grey' | 'brown' | 'black' | 'joker';

export type TowerUpSupply = {
  readonly white: number;
  readonly grey: number;
  readonly brown: number;
  readonly black: number;
};

export type TowerUpTake =
  | 'M01'
  | 'M02'
  | 'M03'
  | 'M04'
  | 'M05'
  | 'M06'
  | 'M07'
  | 'M08'
  | 'M09'
  | 'M10'
  | 'M11'
  | 'M12'
  | 'M13'
  | 'M14'
  | 'M15'
  | 'M16'
  | 'M17'
  | 'M18'
  | 'M19'
  | 'M20'
  | 'M21'
  | 'M22'
  | 'M23'
  | 'M24'
  | 'M25'
  | 'M26'
  | 'M27'
  | 'M28'
  | 'M29'
  | 'M30'
  | 'M31'
  | 'M32'
  | 'M33'
  | 'M34'
  | 'M35'
  | 'M36'
  | 'M37'
  | 'M38'
  | 'M39'
  | 'M40'
  | 'M41'
  | 'M42'
  | 'M43'
  | 'M44';

/** The codes of problems with which every operation may be refused. */
export type CommonProblem =
  | 'closing'
  | 'cross-origin'
  | 'disk-full'
  | 'form'
  | 'internal'
  | 'quota'
  | 'request'
  | 'store-unavailable'
  | 'too-many'
  | 'too-slow';

/** The further codes where an operation takes a body. */
export type BodyProblem =
  | 'media-type'
  | 'not-json'
  | 'not-text'
  | 'not-utf8'
  | 'too-deep'
  | 'too-large';

/** The code of a problem that a rule of a game names. */
export type CodeOfGame = string & {};

/** Every operation by its name: what it takes, what it returns, and why it may be refused. */
export type Operations = {
  /** Whether the process answers */
  readonly getHealth: {
    readonly response: {
      readonly ok: true;
    };
    readonly problems: CommonProblem;
  };
  /** Whether the server can serve: database, disk and queue of the bots */
  readonly getReady: {
    readonly response: {
      readonly ok: true;
    };
    readonly problems: CommonProblem | 'not-ready';
  };
  /** Become a guest */
  readonly becomeGuest: {
    readonly body: {
      readonly name: string;
    };
    readonly response: {
      readonly person: {
        readonly id: string;
        readonly name: string;
      };
      readonly token: string;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'name-blank'
      | 'name-bot'
      | 'name-hidden'
      | 'name-length'
      | 'name-stacked';
  };
  /** Who am I? */
  readonly getMe: {
    readonly response: {
      readonly id: string;
      readonly name: string;
      readonly webhook: string | null;
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Change my name or webhook */
  readonly changeMe: {
    readonly body: {
      readonly name?: string;
      readonly webhook?: string | null;
    };
    readonly response: {
      readonly id: string;
      readonly name: string;
      readonly webhook: string | null;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'name-blank'
      | 'name-bot'
      | 'name-hidden'
      | 'name-length'
      | 'name-stacked'
      | 'not-signed-in';
  };
  /** Give up this token */
  readonly signOut: {
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in';
  };
  /** Give up all my tokens: every browser and program is signed out */
  readonly signOutEverywhere: {
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in';
  };
  /** Whom I have muted or blocked */
  readonly listIgnored: {
    readonly response: {
      readonly people: readonly {
        readonly id: string;
        readonly name: string;
        readonly muted: boolean;
        readonly blocked: boolean;
      }[];
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Let nothing of somebody arrive any more: chat, invitations, tables; or let it */
  readonly block: {
    readonly body: {
      readonly person: string;
      readonly blocked: boolean;
    };
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in' | 'person-unknown';
  };
  /** No longer hear what somebody says, or hear it again */
  readonly mute: {
    readonly body: {
      readonly person: string;
      readonly muted: boolean;
    };
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in' | 'person-unknown';
  };
  /** My passkeys */
  readonly listPasskeys: {
    readonly response: {
      readonly passkeys: readonly {
        readonly id: string;
        readonly createdAt: number;
      }[];
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Keep the passkey just made */
  readonly keepPasskey: {
    readonly body: {
      readonly id: string;
      readonly rawId: string;
      readonly type: 'public-key';
      readonly response: {
        readonly clientDataJSON: string;
        readonly attestationObject: string;
        readonly transports?: readonly string[];
      };
      readonly clientExtensionResults?: {
        readonly [name: string]: unknown;
      };
      readonly authenticatorAttachment?: string | null;
    };
    readonly response: {
      readonly id: string;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in' | 'passkey';
  };
  /** Begin to make a passkey */
  readonly beginPasskey: {
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly [name: string]: unknown;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in' | 'passkey';
  };
  /** Give up a passkey */
  readonly removePasskey: {
    readonly parameters: { readonly id: string };

    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Begin to sign in with a passkey */
  readonly beginSignIn: {
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly [name: string]: unknown;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'passkey';
  };
  /** Sign in with a passkey */
  readonly signIn: {
    readonly body: {
      readonly id: string;
      readonly rawId: string;
      readonly type: 'public-key';
      readonly response: {
        readonly clientDataJSON: string;
        readonly authenticatorData: string;
        readonly signature: string;
        readonly userHandle?: string | null;
      };
      readonly clientExtensionResults?: {
        readonly [name: string]: unknown;
      };
      readonly authenticatorAttachment?: string | null;
    };
    readonly response: {
      readonly person: {
        readonly id: string;
        readonly name: string;
      };
      readonly token: string;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'passkey';
  };
  /** New recovery codes in place of the old ones */
  readonly newRecoveryCodes: {
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly codes: readonly string[];
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in';
  };
  /** Sign in with a recovery code */
  readonly recover: {
    readonly body: {
      readonly code: string;
    };
    readonly response: {
      readonly person: {
        readonly id: string;
        readonly name: string;
      };
      readonly token: string;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'recovery-code';
  };
  /** The games that can be played */
  readonly listGames: {
    readonly response: {
      readonly games: readonly {
        readonly id: string;
        readonly rules: number;
        readonly seats: {
          readonly min: number;
          readonly max: number;
        };
        readonly options: readonly {
          readonly name: string;
          readonly rule: string;
          readonly values: {
            readonly [name: string]: readonly unknown[];
          };
          readonly free: boolean;
        }[];
        readonly characters?: readonly string[];
      }[];
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Public tables, newest first */
  readonly listTables: {
    readonly parameters: {
      readonly phase?: Phase;
      readonly game?: string;
      readonly before?: number;
      readonly limit?: number;
    };

    readonly response: {
      readonly tables: readonly Listing[];
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Open a table */
  readonly openTable: {
    readonly body: NewTable;
    readonly response: {
      readonly table: string;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'already-seated'
      | 'banned'
      | 'character-unknown'
      | 'clock-kind'
      | 'game-unknown'
      | 'not-signed-in'
      | 'option-unknown'
      | 'option-value'
      | 'options-form'
      | 'person-unknown'
      | 'seat-count';
  };
  /** The tables I sit at, newest first, and whether they wait for me */
  readonly listMyTables: {
    readonly response: {
      readonly tables: readonly {
        readonly id: string;
        readonly game: string;
        readonly phase: Phase;
        readonly createdAt: number;
        readonly options: {
          readonly [name: string]: unknown;
        };
        readonly ownBoard: boolean;
        readonly seats: readonly Seat[];
        readonly clock: ClockRule | null;
        readonly spectators: boolean;
        readonly waiting: boolean;
      }[];
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in';
  };
  /** Sit down, with a commitment to a contribution to the shuffle, or with the contribution */
  readonly sit: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly seat?: number;
      readonly contribution?: string;
      readonly commitment?: string;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'already-seated'
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'no-seat-commitments'
      | 'no-seat-left'
      | 'not-seated'
      | 'not-signed-in'
      | 'put-out'
      | 'rules-unknown'
      | 'seat-bot'
      | 'seat-kept'
      | 'seat-taken'
      | 'seat-unknown'
      | 'table-phase'
      | 'table-unknown'
      | 'two-shares';
  };
  /** Stand up before the start */
  readonly stand: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Put somebody out before the start */
  readonly putOut: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly person: string;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-at-table'
      | 'not-seated'
      | 'not-signed-in'
      | 'own-seat'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Let somebody sit down again who was put out */
  readonly readmit: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly person: string;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-put-out'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Give an empty seat to a bot, or take it away again */
  readonly setBot: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly seat: number;
      readonly level: Level | null;
      readonly character?: string | null;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'character-unknown'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'seat-bot'
      | 'seat-kept'
      | 'seat-taken'
      | 'seat-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Begin the game */
  readonly start: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'seats-open'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Reveal my contribution to the shuffle, after the start */
  readonly reveal: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly contribution: string;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'nothing-to-reveal'
      | 'reveal-mismatch'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Give up a table that has not begun */
  readonly closeTable: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Go away from a running game */
  readonly leave: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'bot-plays'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'resigned'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Take my seat back */
  readonly returnToSeat: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'resigned'
      | 'rules-unknown'
      | 'still-here'
      | 'table-phase'
      | 'table-unknown'
      | 'time-up';
  };
  /** Let a bot play for somebody who is gone */
  readonly replace: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly seat: number;
      readonly level?: Level;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'bot-plays'
      | 'game-unknown'
      | 'host-only'
      | 'not-at-table'
      | 'not-seated'
      | 'not-signed-in'
      | 'own-seat'
      | 'resigned'
      | 'rules-unknown'
      | 'seat-bot'
      | 'seat-unknown'
      | 'still-here'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Agree that a bot plays for somebody who does not answer */
  readonly agreeToBot: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly seat: number;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'already-agreed'
      | 'answer-first'
      | 'banned'
      | 'bot-plays'
      | 'clock-runs'
      | 'game-unknown'
      | 'host-only'
      | 'not-at-table'
      | 'not-long-enough'
      | 'not-playing'
      | 'not-seated'
      | 'not-signed-in'
      | 'own-seat'
      | 'resigned'
      | 'rules-unknown'
      | 'seat-bot'
      | 'seat-unknown'
      | 'still-here'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Give up; a bot plays on */
  readonly resign: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'bot-plays'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'resigned'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** Another game with the same people */
  readonly rematch: {
    readonly parameters: { readonly table: string };
    readonly body: Readonly<Record<string, never>>;
    readonly response: {
      readonly table: string;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'host-only'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** All I may see of a table */
  readonly getTable: {
    readonly parameters: { readonly table: string };

    readonly response: {
      readonly table: string;
      readonly n: number;
      readonly frame: Frame;
    };
    readonly problems:
      | CommonProblem
      | 'banned'
      | 'game-unknown'
      | 'no-spectators'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-unknown';
  };
  /** What I was told after number n; as JSON, at most 1,000 at a time and `more` if there are, or streamed one line each (ndjson), with patches or with whole frames */
  readonly getEvents: {
    readonly parameters: {
      readonly from?: number;
      readonly stream?: 'true' | 'false';
      readonly frames?: 'true' | 'false';
      readonly table: string;
    };

    readonly response: {
      readonly messages: readonly Update[];
      readonly more?: true;
    };
    readonly problems:
      | CommonProblem
      | 'banned'
      | 'game-unknown'
      | 'no-spectators'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-unknown';
  };
  /** My legal answers now; null where they cannot be listed */
  readonly getAnswers: {
    readonly parameters: { readonly table: string };

    readonly response: {
      readonly turn: number;
      readonly answers: readonly Answer[] | null;
      readonly parts: Parts;
      readonly examples?: readonly Answer[];
    };
    readonly problems:
      | CommonProblem
      | 'banned'
      | 'game-unknown'
      | 'not-seated'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-unknown';
  };
  /** Answer the question I am asked */
  readonly answer: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly key: string;
      readonly turn: number;
      readonly answer?: Answer;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'answer-form'
      | 'banned'
      | 'bot-plays'
      | 'game-over'
      | 'game-unknown'
      | 'key-reused'
      | 'not-asked'
      | 'not-seated'
      | 'not-signed-in'
      | 'resigned'
      | 'rules-unknown'
      | 'stale'
      | 'table-phase'
      | 'table-unknown'
      | 'time-up'
      | 'too-many-changes'
      | CodeOfGame;
  };
  /** Take my last answer back */
  readonly undo: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly key: string;
      readonly turn: number;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'bot-plays'
      | 'chance-or-reveal'
      | 'final-answer'
      | 'game-over'
      | 'game-unknown'
      | 'given-by-clock'
      | 'key-reused'
      | 'not-seated'
      | 'not-signed-in'
      | 'nothing-to-undo'
      | 'others-acted'
      | 'phase-over'
      | 'resigned'
      | 'rules-unknown'
      | 'secret-choice'
      | 'stale'
      | 'table-phase'
      | 'table-unknown'
      | 'time-up'
      | 'too-many-changes';
  };
  /** The whole game as data, once it is over */
  readonly getRecord: {
    readonly parameters: { readonly table: string };

    readonly response: {
      readonly format: 'faubourg/record';
      readonly version: 1;
      readonly game: string;
      readonly rules: number;
      readonly options: {
        readonly [name: string]: unknown;
      };
      readonly seats: readonly {
        readonly name: string;
        readonly bot?: {
          readonly level: Level;
          readonly character: string;
        };
      }[];
      readonly shuffling:
        | {
            readonly scheme: 1;
            readonly commitment: string;
            readonly contributions: readonly string[];
            readonly secret: string | null;
          }
        | {
            readonly scheme: 2;
            readonly commitment: string;
            readonly commitments: readonly (string | null)[];
            readonly reveals: readonly Reveal[];
            readonly contributions: readonly string[];
            readonly secret: string | null;
          };
      readonly rows: readonly (
        | {
            readonly seat: number;
            readonly answer: Answer;
            readonly link: string;
            readonly note?: string;
            readonly by?: string;
          }
        | {
            readonly seat: number;
            readonly undo: true;
            readonly link: string;
            readonly note?: string;
            readonly by?: string;
          }
      )[];
      readonly result: Outcome | null;
    };
    readonly problems:
      | CommonProblem
      | 'banned'
      | 'game-unknown'
      | 'no-spectators'
      | 'not-signed-in'
      | 'record-after-the-end'
      | 'rules-unknown'
      | 'table-unknown';
  };
  /** What was said at a table and is meant for me */
  readonly readChat: {
    readonly parameters: { readonly after?: number; readonly table: string };

    readonly response: {
      readonly lines: readonly ChatLine[];
    };
    readonly problems:
      | CommonProblem
      | 'banned'
      | 'game-unknown'
      | 'no-spectators'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-unknown';
  };
  /** Say something: at the table from a seat, in the gallery without one */
  readonly say: {
    readonly parameters: { readonly table: string };
    readonly body: {
      readonly text: string;
    };
    readonly response: {
      readonly n: number;
    };
    readonly problems:
      | CommonProblem
      | BodyProblem
      | 'banned'
      | 'game-unknown'
      | 'no-spectators'
      | 'not-signed-in'
      | 'rules-unknown'
      | 'table-phase'
      | 'table-unknown';
  };
  /** The key to subscribe with */
  readonly getPushKey: {
    readonly response: {
      readonly key: string;
    };
    readonly problems: CommonProblem;
  };
  /** Tell this browser when it is my turn */
  readonly subscribePush: {
    readonly body: {
      readonly endpoint: string;
      readonly keys: {
        readonly p256dh: string;
        readonly auth: string;
      };
      readonly expirationTime?: number | null;
    };
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in';
  };
  /** No longer */
  readonly unsubscribePush: {
    readonly body: {
      readonly endpoint: string;
    };
    readonly response: {
      readonly done: true;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'not-signed-in';
  };
  /** Keep a game or a position for a short link */
  readonly keepShare: {
    readonly body: {
      readonly kind: 'record' | 'position';
      readonly game: string;
      readonly packed: string;
    };
    readonly response: {
      readonly share: string;
    };
    readonly problems: CommonProblem | BodyProblem | 'banned' | 'game-unknown' | 'not-signed-in';
  };
  /** The game or position behind a short link */
  readonly getShare: {
    readonly parameters: { readonly share: string };

    readonly response: {
      readonly kind: 'record' | 'position';
      readonly game: string;
      readonly packed: string;
    };
    readonly problems: CommonProblem | 'banned' | 'not-signed-in' | 'share-unknown';
  };
};

/** How each operation is sent. */
export const routes: {
  readonly [Name in keyof Operations]: {
    readonly method: string;
    readonly path: string;
    readonly query: readonly string[];
  };
} = {
  getHealth: { method: 'GET', path: '/health', query: [] },
  getReady: { method: 'GET', path: '/ready', query: [] },
  becomeGuest: { method: 'POST', path: '/api/guest', query: [] },
  getMe: { method: 'GET', path: '/api/me', query: [] },
  changeMe: { method: 'PATCH', path: '/api/me', query: [] },
  signOut: { method: 'POST', path: '/api/sign-out', query: [] },
  signOutEverywhere: { method: 'POST', path: '/api/sign-out-everywhere', query: [] },
  listIgnored: { method: 'GET', path: '/api/ignored', query: [] },
  block: { method: 'POST', path: '/api/blocks', query: [] },
  mute: { method: 'POST', path: '/api/mutes', query: [] },
  listPasskeys: { method: 'GET', path: '/api/passkeys', query: [] },
  keepPasskey: { method: 'POST', path: '/api/passkeys', query: [] },
  beginPasskey: { method: 'POST', path: '/api/passkeys/options', query: [] },
  removePasskey: { method: 'DELETE', path: '/api/passkeys/{id}', query: [] },
  beginSignIn: { method: 'POST', path: '/api/sign-in/options', query: [] },
  signIn: { method: 'POST', path: '/api/sign-in', query: [] },
  newRecoveryCodes: { method: 'POST', path: '/api/recovery-codes', query: [] },
  recover: { method: 'POST', path: '/api/recover', query: [] },
  listGames: { method: 'GET', path: '/api/games', query: [] },
  listTables: { method: 'GET', path: '/api/tables', query: ['phase', 'game', 'before', 'limit'] },
  openTable: { method: 'POST', path: '/api/tables', query: [] },
  listMyTables: { method: 'GET', path: '/api/my-tables', query: [] },
  sit: { method: 'POST', path: '/api/tables/{table}/sit', query: [] },
  stand: { method: 'POST', path: '/api/tables/{table}/stand', query: [] },
  putOut: { method: 'POST', path: '/api/tables/{table}/put-out', query: [] },
  readmit: { method: 'POST', path: '/api/tables/{table}/readmit', query: [] },
  setBot: { method: 'POST', path: '/api/tables/{table}/bot', query: [] },
  start: { method: 'POST', path: '/api/tables/{table}/start', query: [] },
  reveal: { method: 'POST', path: '/api/tables/{table}/reveal', query: [] },
  closeTable: { method: 'POST', path: '/api/tables/{table}/close', query: [] },
  leave: { method: 'POST', path: '/api/tables/{table}/leave', query: [] },
  returnToSeat: { method: 'POST', path: '/api/tables/{table}/return', query: [] },
  replace: { method: 'POST', path: '/api/tables/{table}/replace', query: [] },
  agreeToBot: { method: 'POST', path: '/api/tables/{table}/agree', query: [] },
  resign: { method: 'POST', path: '/api/tables/{table}/resign', query: [] },
  rematch: { method: 'POST', path: '/api/tables/{table}/rematch', query: [] },
  getTable: { method: 'GET', path: '/api/tables/{table}', query: [] },
  getEvents: {
    method: 'GET',
    path: '/api/tables/{table}/events',
    query: ['from', 'stream', 'frames'],
  },
  getAnswers: { method: 'GET', path: '/api/tables/{table}/answers', query: [] },
  answer: { method: 'POST', path: '/api/tables/{table}/answer', query: [] },
  undo: { method: 'POST', path: '/api/tables/{table}/undo', query: [] },
  getRecord: { method: 'GET', path: '/api/tables/{table}/record', query: [] },
  readChat: { method: 'GET', path: '/api/tables/{table}/chat', query: ['after'] },
  say: { method: 'POST', path: '/api/tables/{table}/chat', query: [] },
  getPushKey: { method: 'GET', path: '/api/push-key', query: [] },
  subscribePush: { method: 'POST', path: '/api/push', query: [] },
  unsubscribePush: { method: 'DELETE', path: '/api/push', query: [] },
  keepShare: { method: 'POST', path: '/api/shares', query: [] },
  getShare: { method: 'GET', path: '/api/shares/{share}', query: [] },
};
