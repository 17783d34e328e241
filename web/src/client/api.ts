import type { Problem, Refused } from '@faubourg/core';
import type { Person } from '@faubourg/protocol';

/** Asks the server something. What it refuses, and that it is not there, are answers too. */
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
    const told: unknown = await response.json();
    return response.ok ? (told as T) : { problem: (told as { problem: Problem }).problem };
  } catch {
    // No connection, no server behind this page, or something else that speaks no JSON.
    return { problem: { rule: 'FB-60', code: 'no-server', data: {} } };
  }
}

const known = 'faubourg.known';

/** Whether the server may know this browser: without that there is no need to ask. */
export function mayBeKnown(): boolean {
  return localStorage.getItem(known) !== null;
}

/** Keeps in mind whether the server knows this browser. */
export function rememberKnown(here: boolean): void {
  if (here) localStorage.setItem(known, 'yes');
  else localStorage.removeItem(known);
}

/** Who this page is to the server, if it knows. */
export async function whoAmI(): Promise<Person | null> {
  if (!mayBeKnown()) return null;
  const me = await callApi<Person>('GET', '/me');
  return 'problem' in me ? null : me;
}

/** Who this page is to the server; a new guest of this name where it is nobody yet. */
export async function signedIn(name: string): Promise<Person | Refused> {
  const me = await whoAmI();
  if (me) return name !== '' && me.name !== name ? callApi<Person>('PATCH', '/me', { name }) : me;
  const made = await callApi<{ person: Person }>('POST', '/guest', { name });
  if ('problem' in made) return made;
  rememberKnown(true);
  return made.person;
}
