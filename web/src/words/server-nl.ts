import type { en } from './server-en.ts';

/** The texts about the server and the people at its tables, in Dutch. */
export const nl = {
  'why.no-server': 'De server is niet bereikbaar.',
  'why.store-unavailable': 'De server kan nu niets opslaan. Probeer het zo nog eens.',
  'why.disk-full':
    'De server heeft geen ruimte meer om iets op te slaan. Probeer het later nog eens.',
  'why.closing': 'De server wordt opnieuw gestart. Probeer het zo nog eens.',
  'why.not-ready': 'De server kan nu niemand bedienen. Probeer het zo nog eens.',
  'why.banned': 'De beheerder van deze server heeft je uitgesloten.',
  'why.stale': 'Er is aan tafel al verder gespeeld. Kijk nog eens en beslis opnieuw.',
  'why.put-out':
    'De gastheer heeft je weggestuurd. Je kunt weer gaan zitten zodra je wordt toegelaten.',
  'why.share-unknown': 'Achter deze link zit geen partij, of niet meer.',
  'why.table-unknown': 'Deze tafel bestaat niet op deze server.',
  'why.name-length': 'Een naam heeft 1 tot 32 tekens.',
  'why.name-hidden': 'Deze naam bevat tekens die niemand kan zien. Typ hem opnieuw.',
  'why.name-stacked': 'In deze naam staan te veel tekens op elkaar.',
  'why.name-blank': 'Een naam heeft een letter, een cijfer of een emoji nodig.',
  'why.name-bot': 'Zo heten de bots al. Voeg iets toe, bijvoorbeeld een initiaal.',
  'why.too-many': 'Te veel pogingen. Wacht een minuut.',
  'why.too-many-changes':
    'Je bent hier heel vaak van gedachten veranderd. Nu kun je alleen nog afronden.',
  'why.given-by-clock': 'Je tijd was om: dat kun je niet terugnemen.',
  'chat.say': 'Zeg iets',
  'chat.said': '{name} zegt: {text}',
  'chat.gallery': 'Een toeschouwer',
  'chat.send': 'Versturen',
  'shuffle.bound': 'Het schudden ligt vast vóór de eerste kaart en wordt na afloop gecontroleerd:',
  'shuffle.revealing': 'Bezig met schudden …',
  'shuffle.checked': 'Het schudden lag vast vóór de eerste kaart: op dit apparaat gecontroleerd.',
  'shuffle.unseen':
    'Het schudden klopt met wat de server had vastgelegd. Dit apparaat had dat niet gezien vóór de eerste kaart.',
  'shuffle.rules':
    'Het schudden klopt met wat de server had vastgelegd. Deze pagina heeft de regels niet om de kaarten te controleren.',
  'shuffle.unread':
    'Het schudden kon niet worden gecontroleerd: er is geen verbinding met de server.',
  'shuffle.withheld':
    'Van {names} kwam de bijdrage niet op tijd; een vooraf vastgelegde waarde kwam ervoor in de plaats.',
  'shuffle.failed':
    'Let op: er is anders geschud dan vóór de eerste kaart was vastgelegd. Bewaar de partij; daarin is het verschil te zien ({why}).',
  'connection.reconnecting':
    'De verbinding is weg. We proberen het opnieuw; er gaat niets verloren.',
  'connection.lost': 'De verbinding kon niet worden hersteld.',
  'connection.again': 'De pagina probeert het vanzelf opnieuw, ook zodra het netwerk terug is.',
  'connection.retry': 'Opnieuw proberen',
} as const satisfies { readonly [id in keyof typeof en]: string };
