/** The texts of the account page, in English. */
export const en = {
  'account.title': 'Your account',
  'account.nobody': 'Nobody here knows you yet',
  'account.nobody.about':
    'To play against bots you need no name. For tables with others the server remembers you in this browser, by a name and without a password.',
  'account.nowhere':
    'The server cannot be reached. Your games on this device work all the same; your name and notices are kept there.',
  'account.again': 'Try again',
  'account.begin': 'Begin here',
  'account.name': 'Name',
  'account.name.about': 'This is how others see you at the table.',
  'account.name.take': 'Take this name',
  'account.name.save': 'Save the name',
  'account.name.saved': 'Your name is saved.',

  'account.elsewhere': 'You have been here before, elsewhere',
  'account.sign-in': 'Sign in with a passkey',
  'account.recover': 'Sign in with a recovery code',
  'account.code': 'Recovery code',
  'account.code.use': 'Use the code',
  'account.welcome': 'Welcome back, {name}.',

  'account.secure': 'Keep this identity',
  'account.secure.about':
    'Only this browser can prove that you are {name}. With a passkey you sign in on other devices, too: no password, no e-mail.',
  'account.secure.done':
    '{count, plural, one {One passkey proves} other {# passkeys prove}} that you are {name}, on any device that has {count, plural, one {it} other {one of them}}.',
  'account.passkey.add': 'Make a passkey',
  'account.passkey.more': 'Make another passkey',
  'account.passkey.made': 'The passkey is made.',
  'account.passkey.of': 'Passkey of {date}',
  'account.passkey.drop': 'Give up',
  'account.passkey.unable':
    'Passkeys need an address that begins with https and a browser that can make them. Recovery codes serve as well.',
  'account.codes': 'Recovery codes',
  'account.codes.about':
    'Eight codes for the day when every device is lost. Each signs you in once. New ones replace the old.',
  'account.codes.make': 'Make new codes',
  'account.codes.once': 'Write them down or save them: they are shown this once only.',
  'account.codes.copy': 'Copy the codes',
  'account.codes.copied': 'Copied.',
  'account.codes.kept': 'I have kept them',

  'account.notices': 'Notices',
  'account.notices.about':
    'While this page is open it tells you when it is your turn at another table.',
  'account.push': 'Tell this browser also when the page is closed',
  'account.push.about':
    'For games that take days. The browser asks for your permission when you switch it on.',
  'account.push.denied':
    'The browser does not permit notices from this page. Its settings for this site change that.',
  'account.push.unable':
    'Notices while the page is closed need an address that begins with https and a browser that can receive them.',
  'account.push.failed': 'The browser’s own notice service could not be reached. Try again later.',
  'account.webhook': 'Webhook',
  'account.webhook.about':
    'For programs of your own: the server calls this address with the table and what happened. It has to be public.',
  'account.webhook.save': 'Save the address',
  'account.webhook.saved': 'The address is saved.',
  'account.webhook.gone': 'No address is called any more.',

  'account.leave': 'Sign out',
  'account.leave.about': 'This browser forgets who you are. Games on this device stay.',
  'account.leave.sure':
    'You have made no passkey. Without one, or a recovery code, nobody can be {name} again. Sign out all the same?',
  'account.leave.stay': 'Stay',
  'account.leave.everywhere': 'Sign out everywhere',
  'account.leave.everywhere.about':
    'For when a device is lost or somebody else used your name: every browser and program that is signed in as you is signed out, this one included. Passkeys and recovery codes stay.',
  'account.leave.everywhere.sure':
    'Sign out {name} on every device, this one included? A passkey signs you in again.',

  'why.passkey': 'The passkey did not prove who you are. Try again.',
  'why.passkey-cancelled': 'No passkey was used.',
  'why.passkey-known': 'This device has a passkey for you already.',
  'why.recovery-code': 'There is no such code, or it has been used.',
  'why.quota': 'You have as many as the server allows. Give one up first.',
  'why.form': 'That does not have the expected form.',
  'why.not-signed-in': 'The server does not know this browser any more. Sign in again.',
} as const;
