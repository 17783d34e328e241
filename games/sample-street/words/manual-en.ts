/** The options in words. Loaded when they are read. */
export const en = {
  'option.town': 'Town',
  'option.town.small': 'Small: 24 lots',
  'option.town.large': 'Large: 42 lots',
} as const;
