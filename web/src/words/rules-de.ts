import type { en } from './rules-en.ts';

/** The same in German. */
export const de = {
  'book.title': 'Regeln von {game}',
  'book.title.table': 'Regeln der Tische',
  'book.contents': 'Inhalt',
  'book.search': 'In den Regeln suchen',
  'book.clear': 'Suche leeren',
  'book.found':
    '{count, plural, =0 {Nichts gefunden} one {# Stelle gefunden} other {# Stellen gefunden}}',
  'book.try': 'Versuch es mit einem anderen Wort oder der Nummer einer Regel.',
  'book.rule': 'Regel {rules}',
  'book.link': 'Link zur Regel {rule}',
  'book.lesson': 'Zur Lektion',
  'book.lesson.short': 'Lektion',
  'book.print': 'Drucken',
  'book.page': 'Als Seite öffnen',
  'book.other': 'Regeln der anderen Spiele',
  'book.example': 'Beispiel in Schritten',
  'book.step': '{step} von {count}',
  'book.back': 'Schritt zurück',
  'book.next': 'Nächster Schritt',
  'book.boards': 'Spielplan öffnen, prüfen und berichtigen',

  'number.2': 'zwei',
  'number.3': 'drei',
  'number.4': 'vier',
  'number.5': 'fünf',
  'number.6': 'sechs',
  'number.7': 'sieben',
  'number.8': 'acht',
  'number.9': 'neun',
  'number.10': 'zehn',
  'number.11': 'elf',
  'number.12': 'zwölf',

  'rules.table': 'An diesen Tischen',
  'rules.table.FB-1': 'Ist eine Partie zu Ende, wird darin nichts mehr gespielt.',
  'rules.table.FB-2': 'Antworten kann nur, wer gefragt ist.',
  'rules.table.FB-3': 'Eine Antwort enthält alles, wonach gefragt ist.',
  'rules.table.FB-4':
    'Deine letzte Antwort kannst du zurücknehmen, solange niemand sonst gehandelt hat, nichts gezogen oder aufgedeckt wurde, deine Zeit nicht abgelaufen ist und keine Spielregel sie endgültig macht. Wählen alle geheim, geht das, bis alle gewählt haben.',
  'rules.table.FB-10': 'Jedes Spiel hat seine eigene Spielerzahl.',
  'rules.table.FB-11': 'Eine Option hat einen der Werte, die das Spiel anbietet.',
  'rules.table.FB-12': 'Eine Partie folgt der Fassung der Regeln, mit der sie begonnen hat.',
  'rules.table.FB-13':
    'Eine eigene Bedenkzeit gibt es nur für Arten von Entscheidungen, die das Spiel kennt.',
  'rules.table.FB-14': 'Ein Bot hat einen Charakter, den das Spiel kennt, oder keinen.',
  'rules.table.FB-20':
    'Eine Datei, die geöffnet wird, muss vollständig sein und die richtige Form haben.',
  'rules.table.FB-21':
    'Eine aufgezeichnete Partie muss vom ersten bis zum letzten Zug den Regeln folgen.',
  'rules.table.FB-22':
    'Eine Stellung muss in einer Partie vorkommen können: nichts zu viel, nichts zu wenig.',
  'rules.table.FB-30': 'Ein Tisch hat seine eigene Adresse; ohne sie findet ihn niemand.',
  'rules.table.FB-31':
    'Manches geht nur vor dem Beginn, anderes nur während der Partie oder nach ihrem Ende.',
  'rules.table.FB-32':
    'Ein Platz gehört einer Person oder einem Bot, und jeder hat höchstens einen Platz an einem Tisch.',
  'rules.table.FB-33':
    'Nur der Gastgeber startet die Partie, ändert Plätze und wirft jemanden hinaus.',
  'rules.table.FB-34':
    'Nur wer am Tisch sitzt, entscheidet dort. Antwortet jemand lange nicht, kann ein Bot spielen; wer zurückkommt, übernimmt seinen Platz wieder, außer nach einer Aufgabe.',
  'rules.table.FB-35':
    'Eine Antwort gilt für die Frage, auf die sie gegeben wurde, nicht für eine spätere.',
  'rules.table.FB-36': 'Dieselbe Nachricht, zweimal gesendet, zählt einmal.',
  'rules.table.FB-37': 'Der Gastgeber entscheidet, ob andere zuschauen dürfen.',
  'rules.table.FB-38': 'Die Partie beginnt, wenn jeder Platz besetzt ist.',
  'rules.table.FB-39':
    'Die Aufzeichnung einer Partie enthält ihre Geheimnisse und ist deshalb erst nach dem Ende offen.',
  'rules.table.FB-40':
    'Manches braucht einen Namen auf diesem Server; die Seite besorgt ihn von selbst.',
  'rules.table.FB-42': 'Ein Passkey beweist auf deinem Gerät, dass ein Konto dir gehört.',
  'rules.table.FB-43': 'Ein Wiederherstellungscode öffnet ein Konto ein einziges Mal.',
  'rules.table.FB-44': 'Ein Platz lässt sich nur für jemanden freihalten, den dieser Server kennt.',
  'rules.table.FB-45': 'Ein Name ist für alle lesbar, nicht zu lang und nicht der eines Bots.',
  'rules.table.FB-50': 'Eine Nachricht an den Server hat die Form, die er erwartet.',
  'rules.table.FB-51': 'Eine Nachricht an den Server ist nicht zu groß.',
  'rules.table.FB-52': 'Eine Nachricht an den Server ist nicht zu tief verschachtelt.',
  'rules.table.FB-53': 'Eine Nachricht an den Server ist lesbarer Text.',
  'rules.table.FB-54': 'Nur Seiten dieser Website können für dich handeln.',
  'rules.table.FB-55': 'Wer in kurzer Zeit zu oft fragt, muss einen Moment warten.',
  'rules.table.FB-56':
    'Manches hat eine Obergrenze: offene Tische, Verbindungen, geänderte Meinungen.',
  'rules.table.FB-57': 'Eine Adresse muss irgendwohin führen.',
  'rules.table.FB-58': 'Eine Nachricht muss rechtzeitig ankommen.',
  'rules.table.FB-59': 'Der Server liest nur eine Art von Nachrichten.',
  'rules.table.FB-60':
    'Kann der Server nichts speichern oder startet er neu, geht nichts verloren: Es geht gleich weiter.',
  'rules.table.FB-70': 'Ein Fehler des Servers ist seine Schuld; er schreibt ihn auf.',
  'rules.table.FB-80':
    'Jeder bringt einen Teil des Mischens ein und legt ihn vor der ersten Karte fest, damit niemand die Karten wählen kann.',
} as const satisfies { readonly [id in keyof typeof en]: string };
