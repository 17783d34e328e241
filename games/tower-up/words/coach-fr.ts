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
  'coach.place.goal': 'Compte pour « {goal} » : les étages de départ en offrent {have} sur {need}.',
  'coach.place.shared': 'Construire sur {at} surélèvera {count} immeubles d’un coup.',
  'coach.place.apart': 'Il est à l’écart des autres : un endroit de plus d’où construire.',
  'coach.place.colour': 'La ville n’a encore aucun immeuble {colour}.',
  'coach.place.room':
    '{count, plural, one {# terrain vide touche} other {# terrains vides touchent}} {site}.',
  'coach.return.open':
    'Avec ce que vous gardez, vous pouvez construire sur {count, plural, one {# terrain} other {# terrains}} ; {site} rapporte le plus : {millions} M.',
  'coach.return.keep': 'Vous gardez {floors}.',
  'coach.return.every': 'Vous gardez des étages de chaque couleur.',
  'coach.return.idle':
    'Votre piste du {colour} est pleine : un toit sur du {colour} ne fait plus rien avancer.',
  'coach.return.over': 'Vous n’avez plus de tour : peu importe les étages rendus.',
} as const satisfies { readonly [id in keyof typeof en]: string };
