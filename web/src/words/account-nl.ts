import type { en } from './account-en.ts';

/** The texts of the account page, in Dutch. */
export const nl = {
  'account.title': 'Je account',
  'account.nobody': 'Niemand kent je hier nog',
  'account.nobody.about':
    'Om tegen bots te spelen heb je geen naam nodig. Voor tafels met anderen onthoudt de server je in deze browser: met een naam en zonder wachtwoord.',
  'account.nowhere':
    'De server is niet bereikbaar. Je partijen op dit apparaat werken gewoon; je naam en je meldingen staan op de server.',
  'account.again': 'Opnieuw proberen',
  'account.begin': 'Hier beginnen',
  'account.name': 'Naam',
  'account.name.about': 'Zo zien de anderen je aan tafel.',
  'account.name.take': 'Deze naam nemen',
  'account.name.save': 'Naam opslaan',
  'account.name.saved': 'Je naam is opgeslagen.',

  'account.elsewhere': 'Was je hier al eens, op een ander apparaat?',
  'account.sign-in': 'Inloggen met een passkey',
  'account.recover': 'Inloggen met een herstelcode',
  'account.code': 'Herstelcode',
  'account.code.use': 'Code gebruiken',
  'account.welcome': 'Welkom terug, {name}.',

  'account.secure': 'Deze naam houden',
  'account.secure.about':
    'Alleen deze browser kan bewijzen dat jij {name} bent. Met een passkey log je ook op andere apparaten in: zonder wachtwoord, zonder e-mail.',
  'account.secure.done':
    '{count, plural, one {Eén passkey bewijst} other {# passkeys bewijzen}} dat jij {name} bent, op elk apparaat dat {count, plural, one {hem heeft} other {er een van heeft}}.',
  'account.passkey.add': 'Passkey maken',
  'account.passkey.more': 'Nog een passkey maken',
  'account.passkey.made': 'De passkey is gemaakt.',
  'account.passkey.of': 'Passkey van {date}',
  'account.passkey.drop': 'Verwijderen',
  'account.passkey.unable':
    'Een passkey werkt alleen op een adres dat met https begint, in een browser die passkeys kan maken. Herstelcodes zijn net zo goed.',
  'account.codes': 'Herstelcodes',
  'account.codes.about':
    'Acht codes voor de dag dat je al je apparaten kwijt bent. Elke code werkt één keer. Nieuwe codes vervangen de oude.',
  'account.codes.make': 'Nieuwe codes maken',
  'account.codes.once': 'Schrijf ze op of bewaar ze: je ziet ze alleen deze ene keer.',
  'account.codes.copy': 'Codes kopiëren',
  'account.codes.copied': 'Gekopieerd.',
  'account.codes.kept': 'Ik heb ze bewaard',

  'account.notices': 'Meldingen',
  'account.notices.about':
    'Zolang deze pagina openstaat, hoor je hier wanneer je aan een andere tafel aan de beurt bent.',
  'account.push': 'Ook een melding in deze browser als de pagina dicht is',
  'account.push.about':
    'Voor partijen die dagen duren. De browser vraagt om toestemming zodra je dit aanzet.',
  'account.push.denied':
    'De browser staat geen meldingen van deze pagina toe. Dat verander je in de browserinstellingen voor deze site.',
  'account.push.unable':
    'Meldingen terwijl de pagina dicht is, werken alleen op een adres dat met https begint, in een browser die ze kan ontvangen.',
  'account.push.failed':
    'De meldingendienst van de browser is niet bereikbaar. Probeer het later nog eens.',
  'account.webhook': 'Webhook',
  'account.webhook.about':
    'Voor je eigen programma’s: de server roept dit adres aan met de tafel en wat er is gebeurd. Het adres moet openbaar zijn.',
  'account.webhook.save': 'Adres opslaan',
  'account.webhook.saved': 'Het adres is opgeslagen.',
  'account.webhook.gone': 'Er wordt geen adres meer aangeroepen.',

  'account.leave': 'Uitloggen',
  'account.leave.about':
    'Deze browser vergeet wie je bent. Partijen op dit apparaat blijven staan.',
  'account.leave.sure':
    'Je hebt geen passkey gemaakt. Zonder passkey of herstelcode kan niemand ooit nog {name} zijn. Toch uitloggen?',
  'account.leave.stay': 'Blijven',
  'account.leave.everywhere': 'Overal uitloggen',
  'account.leave.everywhere.about':
    'Voor als je een apparaat kwijt bent of iemand anders je naam heeft gebruikt: elke browser en elk programma dat als jou is ingelogd, wordt uitgelogd, ook deze browser. Passkeys en herstelcodes blijven.',
  'account.leave.everywhere.sure':
    '{name} op alle apparaten uitloggen, ook hier? Met een passkey log je weer in.',

  'why.passkey': 'De passkey heeft niet bewezen wie je bent. Probeer het nog eens.',
  'why.passkey-cancelled': 'Er is geen passkey gebruikt.',
  'why.passkey-known': 'Dit apparaat heeft al een passkey van je.',
  'why.recovery-code': 'Die code bestaat niet of is al gebruikt.',
  'why.quota': 'Je hebt er zoveel als de server toestaat. Verwijder er eerst een.',
  'why.form': 'Dat heeft niet de verwachte vorm.',
  'why.not-signed-in': 'De server kent deze browser niet meer. Log opnieuw in.',
} as const satisfies { readonly [id in keyof typeof en]: string };
