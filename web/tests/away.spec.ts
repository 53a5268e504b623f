import { answer, expect, newTable, person, ready, sayName, test } from './table';

test('a bot plays for somebody who is away, until they are back', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  await sayName(page, 'Hana');
  await newTable(page, ['me', 'open'], { first: 'seat2' });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Ivo');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(other);
  const table = other.url();
  await other.goto('/#/');

  // Nobody needs to agree where only one is left; the bot plays, and it is Hana's turn.
  await page.getByRole('button', { name: 'Let a bot play for them' }).click({ timeout: 30_000 });
  await ready(page);
  await expect(page.getByText('a bot plays', { exact: true })).toBeVisible();
  await answer(page);

  await other.goto(table);
  await expect(other.getByText('A bot plays for you.')).toBeVisible();
  await other.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(other.getByText('A bot plays for you.')).toHaveCount(0);
  await expect(page.getByText('a bot plays', { exact: true })).toHaveCount(0);
  for (let i = 0; i < 4; i++) {
    const [mine, theirs] = [page, other].map((p) => p.locator('.prompt .options'));
    await expect
      .poll(async () => (await mine!.isVisible()) || (await theirs!.isVisible()), { timeout: 20_000 })
      .toBe(true);
    await answer((await theirs!.isVisible()) ? other : page);
  }
});

test('the page says when it is your turn: title, icon, and a notification if wanted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const told: string[] = [];
    class Told extends EventTarget {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      constructor(title: string, options?: { body?: string }) {
        super();
        told.push(`${title}: ${options?.body ?? ''}`);
      }
      close(): void {}
    }
    Object.assign(window, { Notification: Told, told });
  });
  await sayName(page, 'Juno');
  await page.goto('/#/settings');
  await page.getByLabel('Tell me on the desktop when it is my turn').check();
  await newTable(page, ['me', 'bot'], { first: 'seat2' });
  // The page is behind another one.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await ready(page);
  await expect(page).toHaveTitle(/^● Doggerland/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg');
  await answer(page);
  await ready(page);
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]).toMatch(/^Your turn · Doggerland: ./);
  await page.goto('/#/');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg');
});

test('who waits can ask beforehand to pass for the round', async ({ page, browser, baseURL, quiet }) => {
  await sayName(page, 'Kai');
  await newTable(page, ['me', 'open'], { first: 'seat2' });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Lea');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(other);
  const wish = page.getByRole('button', { name: 'Pass for this round' });
  await wish.click();
  await expect(wish).toHaveAttribute('aria-pressed', 'true');
  // It holds on the server: the page may be closed meanwhile.
  const table = page.url();
  await page.goto('/#/');
  await answer(other);
  await ready(other);
  await page.goto(table);
  await expect(page.locator('.table')).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText('Kai passes.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pass for this round', pressed: true })).toHaveCount(0);
});

test('a table for days says how long there is to decide, and an address of one’s own is kept or refused with its reason', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  await sayName(page, 'Mona');
  await page.goto('/#/settings');
  const address = page.getByLabel('Call this address when I am asked and not here');
  const keep = page.getByRole('button', { name: 'Keep', exact: true });
  await address.fill('https://127.0.0.1/hook');
  await keep.click();
  await expect(page.getByRole('alert')).toContainText('lead to the open internet');
  // The browser notes the refusal by itself; it is the only thing it has to note.
  expect(quiet).toEqual([expect.stringContaining('400')]);
  quiet.length = 0;
  await address.fill('https://chat.example/hook');
  await keep.click();
  await expect(page.getByRole('status')).toContainText('Kept.');
  await page.reload();
  await expect(address).toHaveValue('https://chat.example/hook');
  await address.fill('');
  await keep.click();
  await expect(page.getByRole('status')).toContainText('Kept.');

  await page.goto('/#/new/doggerland');
  await page.locator('input[name=n][value="2"]').check();
  await page.locator('#chair-1').selectOption('open');
  await page.locator('[data-option="first"]').selectOption('seat1');
  await page.getByLabel('Time to decide').selectOption({ label: 'eight hours a decision' });
  await page.locator('button.go').click();
  await page.waitForURL(/#\/table\//);
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Nilo');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(page);
  await expect(page.getByText('8 hours left for this decision.')).toBeVisible();
});
