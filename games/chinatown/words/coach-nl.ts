import type { en } from './coach-en.ts';

/** What the coach says about Chinatown, in Dutch. */
export const nl = {
  'coach.name.deal': 'Een deal met {seats}',
  'coach.name.deal.three': 'Een ronde van drie met {seats}',
  'coach.name.accept': 'Het bod van {seat} aannemen',
  'coach.name.decline': 'Het bod van {seat} afslaan',
  'coach.name.withdraw': 'Je bod intrekken',
  'coach.name.done': 'Klaar zijn met handelen',
  'coach.name.not-done': 'Verder handelen',
  'coach.name.build': 'Open op {location}: {shop}',
  'coach.completes':
    'Maakt je {shop} compleet: {income} meer per jaar, {years, plural, one {# jaar} other {# jaar}} lang.',
  'coach.grows':
    'Je {shop} groeit van {from} naar {to}: {income} meer per jaar, {years, plural, one {# jaar} other {# jaar}} lang.',
  'coach.opens':
    'Je opent er {count, plural, one {één} other {#}} bij ({shop}): {income} meer per jaar, {years, plural, one {# jaar} other {# jaar}} lang.',
  'coach.deal': 'Al met al win jij ongeveer {gain}, {seat} {theirs}.',
  'coach.deal.theirs': 'Jij wint ongeveer {gain}, maar {seat} {theirs}: vraag meer.',
  'coach.deal.costs': 'Al met al kost het je ongeveer {cost}.',
  'coach.offer.costs': 'Het bod zou je al met al ongeveer {cost} kosten.',
  'coach.offer.even': 'Al met al verandert die deal voor jou bijna niets.',
  'coach.if-agreed': 'De kans van een deal geldt als iedereen akkoord gaat.',
  'coach.done': 'Geen deal in zicht brengt je meer op.',
  'coach.done.still': 'Wat je hebt is zeker; de deals hierboven zouden meer opleveren.',
  'coach.on.deals': 'De deals hierboven leveren meer op dan nu stoppen.',
  'coach.on': 'Zolang je verder handelt, kan er nog een beter bod komen.',
  'coach.build': '{count} van {size} naast elkaar: {before} → {after} per jaar.',
  'coach.build.complete': 'Compleet: {shop}, {before} → {after} per jaar.',
  'coach.build.room': 'Hier kan de zaak groeien: ruimte op {locations}.',
  'coach.build.alone': 'Ook alleen levert hij {after} per jaar op.',
  'coach.built': 'Wat je nog in je hand hebt, is daar meer waard.',
  'coach.keep.beside':
    '{locations} {count, plural, one {ligt} other {liggen}} naast wat van jou is.',
  'coach.keep.together': '{locations} liggen naast elkaar.',
  'coach.keep.room':
    'Rond {location} {count, plural, one {is # adres} other {zijn # adressen}} nog van niemand.',
  'coach.wanted': 'Je {shop} met {locations}: {income} meer per jaar.',
  'coach.wanted.complete': 'Je {shop} is compleet met {locations}: {income} meer per jaar.',
  'coach.thing': 'Voor {seat} is je {thing} ongeveer {worth} waard, voor jou {own}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
