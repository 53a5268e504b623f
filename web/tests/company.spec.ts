import type { Page, WebSocketRoute } from '@playwright/test';

import { answer, expect, listen, newTable, person, pieces, playOn, ready, sayName, test } from './table';

test('two browsers and a spectator, with a dropped connection in the middle', async ({
  page,
  browser,
  baseURL,
  quiet,
}) => {
  await sayName(page, 'Ada');
  const id = await newTable(page, ['me', 'open']);
  const link = await page.getByLabel('Send this link').inputValue();

  const other = await person(browser, baseURL, quiet);
  listen(other, quiet);
  const lines: WebSocketRoute[] = [];
  await other.routeWebSocket(/\/socket$/, (line) => {
    const server = line.connectToServer();
    lines.push(line);
    line.onMessage((m) => server.send(m));
    server.onMessage((m) => line.send(m));
  });
  await sayName(other, 'Bea');
  await other.goto(new URL(link).hash === '' ? link : `/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();

  const watcher = await person(browser, baseURL, quiet);
  await watcher.goto(`/#/table/${id}`);
  await expect(watcher.locator('.table')).toBeVisible();
  await expect(watcher.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0);

  const asked = async () => {
    let found: Page | undefined;
    await expect
      .poll(
        async () => {
          for (const p of [page, other]) if (await p.locator('.prompt .options').isVisible()) found = p;
          return found !== undefined;
        },
        { message: 'somebody is asked', intervals: [50] },
      )
      .toBe(true);
    return found ?? page;
  };
  for (let i = 0; i < 6; i++) await answer(await asked());

  // The line breaks; meanwhile the other one goes on as far as possible.
  await lines.at(-1)?.close();
  await expect(other.getByText('Reconnecting, nothing is lost')).toBeVisible();
  await expect(other.getByText('Reconnecting, nothing is lost')).toHaveCount(0);
  for (let i = 0; i < 6; i++) await answer(await asked());

  const ply = await page.locator('.prompt').getAttribute('data-ply');
  for (const p of [other, watcher]) await expect(p.locator('.prompt')).toHaveAttribute('data-ply', ply ?? '');
  // All three show the same table; rows of boards may be folded differently, so the text list is compared.
  const texts: string[] = [];
  for (const p of [page, other, watcher]) {
    await p.getByRole('button', { name: 'The table as text' }).click();
    texts.push(
      await p.locator('section.list').evaluate((e) => {
        for (const b of e.querySelectorAll('button, .no')) b.remove();
        return (e.textContent ?? '').replace(/\s+/g, ' ');
      }),
    );
  }
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);

  // What is said is read by all.
  await page.keyboard.press('c');
  await page.getByLabel('Say something').fill('Well <b>played</b>');
  await page.keyboard.press('Enter');
  await watcher.keyboard.press('c');
  await expect(watcher.getByText('Well <b>played</b>')).toBeVisible();
});

test('behind a barrier people go back together', async ({ page, browser, baseURL, quiet }) => {
  await sayName(page, 'Cora');
  await newTable(page, ['me', 'open'], { first: 'seat1' });
  const link = await page.getByLabel('Send this link').inputValue();
  const other = await person(browser, baseURL, quiet);
  await sayName(other, 'Dora');
  await other.goto(`/${new URL(link).hash}`);
  await other.getByRole('button', { name: /^Sit here/ }).click();
  await ready(page);
  await answer(page);
  await ready(other);
  await answer(other);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await back.click();
  await page.getByRole('button', { name: 'Ask the others to go back' }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await ready(page);
  await expect(page.locator('.prompt')).toHaveAttribute('data-ply', /\d+/);
  await expect(other.getByRole('button', { name: 'Agree' })).toHaveCount(0);
});

test('a whole game shows every piece once', async ({ page }) => {
  await sayName(page, 'Eve');
  await newTable(page, ['me', 'bot']);
  await ready(page);
  await page.locator('.toggle').first().click();
  const all = (await pieces(page)).map((p) => p.split(' on ')[0]);
  expect(new Set(all).size).toBe(all.length);
  await playOn(page);
});
