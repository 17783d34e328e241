import {
  accessible,
  waitForDecision,
  expect,
  fitsSideways,
  hurry,
  shortGame,
  test,
} from './toy.ts';

test('two people at one screen never see each other’s cards', async ({ page }) => {
  await hurry(page);
  await page.goto('/#/new/toy');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lanterns');
  await page.getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Seat 1: Name').fill('Ana');
  await page.getByLabel('Seat 2: Name').fill('Ben');
  await page.getByLabel('Seat 2: Who plays').selectOption('person');
  await accessible(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const cards = page.locator('main [data-choice="open"]');
  await expect(cards).toHaveCount(3);
  const anas = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await cards.first().click();
  await page.getByRole('button', { name: /^Play card/ }).click();
  const curtain = page.getByRole('dialog', { name: 'Pass the device to Ben' });
  await expect(curtain).toBeVisible();
  await accessible(page);
  // Behind the curtain is the spectators' view.
  for (const card of anas) await expect(page.getByLabel(card!, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(curtain).toBeVisible();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await expect(cards).toHaveCount(3);
  const bens = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(bens.filter((card) => anas.includes(card))).toEqual([]);
});

test('an answer can be taken back, and the log says so', async ({ page }) => {
  await hurry(page, { confirm: false });
  await shortGame(page);
  const light = page.locator('fieldset', { hasText: 'None' }).getByRole('button');
  const panel = page.getByRole('region', { name: 'Your decision' });
  const cards = page.locator('main [data-choice="open"][aria-label^="Card"]');
  const again = page.getByRole('button', { name: 'Play again' });
  // Only the winner of a round lights lanterns: play the best card until that is us.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    const labels = await cards.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')!),
    );
    const best = labels.sort((a, b) => Number(b.slice(5)) - Number(a.slice(5)))[0];
    if (best !== undefined)
      await page.getByRole('button', { name: best, exact: true }).click({ timeout: 3000 });
    await expect(light.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ intervals: [20] });
  await light.nth(0).click();
  await expect(panel).toContainText('Throw the die?');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(light.first()).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('You take your last answer back.');
});

test('the button that gave an answer loses the focus before the page changes', async ({ page }) => {
  // A browser lays out the whole page when the focused element is removed.
  await hurry(page);
  await shortGame(page);
  await page.locator('main [data-choice="open"]').first().click();
  const give = page.getByRole('button', { name: /^Play card/ });
  await give.evaluate((button) => {
    let changes = 0;
    const watch = new MutationObserver((some) => (changes += some.length));
    button.addEventListener('click', () => {
      watch.observe(document, { subtree: true, childList: true, attributes: true });
    });
    button.addEventListener('blur', () => {
      changes += watch.takeRecords().length;
      watch.disconnect();
      document.documentElement.dataset['changesBefore'] = String(changes);
    });
  });
  await give.click();
  await expect(give).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-changes-before', '0');
});

test('what cannot be chosen says why, and what can be is listed on request', async ({ page }) => {
  await hurry(page);
  // For somebody who knows the game the recap is folded: it would push the list out of sight.
  await page.addInitScript(() => localStorage.setItem('faubourg.finished', '["toy"]'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  await page.getByRole('button', { name: /^Play card/ }).click();
  // Play on until the next cards are chosen: those of the last round lie on the table.
  const played = page.locator('main [data-choice="barred"]').first();
  const button = page.locator('section.decision fieldset button[aria-pressed="false"]').first();
  // The decision may change before the press: then the press is given up soon.
  const soon = { timeout: 3000 };
  const confirm = page.getByRole('button', { name: 'Confirm' });
  // On the board: the log's lines about a bank are buttons, too.
  const bank = page
    .locator('main [data-choice="open"]')
    .and(page.getByRole('button', { name: /bank/ }));
  await expect(async () => {
    for (const choice of [button, bank.first()]) {
      if (!(await choice.isVisible())) continue;
      await choice.click(soon);
      await confirm.click(soon);
    }
    await expect(played).toBeVisible({ timeout: 1000 });
  }).toPass();
  // A barred card can be pressed although it is disabled: the page says why. Other cards may be
  // laid down before the press, so that the card that was pressed is known from the reason.
  // A step of the others removes what was said: then it is asked for again.
  const alert = page.getByRole('alert');
  let label = '';
  await expect(async () => {
    await played.click({ force: true, ...soon });
    const said = await alert.innerText(soon);
    expect(said).toMatch(/Card \d+ is not in your hand\./);
    label = /Card \d+/.exec(said)![0];
  }).toPass();
  await expect(page.locator(`main [data-choice="barred"][aria-label="${label}"]`)).toHaveCount(1);
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Without the game's noun, the count must not read as a name such as "Card 3".
  await expect(page.locator('.on-board p')).toHaveText('3 possibilities, marked on the board.');
  await page.getByRole('button', { name: 'Show as list' }).click();
  await expect(page.getByRole('group', { name: 'Card' }).getByRole('button')).toHaveCount(4);
  await accessible(page);
});

test('any moment can be shared, looked at and played on from', async ({ page, context, toy }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: toy });
  await hurry(page, { confirm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  const log = page.getByRole('tabpanel');
  await expect(log).toContainText(/wins? the round/);
  await log.getByRole('button').first().click();
  await expect(page.getByRole('slider')).toHaveAccessibleName(/Move 1 of/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied.' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('slider')).toHaveAccessibleName(/Move 1 of/);
  await accessible(other);
  // The log shows the line of the row on screen.
  await expect(other.getByRole('tabpanel').locator('[aria-current]')).toBeInViewport();
  // The sender of the link is not "You" for its reader.
  await expect(other.locator('section.players h2').first()).toHaveText('Seat 1');
  await other.getByLabel('Seen by').selectOption('0');
  const last = await other.getByRole('slider').getAttribute('max');
  await other.getByRole('button', { name: 'Last', exact: true }).click();
  await expect(other.getByRole('slider')).toHaveValue(last!);
  await other.getByRole('button', { name: 'Previous decision' }).click();
  await expect(other.getByRole('slider')).not.toHaveValue(last!);
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await expect(other.getByRole('region', { name: 'Your decision' })).toContainText('choose a card');
  await other.goto(`${toy}/#/record/nonsense`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('cannot be read');
  await accessible(other);
});

test('what happens is said to those who do not look', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  // The other log is what bots say.
  const live = page.locator('[role="log"][aria-relevant="additions"]');
  await expect(live).toContainText('Round 1: choose a card in secret.');
  await page.locator('main [data-choice="open"]').first().click();
  await page.getByRole('button', { name: /^Play card/ }).click();
  await expect(live).toContainText(/wins? the round/);
});

test('settings take effect at once and are kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await accessible(page);
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { level: 2, name: 'Réglages' })).toBeVisible();
  await page.getByRole('radio', { name: 'Nuit' }).check();
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(20, 24, 31)');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Jouer' })).toBeVisible();
  await expect(body).toHaveCSS('background-color', 'rgb(20, 24, 31)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a table that is not here leads home; a fault shows a report without secrets', async ({
  page,
  complaints,
}) => {
  await page.goto('/#/table/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('not on this device');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('an error of the test');
    }, 0),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.locator('pre')).toContainText('an error of the test');
  await accessible(page);
  await page.getByRole('button', { name: 'Back to the home page' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(complaints.splice(0)).toEqual(['an error of the test']);
});

test('twice as large, everything is still there', async ({ page }) => {
  // The size of a window of 1440 × 900 at a zoom of 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  const commit = page.getByRole('button', { name: /^Play card/ });
  await commit.scrollIntoViewIfNeeded();
  await expect(commit).toBeInViewport();
  await expect(() => fitsSideways(page)).toPass();
});

test('a report from a table tells what this seat has seen, and nothing that is hidden', async ({
  page,
  complaints,
}) => {
  await hurry(page, { confirm: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('main [data-choice="open"]').first().click();
  await expect(page.getByRole('tabpanel')).toContainText(/wins? the round/);
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('an error of the test');
    }, 0),
  );
  const text = await page.locator('pre').innerText();
  const { table } = JSON.parse(text) as {
    table: { row: number; view: { viewer: number }; history: { seat: number | null }[] };
  };
  expect(table.view.viewer).toBe(0);
  expect(table.history.length).toBeGreaterThan(table.row);
  expect(table.history.some(({ seat }) => seat === 0)).toBe(true);
  expect(text).not.toMatch(/secret":\s*"|contributions|seed/);
  expect(complaints.splice(0)).toEqual(['an error of the test']);
});

test('the log stays at its end whatever grows above it, unless one has scrolled up', async ({
  page,
}) => {
  await hurry(page, { confirm: false });
  await page.setViewportSize({ width: 1280, height: 760 });
  await shortGame(page);
  const log = page.getByRole('tabpanel').getByRole('list');
  const end = page.getByRole('dialog').getByRole('button', { name: 'Look at the board' });
  while ((await waitForDecision(page)) === 'asked') {
    const open = page
      .locator('main [data-choice="open"], section.decision fieldset button[aria-pressed="false"]')
      .first();
    // The decision may change before the press.
    await open.click({ timeout: 3000 }).catch(() => null);
  }
  await end.click();
  const last = log.getByRole('button').last();
  await expect(last).toBeInViewport();
  const below = () => log.evaluate((at) => at.scrollHeight - at.scrollTop - at.clientHeight);
  await page.setViewportSize({ width: 1280, height: 620 });
  await expect.poll(below).toBeLessThan(2);
  // The browser moves a list that grows; a line that is added in the same frame makes it look as if
  // somebody had scrolled up.
  await log.evaluate(async (at) => {
    const frame = (): Promise<number> => new Promise(requestAnimationFrame);
    at.style.height = `${at.clientHeight + 100}px`;
    at.getBoundingClientRect();
    const line = document.createElement('li');
    line.style.height = '200px';
    at.append(line);
    await frame();
    await frame();
    line.remove();
    at.style.height = '';
  });
  await expect.poll(below).toBeLessThan(2);
  // The list hears of the scrolling in the next frame; a window cannot change its size before.
  await log.evaluate(async (at) => {
    const scrolled = new Promise((heard) => at.addEventListener('scroll', heard, { once: true }));
    at.scrollTo(0, 0);
    await scrolled;
  });
  await expect.poll(below).toBeGreaterThan(24);
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect(log.getByRole('button').first()).toBeInViewport();
});

test('the end tells what decided the game, and can be shared', async ({ page, context, toy }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: toy });
  await hurry(page, { confirm: false });
  await shortGame(page);
  const paying = page.locator('fieldset', { hasText: 'None' }).getByRole('button').last();
  // Who has no coins has nothing to choose: there is one answer, and its button.
  const open = page
    .locator('main [data-choice="open"], section.decision fieldset button[aria-pressed="false"]')
    .or(page.getByRole('button', { name: 'Confirm', exact: true }))
    .first();
  // Without a lit lantern there are no turning points: then another game is played.
  for (let lit = false; (await waitForDecision(page)) === 'asked' || !lit;) {
    const pays = await paying.isVisible();
    const again = page.getByRole('button', { name: 'Play again' });
    const next = pays ? paying : (await again.isVisible()) ? again : open;
    const pressed = await next.click({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
    lit ||= pays && pressed;
  }
  const end = page.getByRole('dialog');
  await end.getByRole('button', { name: 'Share' }).click();
  await expect(end.getByRole('button', { name: 'Copied.' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/\/s\/[\w-]{12}\/\d+$/);
  expect(address.length).toBeLessThanOrEqual(80);
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('slider')).toHaveValue(/\d+/);
  await expect(reader.getByRole('main', { name: 'The board' })).toBeVisible();
  await reader.close();
  // Without a network the link holds the game itself.
  await context.setOffline(true);
  await end.getByRole('button', { name: 'Copied.' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('#/record/');
  await context.setOffline(false);
  await accessible(page);
  const moment = end.getByRole('button', { name: /^Move \d+/ }).first();
  const row = /^Move (\d+)/.exec((await moment.innerText()).trim())![1]!;
  await moment.click();
  await expect(end).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveValue(row);
});
