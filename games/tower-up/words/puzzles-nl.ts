import type { en } from './puzzles-en.ts';

/** The sentences of Tower Up’s puzzles, in Dutch. */
export const nl = {
  'puzzle.ask.win':
    '{left, plural, =0 {Jij bent aan de beurt. Welke zet wint het vaakst?} one {De laatste beurt van de partij is voor jou. Wat is de beste zet?} other {Jouw laatste beurt. Wat is de beste zet?}} Jij hebt {mine} M, {seat} heeft {theirs} M.',
  'puzzle.ask.lead':
    'Jouw laatste beurt. Jij hebt {mine} M, {seat} heeft {theirs} M. Haal er het meeste uit.',
  'puzzle.missed.win':
    '{value, plural, =0 {Dat wint niet.} one {Dat wint zo’n # van de 100 keer.} other {Dat wint zo’n # van de 100 keer.}} Er is iets beters. Kijk nog eens.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Dat wint niet.} one {Dat wint hoogstens zo’n # van de 100 keer.} other {Dat wint hoogstens zo’n # van de 100 keer.}} Er is iets beters. Kijk nog eens.',
  'puzzle.missed.lead': 'Zo eindig je {value} tegenover de beste van de anderen. Er zit meer in.',
  'puzzle.missed.lead.most':
    'Zo eindig je op zijn best {value} tegenover de beste van de anderen. Er zit meer in.',
  'puzzle.value.win': 'Deze zet wint zo’n {value} van de 100 keer, de op een na beste {next} keer.',
  'puzzle.value.lead':
    'Tegenover de beste van de anderen eindig je {value}; bij de op een na beste zet {next}.',
  'puzzle.gap.ahead': 'met {gap} M voorsprong',
  'puzzle.gap.behind': 'met {gap} M achterstand',
  'puzzle.theme.last-turn': 'Laatste beurt',
  'puzzle.hint.last-turn':
    'Hierna komt voor jou niets meer. Tel de stappen van je machines en de daken bovenop.',
  'puzzle.why.last-turn':
    'In de laatste beurt telt alleen de uitkomst: deze zet levert je meteen {gained} M op.',
  'puzzle.theme.extra': 'Extra beurt',
  'puzzle.hint.extra': 'Kijk naar je traagste machine en naar de volgende ster.',
  'puzzle.why.extra':
    'Je traagste machine haalt een ster, en je bent meteen nog eens aan de beurt.',
  'puzzle.theme.objective': 'Doel',
  'puzzle.hint.objective': 'Hoogte is niet alles. Welk doel heb je bijna?',
  'puzzle.why.objective': 'Zo haal je een doel: {token} M, voordat een ander de fiche pakt.',
  'puzzle.theme.finish': 'Het tiende dak',
  'puzzle.hint.finish': 'Hoe lang moet deze partij nog duren?',
  'puzzle.why.finish':
    'Je tiende dak luidt het einde in: de anderen hebben nog één beurt, en dat is te weinig.',
  'puzzle.theme.cover': 'Bedekken',
  'puzzle.hint.cover': 'Wiens daken liggen bovenop, en welke bouw hoogt die gebouwen op?',
  'puzzle.why.cover': 'Met één bouw bedek je {covered} daken van anderen die bovenop lagen.',
  'puzzle.theme.card': 'Een kaart nemen',
  'puzzle.hint.card': 'Je hoeft nu niet te bouwen. Wat bouw je hierna?',
  'puzzle.why.card':
    'Deze kaart brengt de verdiepingen voor je beste bouw. Nu bouwen zou opmaken wat je daarvoor nodig hebt.',
  'puzzle.theme.tower': 'Hoge toren',
  'puzzle.hint.tower': 'Welke toren kan de hoogste worden die jij een dak geeft?',
  'puzzle.why.tower':
    'Je dak ligt {height} verdiepingen hoog, en de machine rijdt evenveel stappen.',
  'puzzle.theme.build': 'De juiste bouwplaats',
  'puzzle.hint.build': 'Vergelijk wat elke bouw jou geeft, en wat hij de anderen laat.',
  'puzzle.why.build':
    'Dit levert meteen {gained} M op en laat de anderen minder over dan elke andere bouw.',
} as const satisfies { readonly [id in keyof typeof en]: string };
