import type { en } from './coach-en.ts';

/** What the coach says about Chinatown, in French. */
export const fr = {
  'coach.name.deal': 'Une affaire avec {seats}',
  'coach.name.deal.three': 'À trois, avec {seats}',
  'coach.name.accept': 'Accepter l’offre de {seat}',
  'coach.name.decline': 'Refuser l’offre de {seat}',
  'coach.name.withdraw': 'Retirer votre offre',
  'coach.name.done': 'Finir de négocier',
  'coach.name.not-done': 'Continuer à négocier',
  'coach.name.build': 'Ouvrir : {shop} au {location}',
  'coach.completes':
    'Complète votre {shop} : {income} de plus par an, pendant {years, plural, one {# an} other {# ans}}.',
  'coach.grows':
    'Votre {shop} passe de {from} à {to} : {income} de plus par an, pendant {years, plural, one {# an} other {# ans}}.',
  'coach.opens':
    'Vous ouvrez {count, plural, one {un commerce} other {# boutiques}} ({shop}) : {income} de plus par an, pendant {years, plural, one {# an} other {# ans}}.',
  'coach.deal': 'En tout, vous gagnez environ {gain}, {seat} {theirs}.',
  'coach.deal.theirs': 'Vous gagnez environ {gain}, mais {seat} {theirs} : demandez plus.',
  'coach.deal.costs': 'En tout, cela vous coûte environ {cost}.',
  'coach.offer.costs': 'L’offre vous coûterait en tout environ {cost}.',
  'coach.offer.even': 'En tout, cette affaire ne change presque rien pour vous.',
  'coach.if-agreed': 'La chance d’une affaire vaut si tout le monde est d’accord.',
  'coach.done': 'Aucune affaire en vue ne vous rapporte plus.',
  'coach.done.still': 'Ce que vous avez est sûr ; les affaires ci-dessus rapporteraient plus.',
  'coach.on.deals': 'Les affaires ci-dessus rapporteraient plus que d’en rester là.',
  'coach.on': 'Tant que vous négociez, une meilleure offre peut encore venir.',
  'coach.build': '{count} sur {size} côte à côte : {before} → {after} par an.',
  'coach.build.complete': 'Complète : {shop}, {before} → {after} par an.',
  'coach.build.room': 'Le commerce peut grandir ici : place au {locations}.',
  'coach.build.alone': 'Même seule, elle rapporte {after} par an.',
  'coach.built': 'Ce qui reste en main y vaut davantage.',
  'coach.keep.beside':
    '{locations} {count, plural, one {touche} other {touchent}} ce que vous possédez.',
  'coach.keep.together': '{locations} sont côte à côte.',
  'coach.keep.room':
    'Autour du {location}, {count, plural, one {# adresse n’est} other {# adresses ne sont}} encore à personne.',
  'coach.wanted': 'Votre {shop} avec le {locations} : {income} de plus par an.',
  'coach.wanted.complete':
    'Votre {shop} est complet avec le {locations} : {income} de plus par an.',
  'coach.thing': 'Pour {seat}, votre {thing} vaut environ {worth}, pour vous {own}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
