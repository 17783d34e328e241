import { BOT_NAMES } from '@faubourg/core';

/**
 * The drawing of a face, in `web/public/faces`: a file and no script, because every table shows
 * some. A bot whose name has a number looks like the one without; one with a name of its own gets
 * the face of a machine.
 */
export function faceFile(name: string, kind: 'person' | 'bot'): string {
  if (kind === 'person') return '/faces/person.svg';
  const bare = name.replace(/ \d+$/, '');
  const isKnown = (BOT_NAMES as readonly string[]).includes(bare);
  return `/faces/${isKnown ? bare.normalize('NFD').replaceAll(/\W/g, '').toLowerCase() : 'bot'}.svg`;
}
