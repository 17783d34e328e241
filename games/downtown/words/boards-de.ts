/** What the page says about maps of Downtown that people change, in German. */
export const de = {
  'kind.map': 'Stadtplan',
  'standard.classic': 'Klassischer Plan',
  'standard.avenues': 'Alleen',
  'standard.ribbons': 'Bänder',
  'part.lots': 'Grundstücke',
  'part.whole': 'Ganzer Plan',
  'entry.lot': 'Grundstück {n}',
  'entry.whole': 'Größe des Plans',
  'field.x': 'Von links',
  'field.y': 'Von oben',
  'field.w': 'Breite',
  'field.h': 'Höhe',
  'field.shape': 'Form',
  'field.half': 'Stadthälfte',
  'field.adj': 'Nachbarn',
  'field.width': 'Breite',
  'field.height': 'Höhe',
  'choice.square': 'quadratisch (ungerade Nummern)',
  'choice.rect': 'länglich (gerade Nummern)',
  'choice.left': 'links (1 bis 12)',
  'choice.right': 'rechts (13 bis 24)',
  'fault.lot-number':
    'Das Grundstück an Stelle {lot} hat die Nummer {found}; Grundstücke stehen in der Reihenfolge ihrer Nummern.',
  'fault.lot-shape':
    'Grundstück {lot} muss {expected, select, square {quadratisch} other {länglich}} sein: ungerade sind quadratisch, gerade länglich.',
  'fault.lot-half':
    'Grundstück {lot} gehört zur {expected, select, left {linken} other {rechten}} Hälfte.',
  'fault.lot-form':
    'Grundstück {lot} muss {expected, select, square {quadratisch sein, aber die Seiten sind verschieden} other {länglich sein, aber die Seiten sind gleich}}.',
  'fault.lot-size':
    'Grundstück {lot} misst {found}, aber Grundstücke dieser Form messen {expected}.',
  'fault.lot-outside': 'Grundstück {lot} liegt teilweise außerhalb des Plans.',
  'fault.lot-over': 'Grundstück {lot} liegt über Grundstück {found}.',
  'fault.lot-neighbours': 'Grundstück {lot} nennt als Nachbarn {found}, grenzt aber an {expected}.',
} as const;
