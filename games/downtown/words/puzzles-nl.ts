import type { en } from './puzzles-en.ts';

/** The sentences of Downtown’s puzzles, in Dutch. */
export const nl = {
  'puzzle.ask.win':
    'Jij hebt {mine}, {seat} heeft {theirs}. Welke zet geeft jou de beste winstkans?',
  'puzzle.ask.lead':
    'De laatste ronde. Jij hebt {mine}, {seat} heeft {theirs}. Welke bestelling brengt je het verst?',
  'puzzle.ask.last-round':
    'De laatste ronde. Jij hebt {mine}, {seat} heeft {theirs}. Wat is de beste bestelling?',
  'puzzle.ask.vote':
    'De stemming over terrein {lot}. Jij hebt {mine}, {seat} heeft {theirs}. Wat stem je?',
  'puzzle.ask.token':
    'De stemming over terrein {lot}. Jij hebt {mine}, {seat} heeft {theirs}. Zet je je lobbyfiche in?',
  'puzzle.missed.win':
    '{value, plural, =0 {Dat wint niet.} one {Dat wint zo’n # van de 100 keer.} other {Dat wint zo’n # van de 100 keer.}} Er is iets beters. Kijk nog eens.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Dat wint niet.} one {Dat wint hoogstens zo’n # van de 100 keer.} other {Dat wint hoogstens zo’n # van de 100 keer.}} Er is iets beters. Kijk nog eens.',
  'puzzle.missed.lead': 'Zo eindig je {value} tegenover de rijkste van de anderen. Er zit meer in.',
  'puzzle.missed.lead.most':
    'Zo eindig je op zijn best {value} tegenover de rijkste van de anderen. Er zit meer in.',
  'puzzle.value.win': 'Dit wint zo’n {value} van de 100 keer, het op een na beste {next} keer.',
  'puzzle.value.lead':
    'Tegenover de rijkste van de anderen eindig je {value}; bij de op een na beste bestelling {next}.',
  'puzzle.theme.last-round': 'Laatste ronde',
  'puzzle.hint.last-round':
    'Hierna wordt alles uitbetaald. Tel wat een perceel oplevert en wat het kost, ook voor de anderen.',
  'puzzle.why.last-round':
    'In de laatste ronde moet een bestelling meer opleveren dan ze kost, en jou meer dan je rivalen.',
  'puzzle.theme.vote': 'Stemming',
  'puzzle.hint.vote': 'Wat is elke bestemming waard voor jou, en voor wie voorstaat?',
  'puzzle.why.vote':
    'Met de bestemming {use} zijn terrein {lot} en zijn buren het meest waard voor jou, of het minst voor je rivalen.',
  'puzzle.theme.token': 'Lobbyfiche',
  'puzzle.hint.token': 'Verandert de fiche de uitslag? En heb je haar later nog nodig?',
  'puzzle.why.token':
    'Een fiche zet je alleen in waar ze beslist, en waar het terrein het waard is.',
  'puzzle.theme.sole': 'Enige eigenaar',
  'puzzle.hint.sole': 'Waar kun jij alleen zijn?',
  'puzzle.why.sole':
    'Heel terrein {lot} is dan van jou: {worth} per perceel, plus de bonus van de enige eigenaar.',
  'puzzle.theme.crowd': 'De laatste plaats',
  'puzzle.hint.crowd': 'Waar is een van de laatste percelen, en wie wil het nog meer?',
  'puzzle.why.crowd':
    'Jij neemt de laatste plaats op terrein {lot}: het wordt uitbetaald, en niemand komt er nog bij.',
  'puzzle.theme.pass': 'Beter passen',
  'puzzle.hint.pass': 'Moet je wel iets kopen?',
  'puzzle.why.pass': 'Geen perceel is hier zijn prijs waard. Geld op zak telt ook.',
  'puzzle.theme.order': 'De juiste bestelling',
  'puzzle.hint.order':
    'Vergelijk de waarde van een perceel met de prijs, en kijk wie er nog van profiteert.',
  'puzzle.why.order':
    '{plots, plural, one {Eén perceel} other {# percelen}} van terrein {lot} voor {price}: dat levert meer op dan het kost, en meer dan elke andere bestelling.',
} as const satisfies { readonly [id in keyof typeof en]: string };
