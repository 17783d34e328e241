import type { Problem, Refused } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';

/** Calls the server's API. Refusals and an unreachable server are returned as a problem, not thrown. */
export async function callApi<T extends object>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T | Refused> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
      }),
    });
    const content: unknown = await response.json();
    return response.ok ? (content as T) : { problem: (content as { problem: Problem }).problem };
  } catch {
    // No connection, no server, or a response that is not JSON.
    return { problem: { rule: 'FB-60', code: 'no-server', data: {} } };
  }
}

const STORAGE_KEY = 'faubourg.known';

/** Whether this browser has signed in to the server before. If not, requests about the person can be left out. */
export function mayBeKnown(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

/** Stores whether the server knows this browser. */
export function rememberKnown(known: boolean): void {
  if (known) localStorage.setItem(STORAGE_KEY, 'yes');
  else localStorage.removeItem(STORAGE_KEY);
}

/** The person this browser is signed in as; null if it is not signed in. */
export async function whoAmI(): Promise<Person | null> {
  if (!mayBeKnown()) return null;
  const me = await callApi<Person>('GET', '/me');
  return 'problem' in me ? null : me;
}

/** The person this browser is signed in as; signs in a new guest of this name if there is none. */
export async function signedIn(name: string): Promise<Person | Refused> {
  const me = await whoAmI();
  if (me) return name !== '' && me.name !== name ? callApi<Person>('PATCH', '/me', { name }) : me;
  const made = await callApi<{ person: Person }>('POST', '/guest', { name });
  if ('problem' in made) return made;
  rememberKnown(true);
  return made.person;
}
