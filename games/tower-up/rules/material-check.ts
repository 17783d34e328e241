import { faultLine, type Shape } from '@faubourg/core';
import { COLOURS } from './colours.ts';
import {
  type Card,
  cardsForm,
  componentsForm,
  type Objective,
  objectivesForm,
  tokensForm,
  tracksForm,
} from './material-forms.ts';

/** Data of the right form that also makes sense, or an error that names file and entry. */
function read<T>(file: string, form: Shape<T>, value: unknown, faults: (data: T) => string[]): T {
  const fault = form.fault(value, '');
  const wrong = fault ? [faultLine(fault)] : faults(value as T);
  if (wrong.length > 0) throw new Error(`${file}: ${wrong.join('; ')}`);
  return value as T;
}

const twice = (names: readonly string[]): string[] =>
  names
    .filter((name, i) => names.indexOf(name) !== i)
    .map((name) => `"${name}" stands there twice`);

const rising = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > values[i - 1]!);

export const readComponents = (value: unknown) =>
  read('components', componentsForm, value, ({ stock_limit, start_stock, start_floors }) => {
    const stock = COLOURS.reduce((all, colour) => all + start_stock[colour], 0);
    const faults = stock > stock_limit ? [`start_stock: ${stock} floors, over the limit`] : [];
    for (const seats of ['2', '3', '4']) {
      const most = start_floors.max[seats] ?? 0;
      if (most < start_floors.default) faults.push(`start_floors: too few for ${seats} players`);
    }
    return faults;
  });

function cardFaults({ id, vehicle, steps, floors, bottom }: Card): string[] {
  const faults: string[] = [];
  if (bottom !== floors.at(-1)) faults.push(`card "${id}": bottom is not its last floor`);
  if ((vehicle === null) !== (steps === 0))
    faults.push(`card "${id}": steps without a machine, or none with one`);
  return faults;
}

export const readCards = (value: unknown, expected: number): readonly Card[] =>
  read('stock-cards', cardsForm, value, ({ count, cards }) => [
    ...[count, cards.length]
      .filter((found) => found !== expected)
      .map((found) => `count: ${found} cards, expected ${expected}`),
    ...twice(cards.map(({ id }) => id)),
    ...cards.flatMap(cardFaults),
  ]).cards;

export const readObjectives = (value: unknown, expected: number): readonly Objective[] =>
  read('objectives', objectivesForm, value, ({ objectives }) => {
    const start = objectives.filter((objective) => objective.start).length;
    const faults = twice(objectives.map(({ id }) => id));
    if (objectives.length !== expected)
      faults.push(`${objectives.length} objectives, expected ${expected}`);
    if (start !== 3) faults.push(`start: ${start} objectives, expected 3`);
    return faults;
  }).objectives;

export const readTracks = (value: unknown) =>
  read('personal-board', tracksForm, value, ({ rows, last_step, millions, star_steps, cone }) => {
    const faults: string[] = [];
    if (rows.some(({ colour }, i) => colour !== COLOURS[i]))
      faults.push('rows: a row per colour, in order');
    if (millions.length !== last_step + 1)
      faults.push(`millions: expected ${last_step + 1} values`);
    if (!rising(star_steps) || (star_steps.at(-1) ?? 0) > last_step) {
      faults.push('star_steps: expected rising steps of the track');
    }
    if (cone.by_visible_roofs.length !== cone.max_counted + 1) {
      faults.push(`cone: expected ${cone.max_counted + 1} values`);
    }
    return faults;
  });

export const readTokens = (value: unknown) =>
  read('bonus-tokens', tokensForm, value, ({ values_per_shape, in_play }) =>
    Object.entries(in_play).flatMap(([seats, values]) => [
      ...values
        .filter((token) => !values_per_shape.includes(token))
        .map((token) => `in_play "${seats}": there is no token of ${token}`),
      ...(values.some((token, i) => token > (values[i - 1] ?? token))
        ? [`in_play "${seats}": expected the highest first`]
        : []),
    ]),
  );
