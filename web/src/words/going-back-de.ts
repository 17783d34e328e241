import type { en } from './going-back-en.ts';

/** The texts of going back against bots and of what-if games, in German. */
export const de = {
  'back.to': 'Zurück zu deiner Entscheidung bei Zug {row}',
  'back.lines': 'Verlassene Varianten',
  'back.line': '{rows, plural, one {# Zug} other {# Züge}}, verlassen nach Zug {from}',
  'back.line.take': 'Zurück zu dieser Variante',
  'back.kept':
    'Es wird wieder dasselbe gezogen. Die Variante, die du verlässt, bleibt im Protokoll.',
  'back.end': 'Mit zurückgenommenen Zügen',
  'back.server':
    'An einem Tisch auf dem Server lässt sich nur deine letzte Antwort zurücknehmen: Was gezogen wird, bleibt bis zum Ende versiegelt. In einem Spiel auf diesem Gerät gehst du so weit zurück, wie du willst.',
  'what-if.tag': 'Was wäre wenn',
  'what-if.about':
    'Dieses Spiel begann an einer Stelle eines anderen, um zu sehen, wie es auch hätte kommen können.',
} as const satisfies { readonly [id in keyof typeof en]: string };
