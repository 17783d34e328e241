import type { en } from './puzzles-en.ts';

/** The sentences of Tower Up’s puzzles, in German. */
export const de = {
  'puzzle.ask.win':
    '{left, plural, =0 {Du bist dran. Welcher Zug gewinnt am häufigsten?} one {Der letzte Zug der Partie gehört dir. Welcher ist der beste?} other {Dein letzter Zug. Welcher ist der beste?}} Du hast {mine} M, {seat} hat {theirs} M.',
  'puzzle.ask.lead':
    'Dein letzter Zug. Du hast {mine} M, {seat} hat {theirs} M. Hol das Meiste heraus.',
  'puzzle.missed.win':
    '{value, plural, =0 {Das gewinnt nicht.} one {Das gewinnt etwa # von 100 Mal.} other {Das gewinnt etwa # von 100 Mal.}} Es gibt etwas Besseres. Schau noch einmal.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {Das gewinnt nicht.} one {Das gewinnt höchstens etwa # von 100 Mal.} other {Das gewinnt höchstens etwa # von 100 Mal.}} Es gibt etwas Besseres. Schau noch einmal.',
  'puzzle.missed.lead':
    'Damit endest du gegenüber dem Besten der anderen {value}. Da ist mehr drin.',
  'puzzle.missed.lead.most':
    'Damit endest du gegenüber dem Besten der anderen bestenfalls {value}. Da ist mehr drin.',
  'puzzle.value.win': 'Dieser Zug gewinnt etwa {value} von 100 Mal, der nächstbeste {next} Mal.',
  'puzzle.value.lead':
    'Gegenüber dem Besten der anderen endest du {value}; beim nächstbesten Zug {next}.',
  'puzzle.gap.ahead': 'mit {gap} M Vorsprung',
  'puzzle.gap.behind': 'mit {gap} M Rückstand',
  'puzzle.theme.last-turn': 'Letzter Zug',
  'puzzle.hint.last-turn':
    'Danach kommt für dich nichts mehr. Zähle die Schritte der Maschinen und die Dächer ganz oben.',
  'puzzle.why.last-turn':
    'Im letzten Zug zählt nur die Summe: Dieser Zug bringt dir sofort {gained} M.',
  'puzzle.theme.extra': 'Extrazug',
  'puzzle.hint.extra': 'Schau auf deine langsamste Maschine und auf den nächsten Stern.',
  'puzzle.why.extra':
    'Deine langsamste Maschine erreicht einen Stern, und du bist sofort noch einmal dran.',
  'puzzle.theme.objective': 'Ziel',
  'puzzle.hint.objective': 'Höhe ist nicht alles. Welches Ziel hast du fast erreicht?',
  'puzzle.why.objective':
    'Damit erfüllst du ein Ziel: {token} M, bevor jemand anderes die Marke nimmt.',
  'puzzle.theme.finish': 'Das zehnte Dach',
  'puzzle.hint.finish': 'Wie lange soll diese Partie noch dauern?',
  'puzzle.why.finish':
    'Dein zehntes Dach läutet das Ende ein: Die anderen haben noch einen Zug, und das ist zu wenig.',
  'puzzle.theme.cover': 'Zudecken',
  'puzzle.hint.cover': 'Wessen Dächer liegen ganz oben, und welcher Bau stockt diese Gebäude auf?',
  'puzzle.why.cover':
    'Ein einziger Bau deckt {covered} Dächer der anderen zu, die ganz oben lagen.',
  'puzzle.theme.card': 'Eine Karte nehmen',
  'puzzle.hint.card': 'Du musst jetzt nicht bauen. Was baust du als Nächstes?',
  'puzzle.why.card':
    'Diese Karte bringt die Stockwerke für deinen besten Bau. Jetzt zu bauen verbraucht, was du dafür brauchst.',
  'puzzle.theme.tower': 'Hoher Turm',
  'puzzle.hint.tower': 'Welcher Turm kann der höchste werden, dem du ein Dach gibst?',
  'puzzle.why.tower':
    'Dein Dach liegt {height} Stockwerke hoch, und die Maschine fährt genauso viele Schritte.',
  'puzzle.theme.build': 'Der richtige Bauplatz',
  'puzzle.hint.build': 'Vergleiche, was jeder Bau dir gibt und was er den anderen lässt.',
  'puzzle.why.build':
    'Das bringt sofort {gained} M und lässt den anderen weniger als jeder andere Bau.',
} as const satisfies { readonly [id in keyof typeof en]: string };
