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
} as const;
