import { markOf, markPaths, ownerColour, ownerInk } from '@faubourg/web/ui/marks/marks.ts';

/* The cover of Chinatown: a corner of the quarter. */

const FISH =
  'M-11.5 0C-8-6.4.8-7.4 5-1.8L11.5-6.8C9.8-2.5 9.8 2.5 11.5 6.8L5 1.8C.8 7.4-8 6.4-11.5 0z';
const TEAPOT =
  'M-12-3.8h3L-7.8-1C-7.3-2.1-6.8-3-6.2-3.6H4.2C4.9-3 5.5-2.1 5.9-1.1 8.6-2 12-1 12 2.6 12 6.3 8.6 8 5.9 7.4 5.3 8.8 4.6 9.8 3.7 10.6H-5.7C-7.4 9.2-8.7 6.8-9.1 4.2zM6.7 1.3C8.5.8 9.7 1.3 9.7 2.7 9.7 4.7 8.1 5.5 6.6 5.1zM-5.6-4.9C-4.8-8.1 2.8-8.1 3.6-4.9z';
const SHIRT = 'M-4.6-10C-2.2-7.4 2.2-7.4 4.6-10L12-6 9.4.6 6.6-.6V10.6H-6.6V-.6L-9.4.6-12-6z';

/** The colours of a shop and of its icon. */
const LOOKS = {
  plain: { front: 'front', icon: 'ink' },
  own: { front: 'front-own', icon: 'ink-own' },
  complete: { front: 'roof', icon: 'on-roof' },
};

type House = {
  readonly x: number;
  readonly y: number;
  readonly cells: number;
  readonly owner: number;
  /** Absent: an awning over empty ground. */
  readonly icon?: string;
  readonly income?: string;
  readonly look?: keyof typeof LOOKS;
};
const HOUSES: readonly House[] = [
  { x: 20, y: 10, cells: 1, owner: 3, icon: SHIRT },
  { x: 92, y: 10, cells: 3, owner: 1, icon: FISH, income: '5k', look: 'complete' },
  { x: 308, y: 10, cells: 1, owner: 4 },
  { x: 20, y: 84, cells: 1, owner: 2 },
  { x: 92, y: 84, cells: 2, owner: 0, icon: TEAPOT, income: '2k', look: 'own' },
  { x: 236, y: 84, cells: 1, owner: 2, icon: TEAPOT },
  { x: 20, y: 198, cells: 1, owner: 4, icon: FISH },
  { x: 92, y: 198, cells: 2, owner: 3, icon: SHIRT },
  { x: 308, y: 198, cells: 1, owner: 1, icon: SHIRT },
];
/** Lanterns on the rope and at the viewer's house. */
const LANTERNS = 'M74 165v9M122 171v9M173 174v9M225 174v9M276 171v9M326 165v9M93 112v9M235 112v9';

const own = (name: string): string => `var(--ct-${name})`;
const shape = (d: string, fill: string, more = ''): string =>
  `<path fill="${fill}"${more} d="${d}"/>`;
const stroke = (d: string, paint: string, width: number, more = ''): string =>
  `<path fill="none" stroke="${paint}" stroke-width="${width}"${more} d="${d}"/>`;

/** The hem of an awning: every second scallop. */
const hem = (cells: number, first: number): string =>
  Array.from(
    { length: cells * 3 },
    (_, i) => `M${2 + first + i * 22.8} 20h11.4q0 6-5.7 6t-5.7-6`,
  ).join('');

function ground(): string {
  const tree = ` fill="${own('leaf')}" stroke="${own('leaf-shade')}"`;
  return [
    `<rect fill="${own('street')}" x="-10" y="-10" width="420" height="245"/>`,
    shape('M12 0H388V166H12z', own('side')),
    shape('M12 0H388V161H12zM12 190H388V230H12z', own('block')),
    stroke('M0 181H400', own('block'), 2, ' stroke-dasharray="14 12" opacity=".7"'),
    shape('M310 86h66v66h-66z', own('garden')),
    `<circle${tree} cx="329" cy="108" r="9"/><circle${tree} cx="353" cy="130" r="12"/>`,
  ].join('');
}

function house({ x, y, cells, owner, icon, income, look = 'plain' }: House): string {
  const w = cells * 72 - 4;
  const cloth = ownerColour(owner);
  const { front, icon: ink } = LOOKS[look];
  const parts = [
    icon
      ? `<rect fill="${own(front)}" x="2" y="8" width="${w}" height="60"/>`
      : `<rect fill="${own('wall')}" x="6" y="8" width="${w - 8}" height="60"/>`,
    icon ? shape(`M-1 1q4 3 8 2H${w - 4}q5 1 8-2v6H-1z`, own('roof')) : '',
    shape(`M1 7h${w + 2}v13h${-w - 2}z`, cloth),
    shape(hem(cells, 0), cloth),
    shape(hem(cells, 11.4), own('pale')),
  ];
  for (let cell = 0; cell < cells; cell++) {
    const place = ` transform="translate(${36 + cell * 72} 13.5) scale(.46)"`;
    parts.push(shape(markPaths[markOf(owner)], ownerInk(owner), place));
  }
  if (icon) {
    const place = ` stroke="none" fill-rule="evenodd" transform="translate(${income ? 24 : 36} 47) scale(1.4)"`;
    parts.push(shape(icon, own(ink), place));
  }
  if (income)
    parts.push(
      `<rect fill="${own('plate')}" x="${w - 42}" y="36" width="36" height="22" rx="3"/>`,
      `<text fill="${own('on-plate')}" stroke="none" font-weight="750" font-size="16" text-anchor="middle" x="${w - 24}" y="52.5">${income}</text>`,
    );
  return `<g transform="translate(${x} ${y})" stroke="${own('edge')}" stroke-width="1.2">${parts.join('')}</g>`;
}

/** The picture in a box of 400 by 225, as the content of a symbol. */
export function coverShapes(): string {
  const round = ' stroke-linecap="round"';
  return [
    ground(),
    ...HOUSES.map(house),
    stroke('M30 157Q200 195 370 157', own('rope'), 1),
    stroke(LANTERNS, own('glow'), 24, `${round} opacity=".22"`),
    stroke(LANTERNS, own('lantern'), 9, round),
  ].join('');
}
