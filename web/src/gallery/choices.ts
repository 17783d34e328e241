/** The windows a table is shown in: two desks, a telephone held in both ways, and the larger desk at a zoom of 200 %. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;

export type WindowSize = { readonly width: number; readonly height: number };
export const windowName = ({ width, height }: WindowSize): string => `${width}×${height}`;

export const THEMES = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'fr', 'nl', 'de'] as const;

/** What the gallery shows. Kept in the address, so that a reload or a link shows the same. */
export type GalleryChoices = {
  /** Empty: every game. */
  game: string;
  /** A record by its name; `all` of them; empty: the first of each game. */
  record: string;
  /** A row of the record; empty: the moments that stand for all of it. */
  row: string;
  /** One of the moments by its name; empty: all of them. */
  moment: string;
  windows: string[];
  themes: string[];
  languages: string[];
};

export function readChoices(search: string): GalleryChoices {
  const query = new URLSearchParams(search);
  const listed = (name: string, usual: string): string[] => query.get(name)?.split(',') ?? [usual];
  return {
    game: query.get('game') ?? '',
    record: query.get('record') ?? '',
    row: query.get('row') ?? '',
    moment: query.get('moment') ?? '',
    windows: listed('windows', windowName(WINDOWS[0])),
    themes: listed('themes', 'light'),
    languages: listed('languages', 'en'),
  };
}

export function writeChoices(choices: GalleryChoices): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(choices))
    if (value.length > 0) query.set(name, String(value));
  return `?${query}`;
}
