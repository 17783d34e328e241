/** What the coach says about Tower Up, in English. */
export const en = {
  'coach.name.build': 'Build {colour} on {site}',
  'coach.name.raise': 'Build {colour} on {site}, roof on {roof}',
  'coach.height': 'Your roof at height {height} moves {colour}: {millions} M.',
  'coach.extra': 'It brings {colour}, your slowest, past the star: you play again.',
  'coach.objective': 'Completes “{goal}”: {token} M.',
  'coach.objective.before': 'Completes “{goal}” for {token} M, before {seat}, who misses one.',
  'coach.towards': '{have} of {need} for “{goal}”.',
  'coach.covers': 'Covers what {seat} has on top: {denied} M less there.',
  'coach.ends': 'Ends the game while you lead by {margin} M.',
  'coach.machine': '{steps, plural, one {# step} other {# steps}} for {colour}: {millions} M.',
  'coach.opens': 'Opens {site} for your next turn: {millions} M.',
  'coach.floors': 'Brings {floors} for the next builds.',
  'coach.place.goal': 'Counts for “{goal}”: the starting floors then offer {have} of {need}.',
  'coach.place.shared': 'A build on {at} will raise {count} buildings at once.',
  'coach.place.apart': 'It stands apart from the others: one more place from which to build.',
  'coach.place.colour': 'No building of the town is {colour} yet.',
  'coach.place.room':
    '{count, plural, one {# empty site lies} other {# empty sites lie}} next to {site}.',
  'coach.return.open':
    'With what you keep you can build on {count, plural, one {# site} other {# sites}}; {site} brings most: {millions} M.',
  'coach.return.keep': 'You keep {floors}.',
  'coach.return.every': 'You keep floors of every colour.',
  'coach.return.idle': 'Your {colour} track is full: a roof on {colour} moves nothing any more.',
  'coach.return.over': 'You have no turn left: it does not matter which floors you give back.',
} as const;
