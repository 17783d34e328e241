/** The texts of the coach in English. */
export const en = {
  'coach.title': 'Coach',
  'coach.thinking': 'Looking at your choices',
  'coach.failed': 'The coach cannot look at this position.',
  'coach.nothing': 'There is nothing to choose here.',
  'coach.answers': 'The best answers',
  'coach.row': '{letter}: {name}. {percent} % to win.',
  'coach.row.band': '{letter}: {name}. {percent} % to win, give or take {band}.',
  'coach.percent': '{percent} %',
  'coach.do': 'Do {letter}',
  'coach.by': '{reasons} (+{percent} % to win against the next best)',
  'coach.by.decides': '{reasons} (decides the game)',
  'coach.exact': 'Counted to the end: nothing else wins.',
  'coach.equal': 'The best choices are about equal here.',
  'coach.search': 'Looking ahead, this comes out best.',
  'coach.less': 'About {percent} % less to win than {letter}.',
  'coach.same': 'About as good as {letter}.',
  'coach.mix': 'The others must not guess your choice. Mix it: {parts}.',
  'coach.mix.part': '{letter} {times, plural, one {once} other {# times}} in ten',
  'coach.order':
    '{letter} stands first because the bot itself would choose it, though {other} is estimated {percent} % higher.',
  'coach.order.doubt':
    '{letter} stands first because the bot itself would choose it. {other} is estimated {percent} % higher, which is within the doubt.',
  'coach.order.effort':
    '{letter} stands first because the bot itself would choose it. {other} is estimated {percent} % higher, but was looked at less.',
  'coach.note': 'Chance to win, judged from what you can see. The band shows the doubt.',
  'coach.note.exact': 'Chance to win, counted to the end of the game.',
  'coach.hint.show': 'Show me',
  'coach.second-look':
    'Take a second look? This gives away about {percent} % of your chance to win. Do it again to play it all the same.',
  'coach.second-look.setting': 'Ask me before I give away much',
} as const;
