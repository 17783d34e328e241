import { ADA, BOB, type OperationTexts } from './operation-text.ts';
import type { ProblemCode } from './problem-meanings.ts';

const NAMES: readonly ProblemCode[] = [
  'name-length',
  'name-hidden',
  'name-stacked',
  'name-blank',
  'name-bot',
];
const done = { done: true };
const ada = { id: ADA, name: 'Ada' };
const signedIn = { person: ada, token: '9bXn4mV2Qe8LrT0yUwZkHcJf' };
const credential = { id: 'AYb3', rawId: 'AYb3', type: 'public-key', clientExtensionResults: {} };

/** Operations about people and their credentials. */
export const peopleTexts: OperationTexts = {
  'POST /api/guest': {
    id: 'becomeGuest',
    tag: 'people',
    description:
      'Makes a new person. Programs send the token with every further request, as Authorization: Bearer; browsers get it as a cookie.',
    request: { name: 'Ada' },
    response: signedIn,
    problems: NAMES,
  },
  'GET /api/me': {
    id: 'getMe',
    tag: 'people',
    description: 'The person of the token.',
    response: { ...ada, webhook: null },
    problems: ['not-signed-in'],
  },
  'PATCH /api/me': {
    id: 'changeMe',
    tag: 'people',
    description: 'Changes the name, or the address that is called when it is your turn.',
    request: { name: 'Ada', webhook: 'https://example.org/turn' },
    response: { ...ada, webhook: 'https://example.org/turn' },
    problems: ['not-signed-in', ...NAMES],
  },
  'POST /api/sign-out': {
    id: 'signOut',
    tag: 'people',
    description: 'The token is no longer valid; its WebSockets and streams are closed.',
    request: {},
    response: done,
    problems: ['not-signed-in'],
  },
  'POST /api/sign-out-everywhere': {
    id: 'signOutEverywhere',
    tag: 'people',
    description:
      'No token of the person is valid any longer; their browsers get no more push messages.',
    request: {},
    response: done,
    problems: ['not-signed-in'],
  },
  'GET /api/ignored': {
    id: 'listIgnored',
    tag: 'people',
    description: 'The people whom you have muted or blocked.',
    response: { people: [{ id: BOB, name: 'Bob', muted: true, blocked: false }] },
    problems: ['not-signed-in'],
  },
  'POST /api/blocks': {
    id: 'block',
    tag: 'people',
    description:
      'Blocks a person, or ends it: nothing of theirs arrives, neither chat nor invitations nor tables.',
    request: { person: BOB, blocked: true },
    response: done,
    problems: ['not-signed-in', 'person-unknown'],
  },
  'POST /api/mutes': {
    id: 'mute',
    tag: 'people',
    description: 'Mutes a person, or ends it: what they say is not shown to you.',
    request: { person: BOB, muted: true },
    response: done,
    problems: ['not-signed-in', 'person-unknown'],
  },
  'GET /api/passkeys': {
    id: 'listPasskeys',
    tag: 'people',
    description: 'The passkeys of the person.',
    response: { passkeys: [{ id: 'AYb3', createdAt: 1_790_000_000_000 }] },
    problems: ['not-signed-in'],
  },
  'POST /api/passkeys/options': {
    id: 'beginPasskey',
    tag: 'people',
    description: 'What a browser needs to make a passkey (Web Authentication).',
    request: {},
    response: { challenge: 'b0Zx', rp: { id: 'example.org', name: 'Faubourg' } },
    problems: ['not-signed-in', 'passkey'],
  },
  'POST /api/passkeys': {
    id: 'keepPasskey',
    tag: 'people',
    description: 'Keeps the passkey that the browser has just made.',
    request: { ...credential, response: { clientDataJSON: 'eyJ0', attestationObject: 'o2Nm' } },
    response: { id: 'AYb3' },
    problems: ['not-signed-in', 'passkey'],
  },
  'DELETE /api/passkeys/{id}': {
    id: 'removePasskey',
    tag: 'people',
    description: 'The passkey is no longer accepted.',
    response: done,
    problems: ['not-signed-in'],
  },
  'POST /api/sign-in/options': {
    id: 'beginSignIn',
    tag: 'people',
    description: 'What a browser needs to sign in with a passkey.',
    request: {},
    response: { challenge: 'b0Zx', rpId: 'example.org' },
    problems: ['passkey', 'banned'],
  },
  'POST /api/sign-in': {
    id: 'signIn',
    tag: 'people',
    description: 'Signs in with what the browser made of the options; answers like a new guest.',
    request: {
      ...credential,
      response: { clientDataJSON: 'eyJ0', authenticatorData: 'SZYN', signature: 'MEUC' },
    },
    response: signedIn,
    problems: ['passkey', 'banned'],
  },
  'POST /api/recovery-codes': {
    id: 'newRecoveryCodes',
    tag: 'people',
    description: 'Eight codes, each serves once. New ones replace the old.',
    request: {},
    response: { codes: ['k3wq-9fzt-x2mb'] },
    problems: ['not-signed-in'],
  },
  'POST /api/recover': {
    id: 'recover',
    tag: 'people',
    description: 'Signs in with a recovery code; answers like a new guest.',
    request: { code: 'k3wq-9fzt-x2mb' },
    response: signedIn,
    problems: ['recovery-code', 'banned'],
  },
};
