import type { en } from './levels-en.ts';

/** How each level of bots plays, in French. */
export const fr = {
  'levels.all': 'Le niveau des robots',
  'levels.number': '{number} sur 8',
  'levels.scale': 'De 1, pour les enfants, à 8, le plus fort.',
  'levels.characters': 'Caractères',
  'levels.any': 'N’importe quel caractère',
  'levels.none': 'Sans caractère',
  'level.starter':
    'Ne voit que ce qui compte à l’instant. Pour les enfants et une toute première partie.',
  'level.apprentice': 'Pense à son propre gain, et se contente souvent du deuxième choix.',
  'level.casual': 'Pense à son propre gain, avec plus de soin.',
  'level.hobbyist': 'Sait flairer une bonne occasion, et ne regarde guère les vôtres.',
  'level.regular': 'Sait ce qui compte, et tient compte de ce que vous voulez.',
  'level.skilled': 'Réfléchit plus loin et laisse peu de cadeaux.',
  'level.veteran': 'Voit loin et laisse passer peu de chose.',
  'level.expert': 'Le plus fort : il réfléchit aussi loin qu’il le peut.',
} as const satisfies { readonly [id in keyof typeof en]: string };
