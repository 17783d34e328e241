/** The texts of lists of tables on the server. */
export const en = {
  'tables.kept': 'kept seat',
  'tables.running': 'Tables to watch',
  'tables.join': 'Sit down',
  'tables.watch': 'Watch',
  'tables.seats-free': '{count, plural, one {1 seat free} other {# seats free}}',
} as const;
