import { BOT_NAMES, LEVELS, type Refused, refused } from '@faubourg/core';

/* What people may be called. The server applies this to every name that somebody chooses. */

/** The most characters of a name, as text counts them (UTF-16). */
export const NAME_LENGTH = 32;

/** What a bot is called beside its name or level, in every language of the page. */
export const BOT_WORDS = ['Bot', 'Bots', 'Robot', 'Robots'] as const;
/** What the page calls the levels of bots, in languages other than English. */
const LEVEL_WORDS = [
  'premiers pas',
  'débutant',
  'occasionnel',
  'amateur',
  'habitué',
  'aguerri',
  'vétéran',
  'eerste stappen',
  'beginner',
  'gelegenheidsspeler',
  'liefhebber',
  'gevorderd',
  'bedreven',
  'doorgewinterd',
  'Erste Schritte',
  'Anfänger',
  'Gelegenheitsspieler',
  'Hobbyspieler',
  'Fortgeschritten',
  'Geübt',
  'Erfahren',
  'Experte',
] as const;

/** Emoji, whose sequences may contain characters that are invisible by themselves. */
const EMOJI = /\p{RGI_Emoji}/gv;

/**
 * Characters that are invisible, change the direction of text, are not characters at all, or show
 * an empty space other than the common one: U+2800 is a Braille pattern without dots, U+1D159 a
 * note without a head, U+FFFC and U+FFFD stand for something that is missing.
 */
const HIDDEN = /[[\p{C}\p{Z}\p{DI}\u{2800}\u{1D159}\u{FFFC}\u{FFFD}]--[\u{20}]]/v;

/**
 * Marks without a character to stand on, or more than two on one. Two is the most that names need
 * in scripts that write vowels and tones as marks.
 */
const STACKED = /(?:^|\u0020)\p{M}|\p{M}{3}|\p{Me}/u;

/** Something to call somebody by; pictures may come without the selector that colours them. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

type Fault = 'name-length' | 'name-hidden' | 'name-stacked' | 'name-blank' | 'name-bot';

const EXPECTED: { readonly [fault in Fault]: string } = {
  'name-length': `1 to ${NAME_LENGTH} characters`,
  'name-hidden': 'a name without invisible characters and without spaces other than U+0020',
  'name-stacked': 'a name with at most two combining marks on a character',
  'name-blank': 'a name with a letter, a digit or an emoji',
  'name-bot': 'a name that no bot has',
};

/** The name as it is stored, in Unicode's composed form (NFC), or why nobody may have it. */
export function readPersonName(given: string): { readonly name: string } | Refused {
  const name = given.normalize('NFC').trim().replaceAll(/ {2,}/g, ' ');
  const fault = faultOf(name);
  return fault ? refused('FB-45', fault, { expected: EXPECTED[fault] }) : { name };
}

function faultOf(name: string): Fault | null {
  if (name.length === 0 || name.length > NAME_LENGTH) return 'name-length';
  const plain = name.replaceAll(EMOJI, 'x');
  if (HIDDEN.test(plain)) return 'name-hidden';
  if (STACKED.test(plain)) return 'name-stacked';
  if (!READABLE.test(plain)) return 'name-blank';
  return BOT_LIKE.test(skeleton(name)) ? 'name-bot' : null;
}

/** Characters that can be taken for a Latin one: each text lists those of its last character. */
const ALIKE = [
  'аАαΑɑᴀᎪ4@ªa',
  'вВβΒЬьƅʙᏴ68б6b',
  'сСϲᴄᏟ¢c',
  'ԁđᴅᎠd',
  'еЕεΕєᴇᎬ3€e',
  'ɡg',
  'нНΗһh',
  'кКκΚᴋk',
  'мМμΜᴍᎷm',
  'ηΝпПոɴn',
  'оОοΟσøØᴏօ0o',
  'рРρΡᴘp',
  'гГʀᎡr',
  'ѕЅꜱᏚ5$s',
  'тТτΤᴛᎢ7+t',
  'υᴜսцu',
  'ѵνv',
  'ѡωԝw',
  'хХχΧx',
  'уУγΥy',
  'ΖζᴢZz',
  'іІιΙıɪᎥјЈӏłʟᏞ1|!jil',
];
const latin = new Map(
  ALIKE.flatMap((text) => Array.from(text, (character) => [character, text.at(-1)!] as const)),
);

/**
 * What a name looks like at a glance: names with the same skeleton are easily confused. Case,
 * accents, spaces and punctuation do not count, and characters that look alike are one.
 */
export function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const alike = (text: string): string =>
    Array.from(text, (character) => latin.get(character) ?? character).join('');
  return alike(alike(bare).toLowerCase())
    .replaceAll(/[^a-z]/g, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const oneOf = (words: readonly string[]): string => words.map(skeleton).join('|');
const LEVEL = oneOf([...LEVELS, ...LEVEL_WORDS]);
const BOT = oneOf([...BOT_NAMES, ...BOT_WORDS]);
/** The skeleton of a name that consists of nothing but what bots are called: "Bot (expert)". */
const BOT_LIKE = new RegExp(`^(?:${LEVEL})*(?:${BOT})(?:${LEVEL}|${BOT})*$`);
