import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from './app.ts';
import { accessible, fitsSideways } from './play/browser-table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A virtual authenticator that makes and uses passkeys without a press. */
async function authenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

/** Gives another browser the passkeys of the first, as if they were synchronised. */
async function copyPasskeys(from: { session: CDPSession; id: string }, page: Page): Promise<void> {
  const to = await authenticator(page);
  const { credentials } = await from.session.send('WebAuthn.getCredentials', {
    authenticatorId: from.id,
  });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody here knows you yet');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
}

const otherBrowser = (page: Page, server: string, more = {}): Promise<BrowserContext> =>
  page
    .context()
    .browser()!
    .newContext({ baseURL: server, reducedMotion: 'reduce', ...more });

const whoAmI = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/me')).json()) as { id: string }).id;

test('a guest is secured with a passkey and signs in on a telephone', async ({ page, server }) => {
  const device = await authenticator(page);
  await signInAs(page, 'Ana');
  await accessible(page);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('The passkey is made.');
  await expect(page.getByText('One passkey proves that you are Ana')).toBeVisible();
  await accessible(page);

  const context = await otherBrowser(page, server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    colorScheme: 'dark',
  });
  const other = await context.newPage();
  await copyPasskeys(device, other);
  await other.goto('/#/me');
  const signIn = other.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(signIn).toBeVisible();
  await accessible(other);
  await fitsSideways(other);
  await signIn.tap();
  await expect(other.getByRole('status')).toHaveText('Welcome back, Ana.');
  expect(await whoAmI(other)).toBe(await whoAmI(page));
  await fitsSideways(other);
  await accessible(other);

  // A changed name applies in both browsers.
  await other.getByRole('textbox', { name: 'Name' }).fill('Ana B.');
  await other.getByRole('button', { name: 'Save the name' }).tap();
  await expect(other.getByRole('status')).toHaveText('Your name is saved.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana B.');

  // A deleted passkey does not sign in.
  await page.getByRole('button', { name: /Give up/ }).click();
  await expect(page.getByText('Only this browser can prove')).toBeVisible();
  await other.getByRole('button', { name: 'Sign out', exact: true }).tap();
  await other.getByRole('button', { name: 'Sign in with a passkey' }).tap();
  await expect(other.getByRole('alert')).toHaveText(
    'The passkey did not prove who you are. Try again. (FB-42)',
  );
  await context.close();
});

test('recovery codes are shown once, and each serves once', async ({ page, server }) => {
  await signInAs(page, 'Ben');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.locator('.codes li')).toHaveCount(8);
  await accessible(page);
  const code = await page.locator('.codes li').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(code)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make new codes' })).toBeVisible();
  await expect(page.getByText(code)).toHaveCount(0);

  const ids = [await whoAmI(page)];
  for (const expected of ['Welcome back, Ben.', null]) {
    const context = await otherBrowser(page, server);
    const other = await context.newPage();
    await other.goto('/#/me');
    await other.getByLabel('Recovery code').fill(` ${code.toUpperCase()} `);
    await other.getByRole('button', { name: 'Use the code' }).click();
    if (expected === null) await expect(other.getByRole('alert')).toContainText('no such code');
    else {
      await expect(other.getByRole('status')).toHaveText(expected);
      ids.push(await whoAmI(other));
    }
    await context.close();
  }
  expect(ids[1]).toBe(ids[0]);
});

test('signing out asks twice where nobody could come back', async ({ page }) => {
  await signInAs(page, 'Cai');
  const signOut = page.getByRole('button', { name: 'Sign out', exact: true });
  await signOut.click();
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText('nobody can be Cai again');
  await accessible(page);
  await sure.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Cai');
  await signOut.click();
  await sure.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody here knows you yet');
  expect((await page.request.get('/api/me')).status()).toBe(401);
});

test('signing out everywhere ends the account in every browser', async ({ page, server }) => {
  await signInAs(page, 'Dea');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const code = await page.locator('.codes li').first().innerText();
  const context = await otherBrowser(page, server);
  const other = await context.newPage();
  await other.goto('/#/me');
  await other.getByLabel('Recovery code').fill(code);
  await other.getByRole('button', { name: 'Use the code' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const sure = page.getByRole('dialog');
  await accessible(page);
  await sure.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody here knows you yet');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Nobody here knows you yet');
  await context.close();
});

test('without the server the page says so; in French, too', async ({ page }) => {
  await page.route('**/api/me', (route) => route.abort());
  await page.goto('/#/me');
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await accessible(page);
  await page.evaluate(() => {
    localStorage.setItem('faubourg.settings', JSON.stringify({ language: 'fr' }));
  });
  await page.reload();
  await expect(page.getByText('Le serveur est injoignable.')).toBeVisible();
  await page.unroute('**/api/me');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('button', { name: 'Prendre ce nom' })).toBeVisible();
  await accessible(page);
});
