/** What each option changes, in English. */
export const en = {
  'option.map.about': 'Where the 24 lots lie and which of them are neighbours.',
  'option.secondCard.about':
    'Where the second lot of a round lies: the mayor’s choice gives the mayor more power.',
  'option.soleBonus.about':
    'What you get on top for all four plots of a lot whose use does not suit its place.',
  'option.money.about':
    'Open: everybody sees who leads and who can pay. Hidden: you have to remember.',
} as const;
