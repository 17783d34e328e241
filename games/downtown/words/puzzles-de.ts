import type { en } from './puzzles-en.ts';

/** The sentences of Downtown’s puzzles, in German. */
export const de = {
  'puzzle.ask.win':
    'Du hast {mine}, {seat} hat {theirs}. Welcher Zug gibt dir die beste Gewinnchance?',
  'puzzle.ask.lead':
    'Die letzte Runde. Du hast {mine}, {seat} hat {theirs}. Welche Bestellung bringt dich am weitesten?',
  'puzzle.ask.last-round':
    'Die letzte Runde. Du hast {mine}, {seat} hat {theirs}. Welche Bestellung ist die beste?',
  'puzzle.ask.vote':
    'Die Abstimmung über Grundstück {lot}. Du hast {mine}, {seat} hat {theirs}. Was schreibst du auf den Stimmzettel?',
  'puzzle.ask.token':
    'Die Abstimmung über Grundstück {lot}. Du hast {mine}, {seat} hat {theirs}. Setzt du deine Lobbymarke ein?',
  'puzzle.missed.win':
    '{value, plural, =0 {Das gewinnt nicht.} one {Das gewinnt etwa # von 100 Mal.} other {Das gewinnt etwa # von 100 Mal.}} Es gibt etwas Besseres. Schau noch einmal.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Das gewinnt nicht.} one {Das gewinnt höchstens etwa # von 100 Mal.} other {Das gewinnt höchstens etwa # von 100 Mal.}} Es gibt etwas Besseres. Schau noch einmal.',
  'puzzle.missed.lead':
    'Damit endest du gegenüber dem Reichsten der anderen {value}. Da ist mehr drin.',
  'puzzle.missed.lead.most':
    'Damit endest du gegenüber dem Reichsten der anderen bestenfalls {value}. Da ist mehr drin.',
  'puzzle.value.win': 'Das gewinnt etwa {value} von 100 Mal, das Nächstbeste {next} Mal.',
  'puzzle.value.lead':
    'Gegenüber dem Reichsten der anderen endest du {value}; bei der nächstbesten Bestellung {next}.',
  'puzzle.theme.last-round': 'Letzte Runde',
  'puzzle.hint.last-round':
    'Danach wird alles ausgezahlt. Zähle, was eine Parzelle bringt und kostet, auch für die anderen.',
  'puzzle.why.last-round':
    'In der letzten Runde muss eine Bestellung mehr bringen als kosten, und dir mehr als den anderen.',
  'puzzle.theme.vote': 'Abstimmung',
  'puzzle.hint.vote': 'Was wäre jede Nutzung dir wert, und was dem, der vorn liegt?',
  'puzzle.why.vote':
    'Mit der Nutzung {use} sind Grundstück {lot} und seine Nachbarn dir am meisten wert, oder den anderen am wenigsten.',
  'puzzle.theme.token': 'Lobbymarke',
  'puzzle.hint.token': 'Würde die Marke das Ergebnis ändern? Und brauchst du sie später noch?',
  'puzzle.why.token':
    'Eine Marke lohnt sich nur dort, wo sie entscheidet und das Grundstück es wert ist.',
  'puzzle.theme.sole': 'Alleineigentümer',
  'puzzle.hint.sole': 'Wo könntest du allein sein?',
  'puzzle.why.sole':
    'Grundstück {lot} gehört dann ganz dir: {worth} pro Parzelle und der Bonus für den Alleineigentümer.',
  'puzzle.theme.crowd': 'Verdrängen',
  'puzzle.hint.crowd': 'Wo gibt es eine der letzten Parzellen, und wer will sie noch?',
  'puzzle.why.crowd':
    'Du nimmst den letzten Platz auf Grundstück {lot}: Es wird ausgezahlt, und sonst kommt niemand hinein.',
  'puzzle.theme.pass': 'Besser passen',
  'puzzle.hint.pass': 'Musst du überhaupt kaufen?',
  'puzzle.why.pass': 'Keine Parzelle ist hier ihren Preis wert. Auch Geld in der Hand zählt.',
  'puzzle.theme.order': 'Die richtige Bestellung',
  'puzzle.hint.order':
    'Vergleiche den Wert einer Parzelle mit dem Preis, und schau, wer noch davon hat.',
  'puzzle.why.order':
    '{plots, plural, one {Eine Parzelle} other {# Parzellen}} von Grundstück {lot} für {price}: Das bringt mehr, als es kostet, und mehr als jede andere Bestellung.',
} as const satisfies { readonly [id in keyof typeof en]: string };
