/** The height of a row of the legend, and its whole size, in CSS pixels. */
export const LEGEND_ROW = 20;
export const LEGEND_SIZE = { w: 206, h: 6 * LEGEND_ROW + 11 };
