import type { Json } from './json.ts';
import { type Fault, faultLine } from './shape.ts';

/** One thing that is wrong with a data file, such as a custom board. */
export type DataFault = {
  /** The place in the file, such as `lots[3].adj`; empty: the file as a whole. */
  readonly at: string;
  /** Names the sentence for people; `data` fills it. `form` is a fault of the shape. */
  readonly code: string;
  readonly data: { readonly [name: string]: Json };
  /** The same as one line, for programs. */
  readonly line: string;
};

/** A fault of the shape as one of the file. */
export function formFault(fault: Fault): DataFault {
  const { at, expected, found } = fault;
  const place = at === '(top)' ? '' : at;
  return { at: place, code: 'form', data: { at: place, expected, found }, line: faultLine(fault) };
}
