/** What the coach says about Chinatown, in English. */
export const en = {
  'coach.name.deal': 'A deal with {seats}',
  'coach.name.deal.three': 'A round of three with {seats}',
  'coach.name.accept': 'Accept the offer of {seat}',
  'coach.name.decline': 'Decline the offer of {seat}',
  'coach.name.withdraw': 'Step back from your offer',
  'coach.name.done': 'Be done trading',
  'coach.name.not-done': 'Trade on',
  'coach.name.build': 'Build the {shop} on {location}',
  'coach.completes':
    'Completes your {shop}: {income} more a year, for {years, plural, one {# year} other {# years}}.',
  'coach.grows':
    'Your {shop} grows from {from} to {to}: {income} more a year, for {years, plural, one {# year} other {# years}}.',
  'coach.opens':
    'Lets you open {count, plural, one {a} other {#}} {shop}: {income} more a year, for {years, plural, one {# year} other {# years}}.',
  'coach.deal': 'In all you gain about {gain}, {seat} {theirs}.',
  'coach.deal.theirs': 'You gain about {gain}, but {seat} {theirs}: ask for more.',
  'coach.deal.costs': 'In all it costs you about {cost}.',
  'coach.offer.costs': 'The offer would cost you about {cost} in all.',
  'coach.offer.even': 'In all, that deal changes next to nothing for you.',
  'coach.if-agreed': 'The chance of a deal holds if everybody agrees to it.',
  'coach.done': 'No deal in sight brings you more.',
  'coach.done.still': 'What you have is safe; the deals above would bring more.',
  'coach.on.deals': 'The deals above would bring more than stopping here.',
  'coach.on': 'While you trade on, a better offer can still come.',
  'coach.build': '{count} of {size} side by side: {before} → {after} a year.',
  'coach.build.complete': 'Completes the {shop}: {before} → {after} a year.',
  'coach.build.room': 'It can grow here: room at {locations}.',
  'coach.build.alone': 'It pays {after} a year, even alone.',
  'coach.built': 'What is left in your hand is worth more there.',
  'coach.keep.beside': '{locations} {count, plural, one {lies} other {lie}} beside what you own.',
  'coach.keep.together': '{locations} lie side by side.',
  'coach.keep.room':
    '{location} has room: around it {count, plural, one {# address is} other {# addresses are}} still nobody’s.',
  'coach.wanted': 'Your {shop} with {locations}: {income} more a year.',
  'coach.wanted.complete': 'Your {shop} is complete with {locations}: {income} more a year.',
  'coach.thing': 'To {seat} your {thing} is worth about {worth}, to you {own}.',
} as const;
