import type { en } from './coach-en.ts';

/** What the coach says about Downtown, in Dutch. */
export const nl = {
  'coach.name.order':
    '{plots, plural, one {# perceel} other {# percelen}} van terrein {lot} voor {price}',
  'coach.name.order.duel': '{plots, plural, one {# perceel} other {# percelen}} van terrein {lot}',
  'coach.name.left': 'De linkerhelft',
  'coach.name.right': 'De rechterhelft',
  'coach.fills':
    'Maakt terrein {lot} nu vol: {plots, plural, one {# perceel} other {# percelen}} van {value} brengen je {total} op.',
  'coach.fills.alone': 'Terrein {lot} is dan van jou alleen: {total}, waarvan {bonus} bonus.',
  'coach.bare':
    'Terrein {lot} is nog ongepland: {plots, plural, one {# perceel} other {# percelen}} voor {price} in plaats van {later}, elk ongeveer {value} waard.',
  'coach.value': 'Een perceel van terrein {lot} brengt waarschijnlijk ongeveer {value} op.',
  'coach.fill-chance': 'Terrein {lot} raakt met {percent} % kans op tijd vol.',
  'coach.not-alone':
    'Zo wordt {seat} niet de enige eigenaar van terrein {lot}: dat zou {denied} extra opleveren.',
  'coach.quiet': 'Bijna niemand anders wil nu terrein {lot}.',
  'coach.pass': 'Niets wat je nu kunt bestellen levert meer op dan het kost.',
  'coach.use.itself':
    'Met {use} is terrein {lot} {after} per perceel waard, en jij hebt er {plots, plural, one {#} other {#}}.',
  'coach.use.neighbour': 'Met {use} stijgt je terrein {lot} van {before} naar {after} per perceel.',
  'coach.use.worth': 'Met {use} is een perceel van terrein {lot} {after} waard.',
  'coach.use.denies': 'Dat kost {seat} ongeveer {loss}.',
  'coach.vote': 'Met jouw stem wint {use} met {percent} % kans.',
  'coach.vote.sure': 'Bijna zeker wint {use} ({percent} %).',
  'coach.token.use': 'Het lobbyfiche tilt {use} van {kept} naar {used} %: meer waard dan bewaren.',
  'coach.token.keep':
    'Het lobbyfiche tilt {use} maar van {kept} naar {used} %. Bewaar het voor een betere stemming.',
  'coach.pile':
    'Je hebt percelen op {count, plural, one {# terrein} other {# terreinen}} die daar gepland kunnen worden.',
  'coach.pile.others':
    'Daar hebben de anderen percelen op minder terreinen: {count} in plaats van {more}.',
  'coach.pile.odd': 'Een oneven kaart brengt een tweede terrein mee: daar {odd} van de {count}.',
  'coach.card.own':
    '{plots, plural, one {Je perceel} other {Je # percelen}} van terrein {lot}: eindelijk een uitbetaling, minstens {value} per perceel, wat {seat} ook legt.',
  'coach.card.neighbour':
    'Wat {seat} ook legt, je terrein {lot} stijgt van {before} naar minstens {after} per perceel.',
  'coach.card.safe': 'Van je kaarten is dit die waarmee {seat} je het minst kan schaden.',
  'coach.card.nothing': 'Ze levert {seat} niets op, welke bestemming er ook komt.',
  'coach.card.costs': 'Ze levert {seat} hoogstens {gain} op, en jou minstens {mine}.',
  'coach.card.apart':
    'Geen van je percelen ligt op terrein {lot} of ernaast: voor jou verandert er niets.',
} as const satisfies { readonly [id in keyof typeof en]: string };
