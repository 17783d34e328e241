import { problem, type Refused } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';
import { callApi } from '../client/api.ts';

/* Passkeys in the browser. The server sends and expects base64url texts, the browser's API works with bytes. */

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (character) => character.charCodeAt(0));
}

function encodeBase64Url(buffer: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const canPasskey = (): boolean => 'PublicKeyCredential' in globalThis;

/** The fields that both kinds of credential have in common. */
const envelope = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: encodeBase64Url(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
  authenticatorAttachment: credential.authenticatorAttachment,
});

/** The problem when the person closed the browser's dialog or the device has no fitting passkey. */
function cancelled(error: unknown): Refused {
  if (!(error instanceof DOMException)) throw error;
  const known = error.name === 'InvalidStateError';
  return { problem: problem('FB-42', known ? 'passkey-known' : 'passkey-cancelled') };
}

/** Makes a passkey for the account of this browser. */
export async function makePasskey(): Promise<{ id: string } | Refused> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/passkeys/options',
  );
  if ('problem' in options) return options;
  try {
    const made = (await navigator.credentials.create({
      publicKey: {
        ...(options as unknown as PublicKeyCredentialCreationOptions),
        challenge: decodeBase64Url(options.challenge),
        user: { ...options.user, id: decodeBase64Url(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({
          type: 'public-key',
          id: decodeBase64Url(id),
        })),
      },
    })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    return await callApi<{ id: string }>('POST', '/passkeys', {
      ...envelope(made),
      response: {
        clientDataJSON: encodeBase64Url(response.clientDataJSON),
        attestationObject: encodeBase64Url(response.attestationObject),
        transports: response.getTransports(),
      },
    });
  } catch (error) {
    return cancelled(error);
  }
}

/** Signs in with a passkey for this server that the device holds. */
export async function signInByPasskey(): Promise<{ person: Person } | Refused> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/options');
  if ('problem' in options) return options;
  try {
    const shown = (await navigator.credentials.get({
      publicKey: {
        challenge: decodeBase64Url(options.challenge),
        ...(options.rpId !== undefined && { rpId: options.rpId }),
        ...(options.timeout !== undefined && { timeout: options.timeout }),
        userVerification: 'preferred',
      },
    })) as PublicKeyCredential;
    const response = shown.response as AuthenticatorAssertionResponse;
    return await callApi<{ person: Person }>('POST', '/sign-in', {
      ...envelope(shown),
      response: {
        clientDataJSON: encodeBase64Url(response.clientDataJSON),
        authenticatorData: encodeBase64Url(response.authenticatorData),
        signature: encodeBase64Url(response.signature),
        userHandle: response.userHandle ? encodeBase64Url(response.userHandle) : null,
      },
    });
  } catch (error) {
    return cancelled(error);
  }
}
