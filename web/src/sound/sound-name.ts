/** The sounds of the table. */
export type SoundName = 'piece' | 'coin' | 'stamp' | 'card' | 'turn' | 'deal' | 'win';
