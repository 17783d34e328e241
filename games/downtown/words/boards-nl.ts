/** What the page says about maps of Downtown that people change, in Dutch. */
export const nl = {
  'kind.map': 'Plattegrond',
  'standard.classic': 'Klassieke plattegrond',
  'standard.avenues': 'Lanen',
  'standard.ribbons': 'Linten',
  'part.lots': 'Terreinen',
  'part.whole': 'Hele plattegrond',
  'entry.lot': 'Terrein {n}',
  'entry.whole': 'Grootte van de plattegrond',
  'field.x': 'Vanaf links',
  'field.y': 'Vanaf boven',
  'field.w': 'Breedte',
  'field.h': 'Hoogte',
  'field.shape': 'Vorm',
  'field.half': 'Stadshelft',
  'field.adj': 'Buren',
  'field.width': 'Breedte',
  'field.height': 'Hoogte',
  'choice.square': 'vierkant (oneven nummers)',
  'choice.rect': 'langwerpig (even nummers)',
  'choice.left': 'links (1 tot 12)',
  'choice.right': 'rechts (13 tot 24)',
  'fault.lot-number':
    'Het terrein op plek {lot} heeft nummer {found}; terreinen staan op volgorde van hun nummers.',
  'fault.lot-shape':
    'Terrein {lot} moet {expected, select, square {vierkant} other {langwerpig}} zijn: oneven terreinen zijn vierkant, even langwerpig.',
  'fault.lot-half':
    'Terrein {lot} hoort bij de {expected, select, left {linker} other {rechter}}helft.',
  'fault.lot-form':
    'Terrein {lot} moet {expected, select, square {vierkant zijn, maar de zijden verschillen} other {langwerpig zijn, maar de zijden zijn gelijk}}.',
  'fault.lot-size': 'Terrein {lot} meet {found}, maar terreinen van die vorm meten {expected}.',
  'fault.lot-outside': 'Terrein {lot} ligt deels buiten de plattegrond.',
  'fault.lot-over': 'Terrein {lot} ligt over terrein {found} heen.',
  'fault.lot-neighbours': 'Terrein {lot} noemt als buren {found}, maar grenst aan {expected}.',
} as const;
