import { boardOf, type DowntownEvent, type DowntownOptions } from '../rules/index.ts';

/** Units of the drawing in one of the board's: browsers draw text smaller than one unit badly. */
const UNIT = 100;
/** Half of the street between neighbouring lots. */
const GAP = 7;

const rectangle = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}z`;

/** The board in reports: what the pay-out of each lot brought (DT-40 to DT-42). */
export const boardReport = {
  map(options: unknown, seats: number) {
    const { width, height, lots } = boardOf(options as DowntownOptions);
    const [w, h] = [width * UNIT, height * UNIT];
    return {
      place: 'lot',
      period: 'round',
      unit: seats === 2 ? 'points' : 'money',
      about: 'A lot earns once, when it is paid out: the sum over all planners, with bonuses.',
      box: { x: 0, y: 0, w, h },
      textSize: 46,
      ground: [{ look: 'block' as const, path: rectangle(0, 0, w, h) }],
      places: lots.map((lot) => {
        const [left, top] = [lot.x * UNIT, lot.y * UNIT];
        const [wide, high] = [lot.w * UNIT, lot.h * UNIT];
        return {
          id: String(lot.n),
          path: rectangle(left + GAP, top + GAP, wide - 2 * GAP, high - 2 * GAP),
          x: left + wide / 2,
          y: top + high / 2,
        };
      }),
    };
  },

  follow() {
    let round = 1;
    return (happened: readonly { readonly kind: string }[]) => {
      const earned: { place: string; period: number; amount: number }[] = [];
      for (const event of happened as readonly DowntownEvent[]) {
        if (event.kind === 'mayor') round = event.round;
        if (event.kind !== 'paid') continue;
        const amount = event.shares.reduce((sum, { total }) => sum + total, 0);
        earned.push({ place: String(event.lot), period: round, amount });
      }
      return earned;
    };
  },
};
