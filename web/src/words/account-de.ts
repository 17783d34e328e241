import type { en } from './account-en.ts';

/** The texts of the account page, in German. */
export const de = {
  'account.title': 'Dein Konto',
  'account.nobody': 'Hier kennt dich noch niemand',
  'account.nobody.about':
    'Um gegen Bots zu spielen, brauchst du keinen Namen. Für Tische mit anderen merkt sich der Server dich in diesem Browser: mit einem Namen und ohne Passwort.',
  'account.nowhere':
    'Der Server ist nicht erreichbar. Deine Partien auf diesem Gerät laufen trotzdem; dein Name und deine Benachrichtigungen liegen auf dem Server.',
  'account.again': 'Noch einmal versuchen',
  'account.begin': 'Hier anfangen',
  'account.name': 'Name',
  'account.name.about': 'So sehen dich die anderen am Tisch.',
  'account.name.take': 'Diesen Namen nehmen',
  'account.name.save': 'Namen speichern',
  'account.name.saved': 'Dein Name ist gespeichert.',

  'account.elsewhere': 'Warst du schon einmal hier, auf einem anderen Gerät?',
  'account.sign-in': 'Mit Passkey anmelden',
  'account.recover': 'Mit Notfallcode anmelden',
  'account.code': 'Notfallcode',
  'account.code.use': 'Code verwenden',
  'account.welcome': 'Schön, dass du wieder da bist, {name}.',

  'account.secure': 'Diesen Namen behalten',
  'account.secure.about':
    'Nur dieser Browser kann beweisen, dass du {name} bist. Mit einem Passkey meldest du dich auch auf anderen Geräten an: ohne Passwort, ohne E-Mail.',
  'account.secure.done':
    '{count, plural, one {Ein Passkey beweist} other {# Passkeys beweisen}}, dass du {name} bist, auf jedem Gerät, das {count, plural, one {ihn hat} other {einen davon hat}}.',
  'account.passkey.add': 'Passkey anlegen',
  'account.passkey.more': 'Weiteren Passkey anlegen',
  'account.passkey.made': 'Der Passkey ist angelegt.',
  'account.passkey.of': 'Passkey vom {date}',
  'account.passkey.drop': 'Löschen',
  'account.passkey.unable':
    'Passkeys brauchen eine Adresse, die mit https beginnt, und einen Browser, der sie anlegen kann. Notfallcodes tun es auch.',
  'account.codes': 'Notfallcodes',
  'account.codes.about':
    'Acht Codes für den Tag, an dem alle Geräte weg sind. Jeder meldet dich einmal an. Neue ersetzen die alten.',
  'account.codes.make': 'Neue Codes anlegen',
  'account.codes.once': 'Schreib sie auf oder speichere sie: Du siehst sie nur dieses eine Mal.',
  'account.codes.copy': 'Codes kopieren',
  'account.codes.copied': 'Kopiert.',
  'account.codes.kept': 'Ich habe sie notiert',

  'account.notices': 'Benachrichtigungen',
  'account.notices.about':
    'Solange diese Seite offen ist, sagt sie dir, wenn du an einem anderen Tisch dran bist.',
  'account.push': 'Diesem Browser auch Bescheid geben, wenn die Seite zu ist',
  'account.push.about':
    'Für Partien, die Tage dauern. Der Browser fragt um Erlaubnis, wenn du das einschaltest.',
  'account.push.denied':
    'Der Browser erlaubt keine Benachrichtigungen von dieser Seite. Das kannst du in seinen Einstellungen für diese Seite ändern.',
  'account.push.unable':
    'Benachrichtigungen bei geschlossener Seite brauchen eine Adresse, die mit https beginnt, und einen Browser, der sie empfangen kann.',
  'account.push.failed':
    'Der Benachrichtigungsdienst des Browsers ist nicht erreichbar. Versuch es später noch einmal.',
  'account.webhook': 'Webhook',
  'account.webhook.about':
    'Für eigene Programme: Der Server ruft diese Adresse auf und meldet den Tisch und was geschehen ist. Sie muss öffentlich sein.',
  'account.webhook.save': 'Adresse speichern',
  'account.webhook.saved': 'Die Adresse ist gespeichert.',
  'account.webhook.gone': 'Es wird keine Adresse mehr aufgerufen.',

  'account.leave': 'Abmelden',
  'account.leave.about': 'Dieser Browser vergisst, wer du bist. Partien auf diesem Gerät bleiben.',
  'account.leave.sure':
    'Du hast keinen Passkey angelegt. Ohne ihn oder einen Notfallcode kann niemand je wieder {name} sein. Trotzdem abmelden?',
  'account.leave.stay': 'Bleiben',
  'account.leave.everywhere': 'Überall abmelden',
  'account.leave.everywhere.about':
    'Falls ein Gerät verloren ging oder jemand anderes deinen Namen benutzt hat: Alle Browser und Programme, die unter deinem Namen angemeldet sind, werden abgemeldet, auch dieser Browser. Passkeys und Notfallcodes bleiben.',
  'account.leave.everywhere.sure':
    '{name} auf allen Geräten abmelden, auch hier? Mit einem Passkey meldest du dich wieder an.',

  'why.passkey': 'Der Passkey hat nicht bewiesen, wer du bist. Versuch es noch einmal.',
  'why.passkey-cancelled': 'Es wurde kein Passkey verwendet.',
  'why.passkey-known': 'Dieses Gerät hat schon einen Passkey von dir.',
  'why.recovery-code': 'Diesen Code gibt es nicht, oder er ist verbraucht.',
  'why.quota': 'Mehr erlaubt der Server nicht. Lösche zuerst etwas.',
  'why.form': 'Das hat nicht die erwartete Form.',
  'why.not-signed-in': 'Der Server kennt diesen Browser nicht mehr. Melde dich neu an.',
} as const satisfies { readonly [id in keyof typeof en]: string };
