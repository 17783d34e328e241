/** The texts of Tower Up for people who hear the table, in English. */
export const en = {
  'hold.empty': 'empty',
  'hold.building': '{colour}, {height, plural, one {# floor} other {# floors}}',
  'hold.top': '{seat} on top',
  'hold.top.you': 'you on top',
  'hold.roof': '{seat} on floor {floor}',
  'hold.roof.you': 'you on floor {floor}',
  'mine.stock': 'Your stock: {floors}; {roofs, plural, one {# roof} other {# roofs}} left',
  'mine.markers': 'Your markers: {markers}',
  'mine.marker': '{colour} {at}',
  'mine.roofs': 'Your roofs: {list}',
  'mine.roof': '{site} {colour}, floor {floors} of {height}',
  'mine.none': 'You have placed no roof yet',
  'table.buildings': '{count, plural, one {# building} other {# buildings}} on {sites} sites',
  'table.seat': '{seat} {millions} M, {roofs, plural, one {# roof} other {# roofs}} left',
  'table.seat.you': 'you {millions} M, {roofs, plural, one {# roof} other {# roofs}} left',
  'table.ending': 'the last turns',
} as const;
