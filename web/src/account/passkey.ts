import { problem, type Refused } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';
import { callApi } from '../client/api.ts';

/* Passkeys in the browser. What goes over the wire is base64url; what browsers take is bytes. */

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

function written(buffer: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(buffer)) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export const canPasskey = (): boolean => 'PublicKeyCredential' in globalThis;

/** What both kinds of answer have in common. */
const envelope = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: written(credential.rawId),
  type: credential.type,
  clientExtensionResults: {},
  authenticatorAttachment: credential.authenticatorAttachment,
});

/** The person closed the browser's window, or their device has nothing for us. */
function cancelled(error: unknown): Refused {
  if (!(error instanceof DOMException)) throw error;
  const known = error.name === 'InvalidStateError';
  return { problem: problem('FB-42', known ? 'passkey-known' : 'passkey-cancelled') };
}

/** Makes a passkey for who this browser is. */
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
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({
          type: 'public-key',
          id: bytes(id),
        })),
      },
    })) as PublicKeyCredential;
    const response = made.response as AuthenticatorAttestationResponse;
    return await callApi<{ id: string }>('POST', '/passkeys', {
      ...envelope(made),
      response: {
        clientDataJSON: written(response.clientDataJSON),
        attestationObject: written(response.attestationObject),
        transports: response.getTransports(),
      },
    });
  } catch (error) {
    return cancelled(error);
  }
}

/** Signs in with whichever passkey for this house the device has. */
export async function signInByPasskey(): Promise<{ person: Person } | Refused> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/options');
  if ('problem' in options) return options;
  try {
    const shown = (await navigator.credentials.get({
      publicKey: {
        challenge: bytes(options.challenge),
        ...(options.rpId !== undefined && { rpId: options.rpId }),
        ...(options.timeout !== undefined && { timeout: options.timeout }),
        userVerification: 'preferred',
      },
    })) as PublicKeyCredential;
    const response = shown.response as AuthenticatorAssertionResponse;
    return await callApi<{ person: Person }>('POST', '/sign-in', {
      ...envelope(shown),
      response: {
        clientDataJSON: written(response.clientDataJSON),
        authenticatorData: written(response.authenticatorData),
        signature: written(response.signature),
        userHandle: response.userHandle ? written(response.userHandle) : null,
      },
    });
  } catch (error) {
    return cancelled(error);
  }
}
