/** The game that `new-game` copies: its folder and everything in it that carries its name. */
export const TEMPLATE: GameNames = {
  id: 'sample-street',
  title: 'Sample Street',
  types: 'SampleStreet',
  rulePrefix: 'SS',
};

/** What a game is called in its files. */
export type GameNames = {
  readonly id: string;
  readonly title: string;
  /** What the names of its types begin with. */
  readonly types: string;
  /** What the numbers of its rules begin with: `TU` of `TU-21`. */
  readonly rulePrefix: string;
};

/**
 * Ids that would clash: with files of `games/`, with names in the game's own files
 * (`GameEvent`, `PlayableGame`, `AnyView`), or with a default export of the catalogue.
 */
const RESERVED = ['any', 'catalogue', 'default', 'game', 'index', 'listed', 'playable'];

const capital = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

export function namesOf(id: string, title?: string): GameNames {
  const words = id.split('-');
  const initials = words.map((word) => word[0]!).filter((initial) => /[a-z]/.test(initial));
  return {
    id,
    title: title ?? words.map(capital).join(' '),
    types: words.map(capital).join(''),
    rulePrefix: (initials.length > 1 ? initials.join('') : id.slice(0, 2)).toUpperCase(),
  };
}

/** The name under which the catalogue exports the game. */
export const exportName = ({ types }: GameNames): string =>
  `${types[0]!.toLowerCase()}${types.slice(1)}`;

/** What is wrong with the names of a game, in one sentence, or null. */
export function nameProblem({ id, title }: GameNames): string | null {
  if (!/^[a-z][a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || id.length > 40)
    return `"${id}" is no id of a game: small letters and digits in words joined by "-", such as "market-street".`;
  if (RESERVED.includes(id)) return `"${id}" cannot be the id of a game: the name is in use.`;
  // Titles stand in source files between quotes and in messages, where braces have a meaning.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ’.,!?&–-]{0,59}$/u.test(title))
    return `"${title}" is no title: up to 60 letters, digits, spaces and ’ . , ! ? & – -`;
  return null;
}

/** A text of the template for another game. */
export function renamed(text: string, names: GameNames): string {
  return text
    .replaceAll(TEMPLATE.id, names.id)
    .replaceAll(TEMPLATE.title, names.title)
    .replaceAll(TEMPLATE.types, names.types)
    .replaceAll(new RegExp(`\\b${TEMPLATE.rulePrefix}-(?=\\d)`, 'g'), `${names.rulePrefix}-`)
    .replace(/\byear: \d{4}\b/, `year: ${new Date().getFullYear()}`);
}
