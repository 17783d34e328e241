import type { en } from './coach-en.ts';

/** The texts of the coach in Dutch. */
export const nl = {
  'coach.title': 'Coach',
  'coach.thinking': 'De coach bekijkt je keuzes',
  'coach.failed': 'De coach kan deze stelling niet beoordelen.',
  'coach.nothing': 'Hier valt niets te kiezen.',
  'coach.answers': 'De beste zetten',
  'coach.row': '{letter}: {name}. Winstkans {percent} %.',
  'coach.row.band': '{letter}: {name}. Winstkans {percent} %, met een marge van {band}.',
  'coach.percent': '{percent} %',
  'coach.do': 'Doe {letter}',
  'coach.by': '{reasons} (+{percent} % winstkans tegenover de op één na beste)',
  'coach.by.decides': '{reasons} (beslist de partij)',
  'coach.exact': 'Tot het einde uitgerekend: niets anders wint.',
  'coach.equal': 'De beste keuzes zijn hier ongeveer even goed.',
  'coach.search': 'Wie verder kijkt, komt hier het beste uit.',
  'coach.less': 'Ongeveer {percent} % minder winstkans dan {letter}.',
  'coach.same': 'Ongeveer even goed als {letter}.',
  'coach.mix': 'De anderen mogen je keuze niet raden. Wissel af: {parts}.',
  'coach.mix.part': '{letter} {times, plural, one {één keer} other {# keer}} op tien',
  'coach.order':
    '{letter} staat vooraan omdat de bot het zelf zou kiezen, al wordt {other} {percent} % hoger geschat.',
  'coach.order.doubt':
    '{letter} staat vooraan omdat de bot het zelf zou kiezen. {other} wordt {percent} % hoger geschat, en dat valt binnen de twijfel.',
  'coach.order.effort':
    '{letter} staat vooraan omdat de bot het zelf zou kiezen. {other} wordt {percent} % hoger geschat, maar is minder bekeken.',
  'coach.note': 'Winstkans volgens wat jij kunt zien. De band toont de twijfel.',
  'coach.note.exact': 'Winstkans, uitgerekend tot het einde van de partij.',
  'coach.hint.show': 'Laat zien',
  'coach.second-look':
    'Nog eens kijken? Hiermee geef je ongeveer {percent} % van je winstkans weg. Doe het nog een keer om het toch te spelen.',
  'coach.second-look.setting': 'Waarschuw me voor dure zetten',
} as const satisfies { readonly [id in keyof typeof en]: string };
