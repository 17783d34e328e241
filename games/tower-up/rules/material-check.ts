import { faultLine, type Shape, withoutRemarks } from '@faubourg/core';
import { boardProblems } from './board-check.ts';
import { CARD_COUNT, cardContradictions } from './card-check.ts';
import { COLOURS, sum } from './colours.ts';
import {
  cardsShape,
  componentsShape,
  objectivesShape,
  tokensShape,
  tracksShape,
} from './material-shape.ts';

/** The data files of the game, by their names. */
export type MaterialFiles = {
  readonly [
    file in
      | 'components'
      | 'stock-cards'
      | 'objectives'
      | 'personal-board'
      | 'bonus-tokens'
      | 'board-2-players'
      | 'board-3-4-players'
  ]: unknown;
};

/** All faults of the files, one line each, naming file and entry. */
export function materialFaults(files: MaterialFiles): string[] {
  return Object.entries(files).flatMap(([file, value]) =>
    CHECKS[file as keyof MaterialFiles](withoutRemarks(value)).map(
      (line) => `${file}.json: ${line}`,
    ),
  );
}

/** Checks the shape first; consistency only if the shape is right. */
const checked =
  <T>(form: Shape<T>, faults: (data: T) => string[]) =>
  (value: unknown): readonly string[] => {
    const fault = form.fault(value, '');
    return fault ? [faultLine(fault)] : faults(value as T);
  };

const board =
  (players: readonly number[]) =>
  (value: unknown): readonly string[] => {
    const faults = boardProblems(value);
    if (faults.length > 0) return faults;
    const found = (value as { players: number[] }).players;
    return found.join() === players.join() ? [] : [`players: expected ${players.join()}`];
  };

const OBJECTIVES = 10;

const CHECKS: { readonly [file in keyof MaterialFiles]: (value: unknown) => readonly string[] } = {
  components: checked(componentsShape, (parts) => {
    const { stock_limit, start_stock, start_floors } = parts;
    const faults: string[] = [];
    if (parts.material_cards !== CARD_COUNT) faults.push(`material_cards: expected ${CARD_COUNT}`);
    if (parts.objective_cards !== OBJECTIVES)
      faults.push(`objective_cards: expected ${OBJECTIVES}`);
    if (sum(start_stock) > stock_limit) faults.push('start_stock: more floors than stock_limit');
    for (const seats of [2, 3, 4]) {
      const most = start_floors.max[seats] ?? 0;
      if (most < start_floors.default)
        faults.push(`start_floors.max: too few for ${seats} players`);
    }
    return faults;
  }),
  'stock-cards': checked(cardsShape, (file) => cardContradictions(file).map(({ line }) => line)),
  objectives: checked(objectivesShape, ({ objectives }) => {
    const start = objectives.filter((objective) => objective.start).length;
    const faults = twice(objectives);
    if (objectives.length !== OBJECTIVES) {
      faults.push(`objectives: ${objectives.length}, expected ${OBJECTIVES}`);
    }
    if (start !== 3) faults.push(`objectives: ${start} marked "start", expected 3`);
    return faults;
  }),
  'personal-board': checked(tracksShape, ({ rows, last_step, millions, star_steps, cone }) => {
    const faults: string[] = [];
    const order = rows.every(({ colour }, i) => colour === COLOURS[i]);
    if (!order) faults.push(`rows: expected one for each of ${COLOURS.join()}, in this order`);
    if (millions.length !== last_step + 1)
      faults.push(`millions: expected ${last_step + 1} values`);
    for (const [i, step] of star_steps.entries()) {
      if (step > last_step) faults.push(`star_steps[${i}]: the track ends at ${last_step}`);
      if (step <= (star_steps[i - 1] ?? 0)) faults.push(`star_steps[${i}]: expected rising steps`);
    }
    if (cone.by_visible_roofs.length !== cone.max_counted + 1) {
      faults.push(`cone.by_visible_roofs: expected ${cone.max_counted + 1} values`);
    }
    return faults;
  }),
  'bonus-tokens': checked(tokensShape, ({ values_per_shape, in_play }) =>
    Object.entries(in_play).flatMap(([seats, values]) =>
      values.flatMap((token, i) => {
        const at = `in_play.${seats}[${i}]`;
        if (!values_per_shape.includes(token)) return [`${at}: there is no token of ${token}`];
        return token > (values[i - 1] ?? token) ? [`${at}: expected the highest first`] : [];
      }),
    ),
  ),
  'board-2-players': board([2]),
  'board-3-4-players': board([3, 4]),
};

function twice(entries: readonly { id: string }[]): string[] {
  const names = entries.map(({ id }) => id);
  return names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((name) => `"${name}" stands there twice`);
}
