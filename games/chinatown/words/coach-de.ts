import type { en } from './coach-en.ts';

/** What the coach says about Chinatown, in German. */
export const de = {
  'coach.name.deal': 'Ein Deal mit {seats}',
  'coach.name.deal.three': 'Eine Dreierrunde mit {seats}',
  'coach.name.accept': 'Das Angebot von {seat} annehmen',
  'coach.name.decline': 'Das Angebot von {seat} ablehnen',
  'coach.name.withdraw': 'Dein Angebot zurückziehen',
  'coach.name.done': 'Mit dem Handeln fertig sein',
  'coach.name.not-done': 'Weiterhandeln',
  'coach.name.build': '{shop} auf {location} eröffnen',
  'coach.completes':
    'Macht dein Geschäft komplett ({shop}): {income} mehr im Jahr, {years, plural, one {# Jahr} other {# Jahre}} lang.',
  'coach.grows':
    'Dein Geschäft ({shop}) wächst von {from} auf {to}: {income} mehr im Jahr, {years, plural, one {# Jahr} other {# Jahre}} lang.',
  'coach.opens':
    'Du eröffnest {count, plural, one {einen neuen Laden} other {# neue Läden}} ({shop}): {income} mehr im Jahr, {years, plural, one {# Jahr} other {# Jahre}} lang.',
  'coach.deal': 'Alles in allem gewinnst du etwa {gain}, {seat} {theirs}.',
  'coach.deal.theirs': 'Du gewinnst etwa {gain}, {seat} aber {theirs}: Verlange mehr.',
  'coach.deal.costs': 'Alles in allem kostet es dich etwa {cost}.',
  'coach.offer.costs': 'Das Angebot würde dich alles in allem etwa {cost} kosten.',
  'coach.offer.even': 'Alles in allem ändert der Deal für dich fast nichts.',
  'coach.if-agreed': 'Die Chance eines Deals gilt, wenn alle zustimmen.',
  'coach.done': 'Kein Deal in Sicht bringt dir mehr.',
  'coach.done.still': 'Was du hast, ist sicher; die Deals oben würden mehr bringen.',
  'coach.on.deals': 'Die Deals oben würden mehr bringen, als jetzt aufzuhören.',
  'coach.on': 'Solange du weiterhandelst, kann noch ein besseres Angebot kommen.',
  'coach.build': '{count} von {size} nebeneinander: {before} → {after} im Jahr.',
  'coach.build.complete': 'Komplett: {shop}, {before} → {after} im Jahr.',
  'coach.build.room': 'Hier kann das Geschäft wachsen: Platz auf {locations}.',
  'coach.build.alone': 'Auch allein bringt er {after} im Jahr.',
  'coach.built': 'Was du noch auf der Hand hast, ist dort mehr wert.',
  'coach.keep.beside':
    '{locations} {count, plural, one {liegt} other {liegen}} neben dem, was dir gehört.',
  'coach.keep.together': '{locations} liegen nebeneinander.',
  'coach.keep.room':
    'Rund um {location} {count, plural, one {gehört # Adresse} other {gehören # Adressen}} noch niemandem.',
  'coach.wanted': 'Dein Geschäft ({shop}) mit {locations}: {income} mehr im Jahr.',
  'coach.wanted.complete':
    'Dein Geschäft ({shop}) wird mit {locations} komplett: {income} mehr im Jahr.',
  'coach.thing': 'Für {seat} ist es etwa {worth} wert, für dich {own}: {thing}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
