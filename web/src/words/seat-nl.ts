import type { en } from './seat-en.ts';

/** The texts about leaving, returning and resigning at a table on the server, in Dutch. */
export const nl = {
  'seat.open': 'Plaats',
  'seat.title': 'Jouw plaats',
  'seat.back': 'Plaats terugnemen',
  'seat.away': 'Een bot speelt voor jou.',
  'seat.waits': 'De tafel wacht op jou.',
  'seat.leave': 'Even weggaan',
  'seat.leave.waits':
    'De anderen zien dat je weg bent. De tafel wacht, tenzij de gastheer een bot voor je laat spelen. Je kunt bij elke beslissing terugkomen.',
  'seat.leave.bot': 'Een bot speelt voor jou tot je terugkomt. Dat kan bij elke beslissing.',
  'seat.resign': 'Opgeven',
  'seat.resign.about': 'Een bot speelt voor jou verder tot het einde. Je kunt niet meer terug.',
  'seat.resign.sure': 'Deze partij voorgoed opgeven?',
  'seat.resign.stay': 'Doorspelen',
  'seat.resigned': 'Je hebt opgegeven. Een bot speelt voor jou verder tot het einde.',
  'seat.replace': 'Een bot laten spelen voor {name}',
  'seat.replace.about': '{name} is weggegaan.',
  'seat.close': 'Sluiten',
  'seat.absent': 'We wachten sinds {time} op {name}.',
  'seat.absent.agree': 'Een bot laten doorspelen',
  'seat.absent.all': 'Nog nodig: het akkoord van {names}.',
  'seat.absent.back': '{name} kan de plaats altijd weer terugnemen.',
  'seat.absent.others': 'Voor een bot: {names}.',
  'seat.absent.agreed': 'Jij bent voor een bot. Nog niet akkoord: {names}.',
  'why.not-long-enough':
    'Daar is het te vroeg voor: iemand heeft net gespeeld of is net teruggekomen.',
  'why.still-here': 'De tafel wacht niet meer op deze speler.',
  'why.time-up':
    'De tijd voor deze vraag is om. Je bot antwoordt; daarna is de plaats weer van jou.',
} as const satisfies { readonly [id in keyof typeof en]: string };
