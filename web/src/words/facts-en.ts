/** The facts about a game, on its card and where a table is opened; the games to continue. */
export const en = {
  'facts.about': 'About the game',
  'facts.players': '{count} players',
  'facts.weight': 'Weight: {weight}',
  'facts.weight.1': 'light',
  'facts.weight.2': 'medium',
  'facts.weight.3': 'heavy',
  'facts.learn': 'Learn it in {minutes} minutes',
  'home.continue': 'Continue',
  'home.finished': 'Finished games',
} as const;
