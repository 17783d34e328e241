/** What the coach says about Downtown, in English. */
export const en = {
  'coach.name.order': '{plots, plural, one {# plot} other {# plots}} of lot {lot} for {price}',
  'coach.name.order.duel': '{plots, plural, one {# plot} other {# plots}} of lot {lot}',
  'coach.name.left': 'The left half',
  'coach.name.right': 'The right half',
  'coach.fills':
    'Fills lot {lot} now: {plots, plural, one {# plot} other {# plots}} at {value} bring you {total}.',
  'coach.fills.alone': 'Makes lot {lot} yours alone: {total}, {bonus} of it as a bonus.',
  'coach.bare':
    'Lot {lot} is not planned yet: {plots, plural, one {# plot} other {# plots}} for {price} instead of {later}, worth about {value} each.',
  'coach.value': 'A plot of lot {lot} should pay about {value}.',
  'coach.fill-chance': 'Lot {lot} fills up in time with {percent} %.',
  'coach.not-alone': 'It keeps {seat} from owning lot {lot} alone, which would pay {denied} more.',
  'coach.quiet': 'Hardly anybody else wants lot {lot} now.',
  'coach.pass': 'Nothing you can order now pays more than it costs.',
  'coach.use.itself':
    'With {use} lot {lot} is worth {after} a plot, and you own {plots, plural, one {# plot} other {# plots}}.',
  'coach.use.neighbour': 'With {use} your lot {lot} rises from {before} to {after} a plot.',
  'coach.use.worth': 'With {use} a plot of lot {lot} is worth {after}.',
  'coach.use.denies': 'It costs {seat} about {loss}.',
  'coach.vote': 'With your vote {use} wins with {percent} %.',
  'coach.vote.sure': 'Almost surely {use} wins ({percent} %).',
  'coach.token.use': 'The token lifts {use} from {kept} to {used} %: worth more than keeping it.',
  'coach.token.keep':
    'The token would lift {use} only from {kept} to {used} %. Keep it for a better vote.',
  'coach.pile':
    'You own plots on {count, plural, one {# lot} other {# lots}} that may be planned there.',
  'coach.pile.others': 'The others own plots on fewer lots there: {count} instead of {more}.',
  'coach.pile.odd': 'An odd card brings a second lot: {odd} of {count} there.',
  'coach.card.own':
    '{plots, plural, one {Your plot} other {Your # plots}} of lot {lot} can pay at last: at least {value} each, whatever {seat} lays.',
  'coach.card.neighbour':
    'Whatever {seat} lays, your lot {lot} rises from {before} to at least {after} a plot.',
  'coach.card.safe': 'Of your cards, {seat} can do you least harm with this one.',
  'coach.card.nothing': 'It brings {seat} nothing, whatever use is laid.',
  'coach.card.costs': 'At best it brings {seat} {gain}, and you at least {mine}.',
  'coach.card.apart': 'None of your plots is on lot {lot} or next to it: nothing of yours changes.',
} as const;
