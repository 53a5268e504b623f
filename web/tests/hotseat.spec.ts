/** Several people at one device: the curtain between them, Back for whoever decided last, and nothing skipped. */

import type { Page } from '@playwright/test';

import { dress, themes, violations } from './axe';
import { open } from './game';
import { answer, expect, look, moved, newTable, ready, sayName, test } from './table';

const curtain = (page: Page) => page.locator('.curtain');
const ply = (page: Page) => page.locator('.prompt').getAttribute('data-ply');

/** Says who is there, and waits until the table lies open. */
async function here(page: Page, who: string): Promise<void> {
  await curtain(page)
    .getByRole('button', { name: `I am ${who}`, exact: true })
    .click();
  await expect(curtain(page)).toHaveCount(0);
}

/** Answers until the other one at the device is asked and the device must be handed on. */
async function untilNext(page: Page): Promise<void> {
  const next = page.locator('.prompt [data-pass]');
  const options = page.locator('.prompt .options');
  for (let i = 0; i < 60; i++) {
    await expect(options.or(next).first()).toBeVisible();
    if (await next.isVisible()) return;
    const before = await ply(page);
    const end = page.locator('.prompt .options button[data-choice^="end turn"]:enabled');
    const first = page.locator('.prompt .options button[data-choice]:enabled').first();
    if (await end.isVisible()) await end.click();
    else if (await first.isVisible()) await first.click();
    else await page.locator('[data-target]:visible').first().click();
    await moved(page, before);
  }
  throw new Error('nobody else is asked');
}

/** The cards in the hand of the one who looks. */
const hand = (page: Page) =>
  page
    .locator('.rail.right .seat.pinned [data-piece]')
    .evaluateAll((all) => all.map((e) => e.outerHTML).join());

// TB-H02 TB-H03 TB-H04
test('hidden hands are covered between two people, and Back is for whoever decided last', async ({
  page,
}) => {
  await sayName(page, 'Ann');
  await open(page, { game: 'last-doge', seats: ['me', 'guest'], options: { first: 'seat1' }, seed: 5 });
  // A page that is opened does not know who sits before it: nothing is shown, nothing can be chosen.
  await expect(curtain(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^It is .+’s turn$/ })).toBeFocused();
  await expect(page.locator('[data-piece], .prompt:visible, .drawer')).toHaveCount(0);
  const before = await ply(page);
  for (const key of ['1', 'l', 't', 'u', 'g', 'Enter']) await page.keyboard.press(key);
  await expect(curtain(page)).toBeVisible();
  expect(await ply(page)).toBe(before);
  for (const theme of themes) {
    await dress(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  const [ann, ben] = ['Ann', 'Guest 2'];
  await here(page, ann);
  const anns = await hand(page);

  // Ann's turn ends: her table stays until she hands the device on herself, and she can still take it back.
  await untilNext(page);
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ben}`);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ann);
  const ended = Number(await ply(page));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question b')).toHaveText(`${ann}:`);
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ben}`);
  expect(Number(await ply(page))).toBe(ended);

  await page.getByRole('button', { name: `Pass the device to ${ben}` }).click();
  await expect(page.getByRole('heading', { name: `It is ${ben}’s turn` })).toBeFocused();
  await expect(page.locator('[data-piece], .prompt:visible')).toHaveCount(0);
  // With the keyboard alone: the heading has the focus, the button comes next.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `I am ${ben}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator('#question b')).toHaveText(`${ben}:`);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ben);
  await expect(page.locator('section.prompt')).toBeFocused();
  expect(await hand(page)).not.toBe(anns);

  // Ben is asked already; Back is still for Ann, who must have the device to decide again.
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ann}`);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText(ben);
  await page.getByRole('button', { name: `Pass the device to ${ann}` }).click();
  await here(page, ann);
  await expect(page.locator('#question b')).toHaveText(`${ann}:`);
  expect(await hand(page)).toBe(anns);

  // Opened again the table is covered again; whoever waits may look at their own cards meanwhile.
  await page.reload();
  await expect(curtain(page)).toBeVisible();
  await here(page, ben);
  await expect(page.locator('.question h2')).toHaveText(`Next: ${ann}`);
});

// TB-H02
test('people may have the table covered always or never', async ({ page }) => {
  await sayName(page, 'Ann');
  await open(page, { game: 'last-doge', seats: ['me', 'guest'], options: { first: 'seat1' }, seed: 5 });
  await here(page, 'Ann');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('Cover the table between people at this device').selectOption('never');
  await page.locator('.drawer').getByRole('button', { name: 'Close' }).click();
  await untilNext(page);
  await page.locator('.prompt [data-pass]').click();
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
  await expect(curtain(page)).toHaveCount(0);

  // Where nothing is hidden the same people can have it covered all the same.
  await page.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('dolmen') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('dolmen', JSON.stringify({ ...saved, cover: 'always' }));
  });
  await page.reload();
  await newTable(page, ['me', 'guest'], { first: 'seat1' });
  await here(page, 'Ann');
  await answer(page);
  await page.getByRole('button', { name: 'Pass the device to Guest 2' }).click();
  await here(page, 'Guest 2');
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
});

// TB-H01 TB-H04
test('where nothing is hidden the table turns to whoever is asked, and Back is for the last one', async ({
  page,
}) => {
  await sayName(page, 'Ann');
  await newTable(page, ['me', 'guest'], { first: 'seat1' });
  await ready(page);
  await expect(page.locator('#question b')).toHaveText('Ann:');
  const start = await ply(page);
  await page.locator('.prompt .options button[data-choice="pass"]').click();
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
  await expect(curtain(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.locator('#question b')).toHaveText('Ann:');
  expect(await ply(page)).toBe(start);
  await expect(page.locator('.rail.right .seat.pinned h2')).toHaveText('Ann');
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.locator('#question b')).toHaveText('Guest 2:');
});

test('the curtain speaks three languages, on a wide screen and on a phone', async ({ page }) => {
  await sayName(page, 'Ann');
  const wish = { game: 'last-doge', seats: ['me', 'guest'], options: { first: 'seat1' }, seed: 5 } as const;
  await open(page, { ...wish, seats: [...wish.seats] });
  const table = page.url();
  for (const [language, theme, title] of [
    ['en', 'light', 'It is Ann’s turn'],
    ['fr', 'dark', 'C’est à Ann'],
    ['pt', 'contrast', 'É a vez de Ann'],
  ] as const) {
    await look(page, language, theme);
    await page.goto('about:blank');
    await page.goto(table);
    await expect(page.locator('.curtain h2')).toHaveText(title);
    for (const [size, viewport] of Object.entries({
      wide: { width: 1366, height: 768 },
      phone: { width: 360, height: 640 },
    })) {
      await page.setViewportSize(viewport);
      await expect(page.locator('.curtain .main')).toBeInViewport({ ratio: 1 });
      await page.screenshot({ path: `test-results/screens/curtain-${language}-${theme}-${size}.png` });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${language} ${size}`).toBeLessThanOrEqual(0);
    }
  }
});
