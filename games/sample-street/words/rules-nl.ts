import type { en } from './rules-en.ts';

/** The same in Dutch. */
export const nl = {
  'rules.minute': 'Het spel in één minuut',
  'rules.minute.all':
    'Je bouwt een stad, perceel voor perceel. Elk gebouw is punten waard door wat ernaast staat. De meeste punten winnen.',
  'rules.town': 'De stad',
  'rules.town.lots':
    'De stad heeft vier rijen van zes percelen; de grote heeft zes rijen van zeven.',
  'rules.town.cards':
    'De kaarten zijn huizen, winkels en parken. Er zijn evenveel kaarten als percelen.',
  'rules.town.neighbours': 'Percelen zijn buren als ze een zijde delen, ook over een straat heen.',
  'rules.town.deal':
    'Iedereen krijgt twee kaarten die de anderen niet zien. Het lot bepaalt wie begint.',
  'rules.turn': 'Een beurt',
  'rules.turn.build':
    'In je beurt bouw je een van je kaarten op een leeg perceel, en trek je een kaart zolang die er zijn.',
  'rules.turn.house': 'Een huis is 1 punt waard, en 2 meer voor elk park ernaast.',
  'rules.turn.shop': 'Een winkel is 2 punten waard voor elk huis ernaast.',
  'rules.turn.park': 'Een park is 1 punt waard voor elk gebouw ernaast.',
  'rules.turn.end':
    'Als alles bebouwd is, winnen de meeste punten. Bij een gelijke stand deel je de overwinning.',
} as const satisfies { readonly [id in keyof typeof en]: string };
