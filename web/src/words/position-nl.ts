import type { en } from './position-en.ts';

/** The texts of the page that opens a position, in Dutch. */
export const nl = {
  'position.title': 'Een stelling openen',
  'position.about':
    'Een stelling is één moment van een partij als JSON: uit een foutrapport, een puzzel of de opdrachtregel.',
  'position.paste': 'De stelling, of een link ernaartoe',
  'position.file': 'Bestand kiezen',
  'position.open': 'Openen',
  'position.another': 'Andere stelling openen',
  'position.of': 'Een stelling van {game}',
  'position.asked': 'Nu aan de beurt: {names}.',
  'position.over': 'In deze stelling is de partij afgelopen.',
  'position.seats': 'Wie speelt verder',
  'position.secrets': 'Je ziet wat jouw plaats mag zien. Met bots op alle plaatsen kijk je toe.',
  'position.wrong': 'Deze stelling kan niet worden geopend',
  'position.wrong.link': 'De link is beschadigd of onvolledig.',
  'position.wrong.json': 'Dit is geen JSON: {found}',
  'position.wrong.form': 'Bij ‘{at}’: verwacht {expected}, gevonden {found}.',
  'position.wrong.game': 'Hier is geen spel dat ‘{game}’ heet. Er zijn {known}.',
  'position.wrong.rules':
    'Deze stelling volgt versie {rules} van de regels. Deze pagina speelt versie {known}.',
  'position.wrong.seats': 'Bij ‘seats’: {game} is voor {min} tot {max} spelers.',
  'position.wrong.seat': 'Deze stelling heeft geen plaats met nummer {number}; de eerste is 0.',
  'position.wrong.option':
    'Bij ‘options’: het spel heeft geen optie ‘{option}’. Het heeft: {known}.',
  'position.wrong.option-value': 'Bij ‘options.{option}’: {why}.',
  'position.wrong.impossible':
    'Geen enkele partij kan zo verlopen. Wat er niet klopt (plaatsen tellen vanaf 0):',
} as const satisfies { readonly [id in keyof typeof en]: string };
