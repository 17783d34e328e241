import type { OptionSpec } from '@faubourg/core';
import { boardFault, type MapChoice, MAPS } from './board.ts';

export type ChinatownOptions = {
  readonly map: MapChoice;
  readonly economy: 'on' | 'off';
  readonly money: 'hidden' | 'open';
  readonly dealMoney: 'secret' | 'open';
  readonly hands: 'open' | 'hidden';
  readonly buildOrder: 'together' | 'in-turn';
  readonly streetAccess: 'off' | 'on';
  readonly locationCards: 'classic' | 'hold' | 'all';
};

export const chinatownOptions: readonly OptionSpec[] = [
  { name: 'map', rule: 'CT-2', values: () => MAPS, wrong: boardFault },
  { name: 'economy', rule: 'CT-40', values: () => ['on', 'off'] },
  { name: 'money', rule: 'CT-44', values: () => ['hidden', 'open'] },
  { name: 'dealMoney', rule: 'CT-22', values: () => ['secret', 'open'] },
  { name: 'hands', rule: 'CT-11', values: () => ['open', 'hidden'] },
  { name: 'buildOrder', rule: 'CT-30', values: () => ['together', 'in-turn'] },
  { name: 'streetAccess', rule: 'CT-60', values: () => ['off', 'on'] },
  { name: 'locationCards', rule: 'CT-61', values: () => ['classic', 'hold', 'all'] },
];
