import type { en } from './coach-en.ts';

/** What the coach says about Tower Up, in French. */
export const fr = {
  'coach.name.build': 'Construire en {colour} sur {site}',
  'coach.name.raise': 'Construire en {colour} sur {site}, toit sur {roof}',
  'coach.height': 'Votre toit au niveau {height} fait avancer le {colour} : {millions} M.',
  'coach.extra': 'Le {colour}, votre plus lent, passe l’étoile : vous rejouez.',
  'coach.objective': 'Remplit « {goal} » : {token} M.',
  'coach.objective.before':
    'Remplit « {goal} » pour {token} M, avant {seat} à qui il en manque un.',
  'coach.towards': '{have} sur {need} pour « {goal} ».',
  'coach.covers': 'Recouvre ce que {seat} a au sommet : {denied} M de moins.',
  'coach.ends': 'Termine la partie pendant que vous menez de {margin} M.',
  'coach.machine': '{steps, plural, one {# pas} other {# pas}} pour le {colour} : {millions} M.',
  'coach.opens': 'Ouvre {site} pour votre prochain tour : {millions} M.',
  'coach.floors': 'Apporte {floors} pour les prochains immeubles.',
} as const satisfies { readonly [id in keyof typeof en]: string };
