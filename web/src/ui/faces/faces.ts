/** How a face is drawn, in a square of 40: paths over the head, in their order. */
export type FaceDrawing = {
  readonly skin: string;
  /** Behind the head, such as long hair or a bun. */
  readonly behind?: readonly Stroke[];
  /** Before the head: hair, hat, glasses, beard. */
  readonly before: readonly Stroke[];
  readonly mouth: string;
};

/** A path with its fill; `line`: it is drawn as a line of this colour. */
type Stroke = { readonly d: string; readonly fill?: string; readonly line?: string };

const DARK = '#3a2a24';
const BLACK = '#241f22';
const CHESTNUT = '#7a3f22';
const GREY = '#b9b4ac';
const SMILE = 'M16.6 25.4q3.4 2.6 6.8 0';

/** The faces of the bots by name, and that of a person. */
export const faces: { readonly [name: string]: FaceDrawing } = {
  Odile: {
    skin: '#eec39f',
    behind: [{ d: 'M20 4.4a4.6 4.6 0 1 0 .01 0z', fill: BLACK }],
    before: [{ d: 'M10.6 19q-.4-9.2 9.4-9.2T29.4 19q-2-4.6-9.4-4.6T10.6 19z', fill: BLACK }],
    mouth: 'M17 25.8h6',
  },
  Bruno: {
    skin: '#c98f66',
    before: [
      { d: 'M10.8 17.6q.2-8.4 9.2-8.4t9.2 8.4q-1.4-3.6-3.4-4H14.2q-2 .4-3.4 4z', fill: BLACK },
      { d: 'M14.6 24.4q2.6-2.4 5.4-.6 2.8-1.8 5.4.6-2.6 1.6-5.4 0-2.8 1.6-5.4 0z', fill: BLACK },
    ],
    mouth: 'M18 27.4q2 1 4 0',
  },
  Céleste: {
    skin: '#f0cbb0',
    behind: [{ d: 'M9.4 31V18.6q0-10 10.6-10t10.6 10V31z', fill: DARK }],
    before: [
      { d: 'M11 19.4q-.4-8.6 9-8.6t9 8.6q-.6-4-2.6-4.4l-13 .2q-1.8.4-2.4 4.2z', fill: DARK },
    ],
    mouth: SMILE,
  },
  Anton: {
    skin: '#e7b48c',
    before: [
      { d: 'M8 14.6h24v2.2H8zM12.6 14.6q-.2-7.8 7.4-7.8t7.4 7.8z', fill: '#3f5663' },
      {
        d: 'M12.6 20.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M21.4 20.4a3 3 0 1 0 6 0 3 3 0 1 0-6 0M18.6 20h2.8',
        line: BLACK,
      },
    ],
    mouth: 'M17.2 26.2q2.8 1.2 5.6 0',
  },
  Mirela: {
    skin: '#a9734d',
    behind: [
      {
        d: 'M9.6 24a4.4 4.4 0 0 1-1-6.4 4.6 4.6 0 0 1 3.8-6.6 5 5 0 0 1 7.6-2.6 5 5 0 0 1 7.6 2.6 4.6 4.6 0 0 1 3.8 6.6 4.4 4.4 0 0 1-1 6.4z',
        fill: '#4a241b',
      },
    ],
    before: [
      {
        d: 'M11.2 18.4q.4-6.6 8.8-6.6t8.8 6.6q-2.6-3.6-5-2.6-2.2-2-4.4 0-3.8-1.4-8.2 2.6z',
        fill: '#4a241b',
      },
    ],
    mouth: SMILE,
  },
  Isidore: {
    skin: '#efc4a3',
    before: [
      {
        d: 'M11 21.4q-.4 10.2 9 10.2t9-10.2q-1 3-4 3.2-2.6-1.6-5-1.6t-5 1.6q-3-.2-4-3.2z',
        fill: GREY,
      },
      { d: 'M10.8 18.6q-.4-2.8.8-4.8.4 2.4.2 5zM29.2 18.6q.4-2.8-.8-4.8-.4 2.4-.2 5z', fill: GREY },
    ],
    mouth: 'M17.4 26.8q2.6 1.4 5.2 0',
  },
  person: {
    skin: '#e9bd97',
    before: [
      {
        d: 'M10.8 18q-.4-8.4 9.2-8.4t9.2 8.4q-1.2-2.6-3-3.2-6 1-9.4-1.2-3 .8-6 4.4z',
        fill: CHESTNUT,
      },
    ],
    mouth: SMILE,
  },
};

/** The drawing for a name. A bot whose name has a number looks like the one without. */
export const faceOf = (name: string, kind: 'person' | 'bot'): FaceDrawing =>
  (kind === 'bot' ? faces[name.replace(/ \d+$/, '')] : undefined) ?? faces['person']!;
