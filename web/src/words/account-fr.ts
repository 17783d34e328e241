import type { en } from './account-en.ts';

/** The texts of the account page, in French. */
export const fr = {
  'account.title': 'Votre compte',
  'account.nobody': 'Personne ne vous connaît encore ici',
  'account.nobody.about':
    'Pour jouer contre des robots, pas besoin de nom. Aux tables partagées, le serveur se souvient de vous dans ce navigateur, par un nom et sans mot de passe.',
  'account.nowhere':
    'Le serveur est injoignable. Vos parties sur cet appareil marchent quand même ; votre nom et vos avis sont gardés là-bas.',
  'account.again': 'Réessayer',
  'account.begin': 'Commencer ici',
  'account.name': 'Nom',
  'account.name.about': 'C’est ainsi que les autres vous voient à la table.',
  'account.name.take': 'Prendre ce nom',
  'account.name.save': 'Enregistrer le nom',
  'account.name.saved': 'Votre nom est enregistré.',

  'account.elsewhere': 'Vous êtes déjà venu, ailleurs',
  'account.sign-in': 'Se connecter avec une clé d’accès',
  'account.recover': 'Se connecter avec un code de secours',
  'account.code': 'Code de secours',
  'account.code.use': 'Utiliser le code',
  'account.welcome': 'Content de vous revoir, {name}.',

  'account.secure': 'Garder cette identité',
  'account.secure.about':
    'Seul ce navigateur peut prouver que vous êtes {name}. Avec une clé d’accès, vous vous connectez aussi sur d’autres appareils : sans mot de passe, sans adresse.',
  'account.secure.done':
    '{count, plural, one {Une clé d’accès prouve} other {# clés d’accès prouvent}} que vous êtes {name}, sur tout appareil qui {count, plural, one {l’a} other {en a une}}.',
  'account.passkey.add': 'Créer une clé d’accès',
  'account.passkey.more': 'Créer une autre clé d’accès',
  'account.passkey.made': 'La clé d’accès est créée.',
  'account.passkey.of': 'Clé d’accès du {date}',
  'account.passkey.drop': 'Abandonner',
  'account.passkey.unable':
    'Une clé d’accès demande une adresse en https et un navigateur qui sait en créer. Les codes de secours font aussi l’affaire.',
  'account.codes': 'Codes de secours',
  'account.codes.about':
    'Huit codes pour le jour où tous les appareils sont perdus. Chacun sert une fois. Les nouveaux remplacent les anciens.',
  'account.codes.make': 'Créer de nouveaux codes',
  'account.codes.once': 'Notez-les ou enregistrez-les : ils ne sont montrés que cette fois.',
  'account.codes.copy': 'Copier les codes',
  'account.codes.copied': 'Copié.',
  'account.codes.kept': 'Je les ai gardés',

  'account.notices': 'Avis',
  'account.notices.about':
    'Tant que cette page est ouverte, elle vous dit quand c’est à vous à une autre table.',
  'account.push': 'Prévenir ce navigateur même quand la page est fermée',
  'account.push.about':
    'Pour les parties qui durent des jours. Le navigateur demande votre accord quand vous l’activez.',
  'account.push.denied':
    'Le navigateur n’autorise pas les avis de cette page. Ses réglages pour ce site permettent de le changer.',
  'account.push.unable':
    'Les avis quand la page est fermée demandent une adresse en https et un navigateur qui peut en recevoir.',
  'account.push.failed': 'Le service d’avis du navigateur est injoignable. Réessayez plus tard.',
  'account.webhook': 'Webhook',
  'account.webhook.about':
    'Pour vos propres programmes : le serveur appelle cette adresse avec la table et ce qui s’est passé. Elle doit être publique.',
  'account.webhook.save': 'Enregistrer l’adresse',
  'account.webhook.saved': 'L’adresse est enregistrée.',
  'account.webhook.gone': 'Plus aucune adresse n’est appelée.',

  'account.leave': 'Se déconnecter',
  'account.leave.about':
    'Ce navigateur oublie qui vous êtes. Les parties sur cet appareil restent.',
  'account.leave.sure':
    'Vous n’avez créé aucune clé d’accès. Sans elle, ni code de secours, personne ne pourra redevenir {name}. Se déconnecter quand même ?',
  'account.leave.stay': 'Rester',
  'account.leave.everywhere': 'Se déconnecter partout',
  'account.leave.everywhere.about':
    'Si un appareil est perdu ou si quelqu’un d’autre a utilisé votre nom : tout navigateur et tout programme connecté à votre place est déconnecté, celui-ci compris. Clés d’accès et codes de secours restent.',
  'account.leave.everywhere.sure':
    'Déconnecter {name} sur tous les appareils, celui-ci compris ? Une clé d’accès vous reconnecte.',

  'why.passkey': 'La clé d’accès n’a pas prouvé qui vous êtes. Réessayez.',
  'why.passkey-cancelled': 'Aucune clé d’accès n’a été utilisée.',
  'why.passkey-known': 'Cet appareil a déjà une clé d’accès pour vous.',
  'why.recovery-code': 'Ce code n’existe pas, ou il a déjà servi.',
  'why.quota': 'Le serveur n’en accepte pas davantage. Abandonnez-en un d’abord.',
  'why.form': 'Ce n’est pas la forme attendue.',
  'why.not-signed-in': 'Le serveur ne connaît plus ce navigateur. Reconnectez-vous.',
} as const satisfies { readonly [id in keyof typeof en]: string };
