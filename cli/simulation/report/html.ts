/* Parts of the page as text. */

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A number for people: whole as it is, others with two digits at most. */
export const number = (value: number, digits = 2): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(digits);

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

/** Large amounts in thousands, so that they fit into a place of the board. */
export const short = (value: number): string =>
  value >= 1000 ? `${(value / 1000).toFixed(1)}k` : value.toFixed(value < 10 ? 2 : 1);

export type Cell = string | number;

/**
 * A table whose first column names the rows. It scrolls sideways where it is too wide, so that it
 * can be focused.
 */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const cell = (value: Cell): string =>
    `<td>${escaped(typeof value === 'number' ? number(value) : value)}</td>`;
  const body = rows.map(
    ([name, ...values]) =>
      `<tr><th scope="row">${escaped(String(name))}</th>${values.map(cell).join('')}</tr>`,
  );
  return (
    `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}">` +
    `<table><caption>${escaped(caption)}</caption><thead><tr>` +
    head.map((name) => `<th scope="col">${escaped(name)}</th>`).join('') +
    `</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

export type Section = {
  /** The anchor of its heading. */
  readonly id: string;
  readonly title: string;
  /** One sentence on how to read it. */
  readonly lead: string;
  readonly body: string;
};

/** A plot with its table beside it, or below it on a narrow screen. */
export const beside = (plot: string, figures: string): string =>
  `<div class="pair"><div class="plot">${plot}</div><div>${figures}</div></div>`;

export const section = ({ id, title, lead, body }: Section): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>` +
  `<p class="lead">${escaped(lead)}</p>${body}</section>`;
