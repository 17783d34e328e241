/** One line about the game, for the home page. */
export const tagline = {
  en: 'Houses like parks, shops like houses: find each its place in the street.',
  fr: 'Les maisons aiment les parcs, les boutiques les maisons : à chacun sa place.',
  nl: 'Huizen houden van parken, winkels van huizen: geef elk een plek in de straat.',
  de: 'Häuser mögen Parks, Läden mögen Häuser: Finde für alles den Platz in der Straße.',
} as const;
