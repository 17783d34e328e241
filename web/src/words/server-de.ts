import type { en } from './server-en.ts';

/** The texts about the server and the people at its tables, in German. */
export const de = {
  'why.no-server': 'Der Server ist nicht erreichbar.',
  'why.store-unavailable':
    'Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.',
  'why.disk-full': 'Der Server hat keinen Platz mehr zum Speichern. Versuch es später noch einmal.',
  'why.closing': 'Der Server wird neu gestartet. Versuch es gleich noch einmal.',
  'why.not-ready': 'Der Server kann gerade niemanden bedienen. Versuch es gleich noch einmal.',
  'why.banned': 'Der Betreiber dieses Servers hat dich ausgeschlossen.',
  'why.stale': 'Am Tisch ging es inzwischen weiter. Schau noch einmal hin und entscheide neu.',
  'why.put-out':
    'Der Gastgeber hat dich hinausgeworfen. Wenn er dich wieder zulässt, kannst du Platz nehmen.',
  'why.share-unknown': 'Hinter diesem Link steht keine Partie, oder nicht mehr.',
  'why.table-unknown': 'Diesen Tisch gibt es auf diesem Server nicht.',
  'why.name-length': 'Ein Name hat 1 bis 32 Zeichen.',
  'why.name-hidden': 'Dieser Name enthält unsichtbare Zeichen. Tippe ihn neu.',
  'why.name-stacked': 'In diesem Namen trägt ein Buchstabe zu viele Zeichen.',
  'why.name-blank': 'Ein Name braucht einen Buchstaben, eine Ziffer oder ein Emoji.',
  'why.name-bot': 'So heißen die Bots. Ergänze etwas, zum Beispiel eine Initiale.',
  'why.too-many': 'Zu viele Versuche. Warte eine Minute.',
  'why.too-many-changes':
    'Du hast es dir hier sehr oft anders überlegt. Jetzt kannst du nur noch abschließen.',
  'why.given-by-clock': 'Deine Zeit war um: Das lässt sich nicht zurücknehmen.',
  'chat.say': 'Sag etwas',
  'chat.said': '{name} sagt: {text}',
  'chat.gallery': 'Ein Zuschauer',
  'chat.send': 'Senden',
  'shuffle.bound': 'Die Mischung steht vor der ersten Karte fest und wird nach dem Ende geprüft:',
  'shuffle.revealing': 'Es wird gemischt …',
  'shuffle.checked': 'Die Mischung stand vor der ersten Karte fest: auf diesem Gerät geprüft.',
  'shuffle.unseen':
    'Die Mischung passt zu dem, was der Server festgelegt hatte. Dieses Gerät hat das vor der ersten Karte nicht gesehen.',
  'shuffle.rules':
    'Die Mischung passt zu dem, was der Server festgelegt hatte. Dieser Seite fehlen die Regeln, um die Karten zu prüfen.',
  'shuffle.unread':
    'Die Mischung konnte nicht geprüft werden: Es gibt keine Verbindung zum Server.',
  'shuffle.withheld':
    'Von {names} kam kein Beitrag rechtzeitig an; an seine Stelle trat ein vorher festgelegter Wert.',
  'shuffle.failed':
    'Achtung: Das ist nicht die Mischung, die vor der ersten Karte feststand. Speichere die Partie; sie zeigt den Unterschied ({why}).',
  'connection.reconnecting':
    'Die Verbindung ist weg. Wir versuchen es weiter; nichts geht verloren.',
  'connection.lost': 'Die Verbindung ließ sich nicht wiederherstellen.',
  'connection.again': 'Die Seite versucht es von selbst weiter, auch sobald das Netz zurück ist.',
  'connection.retry': 'Noch einmal versuchen',
} as const satisfies { readonly [id in keyof typeof en]: string };
