/** A retired word that may stay in a place, and why. */
export type AllowedWord = {
  /** A file, or a folder with a slash at its end. */
  readonly file: string;
  readonly word: string;
  readonly reason: string;
};

/** Only names that are not ours to change: those of other packages, and those stored or on the wire. */
export const allowedWords: readonly AllowedWord[] = [];
