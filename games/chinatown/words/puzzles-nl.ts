import type { en } from './puzzles-en.ts';

/** The sentences of Chinatown’s puzzles, in Dutch. */
export const nl = {
  'puzzle.location': 'adres {at}',
  'puzzle.ask.income': 'Bouw zo dat je zaken dit jaar het meeste opbrengen.',
  'puzzle.ask.keep':
    'Het laatste jaar. Welke {count, plural, one {kaart} other {# kaarten}} houd je? Reken op je eigen tegels, niet op deals.',
  'puzzle.ask.lead':
    'Het laatste jaar, al het geld ligt open. {seat} doet je een bod, en er volgt geen andere deal. Aannemen of afslaan?',
  'puzzle.ask.three':
    'Vind het bod in een kring van drie, één ding elk, waarmee alle drie dit jaar meer verdienen. Een ruil met z’n tweeën lukt jou dat niet.',
  'puzzle.missed.income': 'Zo verdien je hoogstens {value} per jaar. Het kan beter.',
  'puzzle.missed.income.most': 'Zo verdien je hoogstens {value} per jaar. Het kan beter.',
  'puzzle.missed.lead':
    'Tegenover de rijkste van de anderen zou je {value} eindigen. Tel beide kanten.',
  'puzzle.missed.lead.most': 'Hier gaat het er alleen om of je dit bod aanneemt.',
  'puzzle.missed.gain': 'Daar wint iemand niets mee. Eén ding elk, de kring rond.',
  'puzzle.missed.gain.most': 'Daar wint iemand niets mee. Eén ding elk, de kring rond.',
  'puzzle.value.income':
    'Je verdient dit jaar {value}; de op een na beste manier brengt {next} op.',
  'puzzle.value.lead':
    'Tegenover de rijkste van de anderen eindig je {value}; bij het andere antwoord {next}.',
  'puzzle.value.gain': 'Je verdient dit jaar {value} meer.',
  'puzzle.theme.place': 'Plaatsing',
  'puzzle.hint.place':
    'Begin niet met de tegel die meteen het meeste oplevert. Welke winkels kunnen naast elkaar staan?',
  'puzzle.why.place': 'Je grootste winst is {shops} in één zaak ({shop}): {gain} per jaar meer.',
  'puzzle.theme.complete': 'Compleet maken',
  'puzzle.hint.complete':
    'De sprong komt met de laatste winkel van een zaak. Welke kun je compleet maken?',
  'puzzle.why.complete':
    'Een complete zaak levert veel meer op. Hier staan er {shops} bij elkaar ({shop}): {gain} per jaar meer.',
  'puzzle.theme.keep': 'Welke kaarten houden',
  'puzzle.hint.keep': 'Welke adressen grenzen aan wat je hebt, of aan elkaar?',
  'puzzle.why.keep': 'Op deze adressen komen je tegels naast elkaar te liggen.',
  'puzzle.theme.accept': 'Een goed bod',
  'puzzle.hint.accept': 'Wat verdien jij ermee op de laatste betaaldag, en wat de ander?',
  'puzzle.why.accept':
    'Je wordt er {gain} rijker van. {seat} wint ook {theirs}, en dat mag je gunnen.',
  'puzzle.theme.decline': 'Te duur',
  'puzzle.hint.decline': 'Er is nog één betaaldag. Wat levert het je dan op?',
  'puzzle.why.decline':
    'Voor jou zou het {gain} zijn, voor {seat} {theirs} meer: de prijs klopt niet.',
  'puzzle.theme.king': 'Rijker, maar tweede',
  'puzzle.hint.king': 'Je eigen winst is de vraag niet. Wie groeit er nog?',
  'puzzle.why.king':
    'Het zou jou {gain} opleveren, maar {seat} {theirs}. Jullie zijn rivalen: dat is verlies.',
  'puzzle.theme.three': 'Deal met z’n drieën',
  'puzzle.hint.three':
    'Je hebt iets nodig van de een, die iets van de ander nodig heeft, die iets van jou nodig heeft.',
  'puzzle.why.three':
    'Eén oplossing: jouw deel ({a}) gaat naar {next}, dat van {next} ({b}) naar {last}, en van {last} komt wat jij nodig hebt ({c}). {next} verdient {gainNext} meer, {last} {gainLast}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
