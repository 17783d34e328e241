/** What the page says about maps of Chinatown that people change, in Dutch. */
export const nl = {
  'kind.map': 'Plattegrond',
  'standard.1999': 'Plattegrond van 1999',
  'standard.2008': 'Plattegrond van 2008',
  'part.addresses': 'Adressen',
  'part.blocks': 'Wijken',
  'entry.address': 'Adres {number}',
  'entry.block': '{name}',
  'field.number': 'Nummer',
  'field.block': 'Wijk',
  'field.row': 'Rij',
  'field.column': 'Kolom',
  'field.street': 'Heeft toegang tot de straat',
  'field.name': 'Naam',
  'fault.address-range': 'Er is geen adres {number}: ze zijn genummerd van 1 tot {last}.',
  'fault.address-twice': 'Adres {number} staat twee keer op de plattegrond.',
  'fault.address-place': 'Adres {number} ligt op dezelfde plek als adres {other}.',
  'fault.address-missing': 'Adres {number} ontbreekt.',
  'fault.no-street-twice':
    'Adres {number} staat twee keer bij de adressen zonder toegang tot de straat.',
} as const;
