import type { en } from './rules-en.ts';

/** The same in Dutch. */
export const nl = {
  'book.title': 'Spelregels van {game}',
  'book.title.table': 'Regels van de tafels',
  'book.contents': 'Inhoud',
  'book.search': 'Zoek in de spelregels',
  'book.clear': 'Zoekveld leegmaken',
  'book.found':
    '{count, plural, =0 {Niets gevonden} one {# passage gevonden} other {# passages gevonden}}',
  'book.try': 'Probeer een ander woord of het nummer van een regel.',
  'book.rule': 'Regel {rules}',
  'book.link': 'Link naar regel {rule}',
  'book.lesson': 'Doe de les',
  'book.lesson.short': 'Les',
  'book.print': 'Afdrukken',
  'book.page': 'Als pagina openen',
  'book.other': 'Spelregels van de andere spellen',
  'book.example': 'Voorbeeld in stappen',
  'book.step': '{step} van {count}',
  'book.back': 'Stap terug',
  'book.next': 'Volgende stap',
  'book.boards': 'Open, controleer en verbeter het bord',

  'number.2': 'twee',
  'number.3': 'drie',
  'number.4': 'vier',
  'number.5': 'vijf',
  'number.6': 'zes',
  'number.7': 'zeven',
  'number.8': 'acht',
  'number.9': 'negen',
  'number.10': 'tien',
  'number.11': 'elf',
  'number.12': 'twaalf',

  'rules.table': 'Aan deze tafels',
  'rules.table.FB-1': 'Als een partij is afgelopen, valt er niets meer te spelen.',
  'rules.table.FB-2': 'Alleen wie iets gevraagd wordt, kan antwoorden.',
  'rules.table.FB-3': 'Een antwoord bevat alles waar de vraag om vraagt.',
  'rules.table.FB-4':
    'Je laatste antwoord kun je terugnemen zolang niemand anders iets heeft gedaan, er niets is getrokken of getoond, je tijd niet om is en geen spelregel het definitief maakt. Kiest iedereen in het geheim, dan kan dat tot iedereen heeft gekozen.',
  'rules.table.FB-10': 'Elk spel heeft zijn eigen aantal spelers.',
  'rules.table.FB-11': 'Een optie heeft een van de waarden die het spel biedt.',
  'rules.table.FB-12': 'Een partij volgt de versie van de regels waarmee ze begon.',
  'rules.table.FB-13':
    'Een eigen tijdslimiet geldt alleen voor soorten beslissingen die het spel kent.',
  'rules.table.FB-14': 'Een bot heeft een karakter dat het spel kent, of geen.',
  'rules.table.FB-20': 'Een bestand dat je opent, moet compleet zijn en de juiste vorm hebben.',
  'rules.table.FB-21':
    'Een opgeslagen partij moet van de eerste tot de laatste zet de regels volgen.',
  'rules.table.FB-22':
    'Een stelling moet in een partij kunnen voorkomen: niets te veel, niets te weinig.',
  'rules.table.FB-30': 'Een tafel heeft een eigen adres; zonder dat adres vindt niemand hem.',
  'rules.table.FB-31':
    'Sommige dingen kunnen alleen voor het begin, andere alleen tijdens de partij of na het einde.',
  'rules.table.FB-32':
    'Een plaats is van één persoon of één bot, en iedereen heeft hooguit één plaats aan een tafel.',
  'rules.table.FB-33': 'Alleen de gastheer start de partij, wijzigt plaatsen en stuurt mensen weg.',
  'rules.table.FB-34':
    'Alleen wie aan tafel zit, beslist daar. Antwoordt iemand lang niet, dan kan een bot spelen; wie terugkomt neemt de plaats weer over, behalve na opgeven.',
  'rules.table.FB-35':
    'Een antwoord telt voor de vraag waarop het gegeven is, niet voor een latere.',
  'rules.table.FB-36': 'Hetzelfde bericht dat twee keer aankomt, telt één keer.',
  'rules.table.FB-37': 'De gastheer bepaalt of anderen mogen meekijken.',
  'rules.table.FB-38': 'De partij begint als elke plaats bezet is.',
  'rules.table.FB-39':
    'Het verslag van een partij bevat haar geheimen en gaat daarom pas na het einde open.',
  'rules.table.FB-40':
    'Voor sommige dingen heb je een naam op deze server nodig; de pagina regelt dat zelf voor je.',
  'rules.table.FB-42': 'Een toegangssleutel bewijst op je apparaat dat een account van jou is.',
  'rules.table.FB-43': 'Een herstelcode opent een account één keer.',
  'rules.table.FB-44':
    'Een plaats kan alleen vrijgehouden worden voor iemand die deze server kent.',
  'rules.table.FB-45': 'Een naam is voor iedereen leesbaar, niet te lang en niet die van een bot.',
  'rules.table.FB-50': 'Een bericht aan de server heeft de vorm die de server verwacht.',
  'rules.table.FB-51': 'Een bericht aan de server is niet te groot.',
  'rules.table.FB-52': 'Een bericht aan de server is niet te diep genest.',
  'rules.table.FB-53': 'Een bericht aan de server is leesbare tekst.',
  'rules.table.FB-54': 'Alleen pagina’s van deze site kunnen iets namens jou doen.',
  'rules.table.FB-55': 'Wie in korte tijd te vaak iets vraagt, moet even wachten.',
  'rules.table.FB-56':
    'Van sommige dingen is er een maximum: open tafels, verbindingen, bedenkingen.',
  'rules.table.FB-57': 'Een adres moet ergens heen leiden.',
  'rules.table.FB-58': 'Een bericht moet op tijd aankomen.',
  'rules.table.FB-59': 'De server leest maar één soort berichten.',
  'rules.table.FB-60':
    'Kan de server niets opslaan of start hij opnieuw, dan is er niets verloren: even later gaat het verder.',
  'rules.table.FB-70': 'Een fout van de server is zijn eigen schuld; hij schrijft hem op.',
  'rules.table.FB-80':
    'Iedereen brengt een deel van het schudden in en legt dat vast voor de eerste kaart, zodat niemand de kaarten kan kiezen.',
} as const satisfies { readonly [id in keyof typeof en]: string };
