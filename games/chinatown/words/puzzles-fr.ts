import type { en } from './puzzles-en.ts';

/** The sentences of Chinatown’s puzzles, in French. */
export const fr = {
  'puzzle.location': 'l’adresse {at}',
  'puzzle.ask.income': 'Construisez pour que vos commerces rapportent le plus cette année.',
  'puzzle.ask.keep':
    'La dernière année. {count, plural, one {Quelle carte gardez-vous ?} other {Quelles # cartes gardez-vous ?}} Comptez sur vos tuiles, pas sur les affaires.',
  'puzzle.ask.lead':
    'La dernière année, tout l’argent est visible. {seat} vous fait une offre, et aucune autre affaire ne suivra. Accepter ou refuser ?',
  'puzzle.ask.three':
    'Trouvez l’offre à trois, une chose chacun, qui rapporte plus aux trois cette année. Aucun échange à deux n’y arrive pour vous.',
  'puzzle.missed.income': 'Cela rapporte au plus {value} par an. Il y a mieux.',
  'puzzle.missed.income.most': 'Cela rapporte au plus {value} par an. Il y a mieux.',
  'puzzle.missed.lead':
    'Face au plus riche des autres, vous finiriez {value}. Comptez les deux côtés.',
  'puzzle.missed.lead.most': 'Ici, il s’agit seulement d’accepter cette offre ou non.',
  'puzzle.missed.gain':
    'Quelqu’un n’y gagnerait rien. Une chose chacun, en faisant le tour des trois.',
  'puzzle.missed.gain.most':
    'Quelqu’un n’y gagnerait rien. Une chose chacun, en faisant le tour des trois.',
  'puzzle.value.income':
    'Vous gagnez {value} cette année ; la meilleure autre façon rapporte {next}.',
  'puzzle.value.lead':
    'Face au plus riche des autres, vous finissez {value} ; l’autre réponse vous laisse {next}.',
  'puzzle.value.gain': 'Vous gagnez {value} de plus cette année.',
  'puzzle.theme.place': 'Où construire',
  'puzzle.hint.place':
    'Ne commencez pas par la tuile qui paie le plus tout de suite. Quelles boutiques pourraient être côte à côte ?',
  'puzzle.why.place':
    'Votre plus grand gain : {shops} dans un commerce ({shop}), soit {gain} de plus par an.',
  'puzzle.theme.complete': 'Compléter',
  'puzzle.hint.complete':
    'Le grand saut vient avec la dernière boutique d’un commerce. Lequel pouvez-vous compléter ?',
  'puzzle.why.complete':
    'Un commerce complet paie bien plus. Ici, {shops} sont réunis ({shop}) : {gain} de plus par an.',
  'puzzle.theme.keep': 'Quelles cartes garder',
  'puzzle.hint.keep': 'Quelles adresses touchent ce que vous avez, ou se touchent ?',
  'puzzle.why.keep': 'Ces adresses accueillent vos tuiles là où elles sont côte à côte.',
  'puzzle.theme.accept': 'Une bonne offre',
  'puzzle.hint.accept': 'Que gagnez-vous avec elle au dernier jour de paie, et que gagne l’autre ?',
  'puzzle.why.accept':
    'Vous y gagnez {gain}. {seat} y gagne aussi {theirs}, et vous pouvez le lui laisser.',
  'puzzle.theme.decline': 'Trop cher',
  'puzzle.hint.decline': 'Il reste un seul jour de paie. Que vous rapportera-t-elle ?',
  'puzzle.why.decline':
    'Pour vous, ce serait {gain}, pour {seat} {theirs} de plus : le prix ne va pas.',
  'puzzle.theme.king': 'Plus riche, mais deuxième',
  'puzzle.hint.king': 'Votre gain n’est pas la question. Qui d’autre grandit ?',
  'puzzle.why.king':
    'Elle vous rapporterait {gain}, mais {theirs} à {seat}. Vous êtes rivaux : c’est une perte.',
  'puzzle.theme.three': 'Affaire à trois',
  'puzzle.hint.three':
    'Il vous faut quelque chose de l’un, qui a besoin de l’autre, qui a besoin de vous.',
  'puzzle.why.three':
    'Une solution : votre bien ({a}) va à {next}, le sien ({b}) à {last}, et de {last} vient ce qu’il vous faut ({c}). {next} gagne {gainNext} de plus, {last} {gainLast}.',
} as const satisfies { readonly [id in keyof typeof en]: string };
