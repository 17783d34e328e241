/* What messengers show of a link: the tags that the server writes into the page it serves. */

/** The sentences about links in one language. {game} and {name} are filled in. */
type PreviewWords = { readonly [sentence: string]: string };

/** The content of `link-previews.json`, which the build of the page writes. */
export type PreviewData = {
  readonly words: { readonly [language: string]: PreviewWords };
  readonly games: {
    readonly [game: string]: {
      readonly title: string;
      /** One line about the game, by language. */
      readonly lines: { readonly [language: string]: string };
      /** The path of its picture, if it was drawn. */
      readonly picture?: string;
    };
  };
};

/** What a link leads to. `name`: of the person who invites. */
export type Linked = {
  readonly game: string;
  readonly what: 'open' | 'running' | 'over' | 'record' | 'position';
  readonly name?: string | undefined;
};

/** The size of the pictures in `web/public/previews`, in pixels. */
const SIZE = { width: 1200, height: 630 };

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);

const filled = (sentence: string, args: { readonly [name: string]: string }): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => args[name] ?? place);

/** The first language of an Accept-Language header that there are words in; English if none is. */
export function languageOf(header: string | undefined, known: PreviewData['words']): string {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => Object.hasOwn(known, language)) ?? 'en';
}

/** A host as it may stand in an address; other headers are not repeated. */
const HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])(?::\d{1,5})?$/i;

/** The address that a request was sent to, without its path; null if its host makes no sense. */
export const originOf = (protocol: string, host: string): string | null =>
  HOST.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : null;

/** The tags about a link, as HTML. Empty for a game that the page does not have. */
export function previewTags(
  { words, games }: PreviewData,
  { game, what, name }: Linked,
  language: string,
  { origin, path }: { readonly origin: string | null; readonly path: string },
): string {
  const shown = Object.hasOwn(games, game) ? games[game] : undefined;
  const sentences = words[language];
  if (!shown || !sentences) return '';
  const { title, lines, picture } = shown;
  const args = { game: title, ...(name !== undefined && { name }) };
  const sentence = what === 'open' && name !== undefined ? 'invite' : what;
  const tags: [kind: 'name' | 'property', name: string, content: string | undefined][] = [
    ['property', 'og:site_name', 'Faubourg'],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', filled(sentences[sentence] ?? title, args)],
    ['property', 'og:description', lines[language] ?? lines['en']],
    ['property', 'og:locale', language],
    ['property', 'og:url', origin === null ? undefined : `${origin}${path}`],
  ];
  if (origin !== null && picture !== undefined) {
    tags.push(
      ['property', 'og:image', `${origin}${picture}`],
      ['property', 'og:image:width', String(SIZE.width)],
      ['property', 'og:image:height', String(SIZE.height)],
      ['property', 'og:image:alt', filled(sentences['picture'] ?? title, args)],
      ['name', 'twitter:card', 'summary_large_image'],
    );
  }
  return tags
    .filter(([, , content]) => content !== undefined)
    .map(([kind, tag, content]) => `    <meta ${kind}="${tag}" content="${escaped(content!)}" />\n`)
    .join('');
}
