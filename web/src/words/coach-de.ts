import type { en } from './coach-en.ts';

/** The texts of the coach in German. */
export const de = {
  'coach.title': 'Coach',
  'coach.thinking': 'Der Coach schaut sich deine Züge an',
  'coach.failed': 'Der Coach kann diese Stellung nicht beurteilen.',
  'coach.nothing': 'Hier gibt es nichts zu wählen.',
  'coach.answers': 'Die besten Züge',
  'coach.row': '{letter}: {name}. Gewinnchance {percent} %.',
  'coach.row.band': '{letter}: {name}. Gewinnchance {percent} %, auf {band} genau.',
  'coach.percent': '{percent} %',
  'coach.do': '{letter} spielen',
  'coach.by': '{reasons} (+{percent} % Gewinnchance gegenüber dem Nächstbesten)',
  'coach.by.decides': '{reasons} (entscheidet die Partie)',
  'coach.exact': 'Bis zum Ende gerechnet: Nichts anderes gewinnt.',
  'coach.equal': 'Die besten Züge sind hier etwa gleich gut.',
  'coach.search': 'Weiter vorausgeschaut kommt das am besten heraus.',
  'coach.less': 'Etwa {percent} % weniger Gewinnchance als {letter}.',
  'coach.same': 'Etwa so gut wie {letter}.',
  'coach.mix': 'Die anderen sollen deine Wahl nicht erraten. Wechsle ab: {parts}.',
  'coach.mix.part': '{letter} {times, plural, one {einmal} other {#-mal}} von zehn',
  'coach.order':
    '{letter} steht vorn, weil der Bot es selbst wählen würde, obwohl {other} {percent} % höher geschätzt wird.',
  'coach.order.doubt':
    '{letter} steht vorn, weil der Bot es selbst wählen würde. {other} wird {percent} % höher geschätzt, das liegt im Zweifel.',
  'coach.order.effort':
    '{letter} steht vorn, weil der Bot es selbst wählen würde. {other} wird {percent} % höher geschätzt, wurde aber weniger angesehen.',
  'coach.note': 'Gewinnchance nach dem, was du sehen kannst. Das Band zeigt den Zweifel.',
  'coach.note.exact': 'Gewinnchance, bis zum Ende der Partie gerechnet.',
  'coach.hint.show': 'Zeig es mir',
  'coach.second-look':
    'Noch einmal hinschauen? Damit gibst du etwa {percent} % deiner Gewinnchance her. Mach es noch einmal, um es trotzdem zu spielen.',
  'coach.second-look.setting': 'Frag mich vor teuren Zügen',
} as const satisfies { readonly [id in keyof typeof en]: string };
